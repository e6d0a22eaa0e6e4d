import type { Choice } from './base/choice.ts'
import { COLOURS, type Colour } from './base/influence.ts'
import { FIRST, SECOND } from './base/piece.ts'
import type { AuctionBox, MoveKind, Rules, Train } from './base/table.ts'
import { railMapOf } from './maps/compile.ts'
import type { MapFile } from './maps/definition.ts'
import type { BoxLine, Tables, TrainLine } from './maps/tables.ts'
import { bid } from './phases/auction.ts'
import { pass } from './phases/pass.ts'
import { pay } from './phases/payment.ts'
import { sell, way } from './phases/takeovers.ts'
import { build, finish, giveUp } from './phases/track.ts'
import { buy } from './phases/trains.ts'
import { load } from './phases/transport.ts'

/** Every kind of move that can be described, by its name there. */
const byName: { readonly [Do in Choice['do']]: MoveKind<Do> } = {
  bid,
  build,
  finish,
  'give-up': giveUp,
  pass,
  pay,
  buy,
  load,
  sell,
  way,
}

/** Every kind of move, at its number. */
const moveKinds: MoveKind[] = []
for (const moveKind of Object.values<MoveKind>(byName)) moveKinds[moveKind.number] = moveKind

export function rulesFor(seats: number, map: MapFile, tables: Tables, rules2009: boolean): Rules {
  const trains = trainsFrom(tables.trains, rules2009)
  const { goods, pawns, influence } = tables.bags
  return {
    seats,
    turns: tables.turns[seats as keyof Tables['turns']],
    map: railMapOf(map),
    boxes: tables.boxes.map(box => boxFrom(box, seats)),
    trains,
    spaceCount: sum(trains.flatMap(({ spaces }) => spaces)),
    bags: {
      goods: [goods.grey, goods.yellow],
      pawns: [pawns.red, pawns.green, pawns.landowner],
      discs: COLOURS.map(colour => influence[colour]),
    },
    rules2009,
    moveKinds,
  }
}

function boxFrom({ name, influence, minimum, players }: BoxLine, seats: number): AuctionBox {
  const countOf = (colour: Colour): number => influence.filter(each => each === colour).length
  return {
    name,
    printed: [countOf('white'), countOf('brown'), countOf('red'), countOf('green')],
    least: minimum,
    isOpen: seats >= players,
  }
}

/** The rules of 2009 know one class of passengers: all their spaces count as second class (NB-10.2). */
function trainsFrom(lines: readonly TrainLine[], rules2009: boolean): Train[] {
  let space = 0
  return lines.map(({ row, place, cost, first, second, goods }) => {
    const spaces: Train['spaces'] = rules2009 ? [0, first + second, goods] : [first, second, goods]
    const at: Train['at'] = [space, space + spaces[FIRST], space + spaces[FIRST] + spaces[SECOND]]
    space += sum(spaces)
    return { name: `${row}${place}`, row, cost, spaces, at }
  })
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

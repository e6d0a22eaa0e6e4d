import type { Seat } from '@roundhouse/kernel/game'
import type { Facts } from '@roundhouse/kernel/story'
import { countScored, type Witness } from '../../stats/collector.ts'
import { countIn, countPlaces, type Tally, winOf } from '../../stats/stats.ts'
import { boxIn, type NurembergTally, newNurembergTally, trainIn, turnIn } from './stats.ts'

/** One game as far as it has been heard. */
interface Heard {
  readonly tally: Tally
  readonly counts: NurembergTally
  turn: number
  /** Player order at the start. */
  order: readonly Seat[]
  /** The standing bid on each box of this turn's auction. */
  readonly bids: Map<string, { readonly seat: Seat; readonly cubes: number }>
  /** By seat: links built this turn, profit, and own pieces on the map. */
  readonly built: number[]
  readonly profit: number[]
  readonly pieces: number[]
  /** Who got what: a box or a train. */
  readonly had: { readonly thing: { wins: number }; readonly seat: Seat }[]
}

/** Writes down boxes, trains, pieces moved, profits and sales, turn by turn, and where points came from. */
export function nurembergWitness(tally: Tally, seats: number): Witness {
  const counts = (tally.nuremberg ??= newNurembergTally())
  const nothing = () => Array.from({ length: seats }, () => 0)
  const [built, profit, pieces] = [nothing(), nothing(), nothing()]
  const heard: Heard = { tally, counts, turn: 0, order: [], bids: new Map(), built, profit, pieces, had: [] }
  return {
    emit: ({ key, facts }) => hears[key]?.(heard, facts),
    close(result) {
      for (const { thing, seat } of heard.had) thing.wins += winOf(seat, result.winners)
      for (const left of pieces) countIn(counts.trackLeft, left)
      countIn(tally.turns, heard.turn)
      countPlaces(tally, heard.order, result)
    },
  }
}

const turnOf = ({ counts, turn }: Heard) => turnIn(counts, turn)

const hears: Readonly<Record<string, (heard: Heard, facts: Facts) => void>> = {
  'turn-began'(heard, { turn }) {
    heard.turn = turn as number
    heard.built.fill(0)
    turnOf(heard).players += heard.built.length
  },
  bid({ counts, bids }, { seat, box, cubes }) {
    boxIn(counts, box as string).bids++
    bids.set(box as string, { seat: seat as Seat, cubes: cubes as number })
  },
  'build-order': closeAuction,
  finished(heard, { seat, pieces }) {
    heard.built[seat as Seat] = pieces as number
    heard.pieces[seat as Seat]! += pieces as number
  },
  'chain-closed'(heard, { pieces }) {
    turnOf(heard).chains++
    countIn(heard.counts.chainPieces, pieces as number)
  },
  bought(heard, { seat, train }) {
    const bought = trainIn(heard.counts, train as string)
    countIn(bought.turns, heard.turn)
    heard.had.push({ thing: bought, seat: seat as Seat })
  },
  loaded(heard, { piece, train, class: carClass }) {
    const { moved } = turnOf(heard)
    moved[piece as string] = (moved[piece as string] ?? 0) + 1
    if (carClass === 'first') turnOf(heard).firstClass++
    trainIn(heard.counts, train as string).pieces++
  },
  profit(heard, { seat, income, upkeep, change }) {
    const turn = turnOf(heard)
    turn.income += income as number
    turn.upkeep += upkeep as number
    countIn(turn.built, heard.built[seat as Seat]!)
    heard.profit[seat as Seat]! += change as number
  },
  'player-order'(heard, { seats }) {
    if (heard.turn === 0) heard.order = [...(seats as Seat[])]
    else countProfits(heard, seats as Seat[])
  },
  sold(heard, { seat, company, pieces }) {
    const sales = (turnOf(heard).lines[company as string] ??= { lines: 0, pieces: 0 })
    sales.lines++
    sales.pieces += pieces as number
    heard.pieces[seat as Seat]! -= pieces as number
  },
  scored: ({ tally }, facts) => countScored(tally, facts),
}

function countProfits(heard: Heard, order: readonly Seat[]): void {
  for (const [place, seat] of order.entries()) countIn((turnOf(heard).profit[place + 1] ??= {}), heard.profit[seat]!)
}

/** The orders are set when all boxes are paid. */
function closeAuction({ counts, bids, had }: Heard): void {
  for (const [name, { seat, cubes }] of bids) {
    const box = boxIn(counts, name)
    countIn(box.cubes, cubes)
    had.push({ thing: box, seat })
  }
  bids.clear()
}

import type { Seat } from '@roundhouse/kernel/game'
import type { Facts } from '@roundhouse/kernel/story'
import { countScored, type StatsCollector } from '../../stats/collector.ts'
import { countIn, countPlaces, type Stats, winOf } from '../../stats/stats.ts'
import { boxIn, type NurembergDetails, trainIn, turnIn } from './details.ts'

/** One game as far as it has been heard. */
interface GameSoFar {
  readonly stats: Stats
  readonly counts: NurembergDetails
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
export function nurembergCollector(stats: Stats<NurembergDetails>, seats: number): StatsCollector {
  const counts = stats.details
  const nothing = () => Array.from({ length: seats }, () => 0)
  const [built, profit, pieces] = [nothing(), nothing(), nothing()]
  const game: GameSoFar = { stats, counts, turn: 0, order: [], bids: new Map(), built, profit, pieces, had: [] }
  return {
    emit: ({ key, facts }) => HANDLERS[key]?.(game, facts),
    close(result) {
      for (const { thing, seat } of game.had) thing.wins += winOf(seat, result.winners)
      for (const left of pieces) countIn(counts.trackLeft, left)
      countIn(stats.turns, game.turn)
      countPlaces(stats, game.order, result)
    },
  }
}

const turnOf = ({ counts, turn }: GameSoFar) => turnIn(counts, turn)

const HANDLERS: Readonly<Record<string, (game: GameSoFar, facts: Facts) => void>> = {
  'turn-began'(game, { turn }) {
    game.turn = turn as number
    game.built.fill(0)
    turnOf(game).players += game.built.length
  },
  bid({ counts, bids }, { seat, box, cubes }) {
    boxIn(counts, box as string).bids++
    bids.set(box as string, { seat: seat as Seat, cubes: cubes as number })
  },
  'build-order': closeAuction,
  finished(game, { seat, pieces }) {
    game.built[seat as Seat] = pieces as number
    game.pieces[seat as Seat]! += pieces as number
  },
  'chain-closed'(game, { pieces }) {
    turnOf(game).chains++
    countIn(game.counts.chainPieces, pieces as number)
  },
  bought(game, { seat, train }) {
    const bought = trainIn(game.counts, train as string)
    countIn(bought.turns, game.turn)
    game.had.push({ thing: bought, seat: seat as Seat })
  },
  loaded(game, { piece, train, class: carClass }) {
    const { moved } = turnOf(game)
    moved[piece as string] = (moved[piece as string] ?? 0) + 1
    if (carClass === 'first') turnOf(game).firstClass++
    trainIn(game.counts, train as string).pieces++
  },
  profit(game, { seat, income, upkeep, change }) {
    const turn = turnOf(game)
    turn.income += income as number
    turn.upkeep += upkeep as number
    countIn(turn.built, game.built[seat as Seat]!)
    game.profit[seat as Seat]! += change as number
  },
  'player-order'(game, { seats }) {
    if (game.turn === 0) game.order = [...(seats as Seat[])]
    else countProfits(game, seats as Seat[])
  },
  sold(game, { seat, company, pieces }) {
    const sales = (turnOf(game).lines[company as string] ??= { lines: 0, pieces: 0 })
    sales.lines++
    sales.pieces += pieces as number
    game.pieces[seat as Seat]! -= pieces as number
  },
  scored: ({ stats }, facts) => countScored(stats, facts),
}

function countProfits(game: GameSoFar, order: readonly Seat[]): void {
  for (const [place, seat] of order.entries()) countIn((turnOf(game).profit[place + 1] ??= {}), game.profit[seat]!)
}

/** The orders are set when all boxes are paid. */
function closeAuction({ counts, bids, had }: GameSoFar): void {
  for (const [name, { seat, cubes }] of bids) {
    const box = boxIn(counts, name)
    countIn(box.cubes, cubes)
    had.push({ thing: box, seat })
  }
  bids.clear()
}

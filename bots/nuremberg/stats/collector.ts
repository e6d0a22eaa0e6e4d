import type { Seat } from '@roundhouse/kernel/game'
import { handleLine, type LineHandlers } from '@roundhouse/kernel/story'
import type { StoryLine } from '@roundhouse/nuremberg/base/story'
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
export function nurembergCollector(stats: Stats<NurembergDetails>, seats: number): StatsCollector<StoryLine> {
  const counts = stats.details
  const nothing = () => Array.from({ length: seats }, () => 0)
  const [built, profit, pieces] = [nothing(), nothing(), nothing()]
  const game: GameSoFar = { stats, counts, turn: 0, order: [], bids: new Map(), built, profit, pieces, had: [] }
  return {
    emit: line => handleLine(HANDLERS, line, game),
    close(result) {
      for (const { thing, seat } of game.had) thing.wins += winOf(seat, result.winners)
      for (const left of pieces) countIn(counts.trackLeft, left)
      countIn(stats.turns, game.turn)
      countPlaces(stats, game.order, result)
    },
  }
}

const turnOf = ({ counts, turn }: GameSoFar) => turnIn(counts, turn)

const HANDLERS: LineHandlers<StoryLine, void, [game: GameSoFar]> = {
  'turn-began'({ turn }, game) {
    game.turn = turn
    game.built.fill(0)
    turnOf(game).players += game.built.length
  },
  bid({ seat, box, cubes }, { counts, bids }) {
    boxIn(counts, box).bids++
    bids.set(box, { seat, cubes })
  },
  'build-order': (_facts, game) => closeAuction(game),
  finished({ seat, pieces }, game) {
    game.built[seat] = pieces
    game.pieces[seat]! += pieces
  },
  'chain-closed'({ pieces }, game) {
    turnOf(game).chains++
    countIn(game.counts.chainPieces, pieces)
  },
  bought({ seat, train }, game) {
    const bought = trainIn(game.counts, train)
    countIn(bought.turns, game.turn)
    game.had.push({ thing: bought, seat })
  },
  loaded({ piece, train, class: carClass }, game) {
    const { moved } = turnOf(game)
    moved[piece] = (moved[piece] ?? 0) + 1
    if (carClass === 'first') turnOf(game).firstClass++
    trainIn(game.counts, train).pieces++
  },
  profit({ seat, income, upkeep, change }, game) {
    const turn = turnOf(game)
    turn.income += income
    turn.upkeep += upkeep
    countIn(turn.built, game.built[seat]!)
    game.profit[seat]! += change
  },
  'player-order'({ seats }, game) {
    if (game.turn === 0) game.order = [...seats]
    else countProfits(game, seats)
  },
  sold({ seat, company, pieces }, game) {
    const sales = (turnOf(game).lines[company] ??= { lines: 0, pieces: 0 })
    sales.lines++
    sales.pieces += pieces
    game.pieces[seat]! -= pieces
  },
  scored: (facts, { stats }) => countScored(stats, facts),
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

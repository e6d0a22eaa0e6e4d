import type { StoryLine } from '@roundhouse/first-class/base/story'
import type { Seat } from '@roundhouse/kernel/game'
import { handleLine, type LineHandlers } from '@roundhouse/kernel/story'
import { countScored, type StatsCollector } from '../../stats/collector.ts'
import { countIn, countPlaces, type Stats, winOf } from '../../stats/stats.ts'
import { type CardStats, cardIn, type FirstClassDetails } from './details.ts'

/** Stands for the start-player tile among the cards. */
export const TILE = 'tile'

/** One game as far as it has been heard. */
interface GameSoFar {
  readonly stats: Stats<FirstClassDetails>
  /** Cards offered in this game. */
  readonly offered: Set<string>
  /** Who executed, picked, bought or kept what. */
  readonly had: { readonly card: CardStats; readonly seat: Seat }[]
  /** Turns of each seat so far, and turns of the round that is being played. */
  readonly turns: number[]
  inRound: number
  /** Who begins. */
  start: Seat
}

/** Writes down what became of the cards, and where points came from. */
export function firstClassCollector(stats: Stats<FirstClassDetails>, seats: number): StatsCollector<StoryLine> {
  const turns = Array.from({ length: seats }, () => 0)
  const game: GameSoFar = { stats, offered: new Set(), had: [], turns, inRound: 0, start: 0 }
  return {
    emit: line => handleLine(HANDLERS, line, game),
    close(result) {
      for (const { card, seat } of game.had) card.wins += winOf(seat, result.winners)
      countIn(
        stats.turns,
        turns.reduce((sum, n) => sum + n, 0),
      )
      countPlaces(stats, clockwiseFrom(game.start, seats), result)
    },
  }
}

const clockwiseFrom = (start: Seat, seats: number): Seat[] =>
  Array.from({ length: seats }, (_, place) => (start + place) % seats)

const HANDLERS: LineHandlers<StoryLine, void, [game: GameSoFar]> = {
  'start-player'({ seat }, game) {
    game.start = seat
  },
  dealt({ cards }, game) {
    game.inRound = 0
    offer(game, [TILE, ...cards])
  },
  display: ({ cards }, game) => offer(game, cards),
  took: ({ seat, card }, game) => execute(game, seat, card),
  tile: ({ seat }, game) => execute(game, seat, TILE),
  declined({ seat, card }, game) {
    beginTurn(game, seat)
    cardIn(game.stats.details, card).declined++
  },
  fulfilled: ({ card }, { stats }) => cardIn(stats.details, card).fulfilled++,
  kept({ seat, card }, game) {
    offer(game, [card])
    const kept = cardIn(game.stats.details, card)
    kept.kept++
    game.had.push({ card: kept, seat })
  },
  'end-card': ({ seat, card }, game) => have(game, seat, card),
  scored(facts, { stats }) {
    countScored(stats, facts)
    if (facts.for === 'end-card') cardIn(stats.details, facts.card).points += facts.points
  },
}

function offer({ stats, offered }: GameSoFar, cards: readonly string[]): void {
  for (const id of cards) {
    const card = cardIn(stats.details, id)
    card.offered++
    if (!offered.has(id)) card.games++
    offered.add(id)
  }
}

function beginTurn(game: GameSoFar, seat: Seat): void {
  game.turns[seat]!++
  game.inRound++
}

function execute(game: GameSoFar, seat: Seat, id: string): void {
  beginTurn(game, seat)
  have(game, seat, id)
}

function have({ stats, had, turns, inRound }: GameSoFar, seat: Seat, id: string): void {
  const card = cardIn(stats.details, id)
  card.executed++
  card.turns += turns[seat]!
  card.places += inRound
  had.push({ card, seat })
}

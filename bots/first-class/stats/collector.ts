import type { Seat } from '@roundhouse/kernel/game'
import type { Facts } from '@roundhouse/kernel/story'
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
export function firstClassCollector(stats: Stats<FirstClassDetails>, seats: number): StatsCollector {
  const turns = Array.from({ length: seats }, () => 0)
  const game: GameSoFar = { stats, offered: new Set(), had: [], turns, inRound: 0, start: 0 }
  return {
    emit: ({ key, facts }) => HANDLERS[key]?.(game, facts),
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

const HANDLERS: Readonly<Record<string, (game: GameSoFar, facts: Facts) => void>> = {
  'start-player'(game, { seat }) {
    game.start = seat as Seat
  },
  dealt(game, { cards }) {
    game.inRound = 0
    offer(game, [TILE, ...(cards as string[])])
  },
  display: (game, { cards }) => offer(game, cards as string[]),
  took: (game, { seat, card }) => execute(game, seat as Seat, card as string),
  tile: (game, { seat }) => execute(game, seat as Seat, TILE),
  declined(game, { seat, card }) {
    beginTurn(game, seat as Seat)
    cardIn(game.stats.details, card as string).declined++
  },
  fulfilled: ({ stats }, { card }) => cardIn(stats.details, card as string).fulfilled++,
  kept(game, { seat, card }) {
    offer(game, [card as string])
    const kept = cardIn(game.stats.details, card as string)
    kept.kept++
    game.had.push({ card: kept, seat: seat as Seat })
  },
  'end-card': (game, { seat, card }) => have(game, seat as Seat, card as string),
  scored({ stats }, facts) {
    countScored(stats, facts)
    if (facts['for'] === 'end-card') cardIn(stats.details, facts['card'] as string).points += facts['points'] as number
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

import type { Seat } from '@roundhouse/kernel/game'
import type { Facts } from '@roundhouse/kernel/story'
import { countScored, type Witness } from '../../stats/collector.ts'
import { type CardTally, cardIn, countIn, countPlaces, type Tally, winOf } from '../../stats/stats.ts'

/** Stands for the start-player tile among the cards. */
export const TILE = 'tile'

/** One game as far as it has been heard. */
interface Heard {
  readonly tally: Tally
  /** Cards offered in this game. */
  readonly offered: Set<string>
  /** Who executed, picked, bought or kept what. */
  readonly had: { readonly card: CardTally; readonly seat: Seat }[]
  /** Turns of each seat so far, and turns of the round that is being played. */
  readonly turns: number[]
  inRound: number
  /** Who begins. */
  start: Seat
}

/** Writes down what became of the cards, and where points came from. */
export function firstClassWitness(tally: Tally, seats: number): Witness {
  const turns = Array.from({ length: seats }, () => 0)
  const heard: Heard = { tally, offered: new Set(), had: [], turns, inRound: 0, start: 0 }
  return {
    emit: ({ key, facts }) => hears[key]?.(heard, facts),
    close(result) {
      for (const { card, seat } of heard.had) card.wins += winOf(seat, result.winners)
      countIn(
        tally.turns,
        turns.reduce((sum, n) => sum + n, 0),
      )
      countPlaces(tally, clockwiseFrom(heard.start, seats), result)
    },
  }
}

const clockwiseFrom = (start: Seat, seats: number): Seat[] =>
  Array.from({ length: seats }, (_, place) => (start + place) % seats)

const hears: Readonly<Record<string, (heard: Heard, facts: Facts) => void>> = {
  'start-player'(heard, { seat }) {
    heard.start = seat as Seat
  },
  dealt(heard, { cards }) {
    heard.inRound = 0
    offer(heard, [TILE, ...(cards as string[])])
  },
  display: (heard, { cards }) => offer(heard, cards as string[]),
  took: (heard, { seat, card }) => execute(heard, seat as Seat, card as string),
  tile: (heard, { seat }) => execute(heard, seat as Seat, TILE),
  declined(heard, { seat, card }) {
    beginTurn(heard, seat as Seat)
    cardIn(heard.tally, card as string).declined++
  },
  fulfilled: ({ tally }, { card }) => cardIn(tally, card as string).fulfilled++,
  kept(heard, { seat, card }) {
    offer(heard, [card as string])
    const kept = cardIn(heard.tally, card as string)
    kept.kept++
    heard.had.push({ card: kept, seat: seat as Seat })
  },
  'end-card': (heard, { seat, card }) => have(heard, seat as Seat, card as string),
  scored({ tally }, facts) {
    countScored(tally, facts)
    if (facts['for'] === 'end-card') cardIn(tally, facts['card'] as string).points += facts['points'] as number
  },
}

function offer({ tally, offered }: Heard, cards: readonly string[]): void {
  for (const id of cards) {
    const card = cardIn(tally, id)
    card.offered++
    if (!offered.has(id)) card.games++
    offered.add(id)
  }
}

function beginTurn(heard: Heard, seat: Seat): void {
  heard.turns[seat]!++
  heard.inRound++
}

function execute(heard: Heard, seat: Seat, id: string): void {
  beginTurn(heard, seat)
  have(heard, seat, id)
}

function have({ tally, had, turns, inRound }: Heard, seat: Seat, id: string): void {
  const card = cardIn(tally, id)
  card.executed++
  card.turns += turns[seat]!
  card.places += inRound
  had.push({ card, seat })
}

import type { Summary } from '@roundhouse/bots/summary'
import { inTable, percent } from '../terminal/columns.ts'
import type { Words } from '../words/words.ts'

const HEAD = ['card', 'offered', 'taken', 'executed', 'fulfilled', 'won'] as const

/** What became of each card, the most taken first. */
export const cardsTable = (say: Words, { cards }: Summary): string[] =>
  inTable([
    HEAD.map(column => say(`first-class.cards.${column}`)),
    ...Object.entries(cards)
      .sort(([, a], [, b]) => b.takeRate - a.takeRate)
      .map(([id, card]) => [
        id,
        String(card.offered),
        percent(card.takeRate),
        percent(card.executeRate),
        card.fulfilled > 0 ? percent(card.fulfilRate) : '',
        percent(card.winRate),
      ]),
  ])

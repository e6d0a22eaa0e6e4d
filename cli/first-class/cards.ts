import type { FirstClassSummary } from '@roundhouse/bots/first-class/stats/summary'
import type { Summary } from '@roundhouse/bots/stats/summary'
import type { Words } from '../messages.ts'
import { inTable, percent } from '../terminal/columns.ts'

const HEAD = ['card', 'offered', 'taken', 'executed', 'fulfilled', 'won'] as const

/** What became of each card, the most taken first. */
export const cardsTable = (say: Words, { details }: Summary): string[] =>
  inTable([
    HEAD.map(column => say(`first-class.cards.${column}`)),
    ...Object.entries((details as FirstClassSummary).cards)
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

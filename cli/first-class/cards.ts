import type { FirstClassSummary } from '@roundhouse/bots/first-class/stats/summary'
import type { Summary } from '@roundhouse/bots/stats/summary'
import { inTable, percent } from '../terminal/columns.ts'

/** What became of each card, the most taken first. */
export const cardsTable = ({ details }: Summary): string[] =>
  inTable([
    ['card', 'offered', 'taken', 'executed', 'fulfilled', 'won by takers'],
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

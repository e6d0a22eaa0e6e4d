import type { Seat } from '@roundhouse/kernel/game'
import { type CarStep, carAtCard, LOWER, stepOfCar, type Train, type TrainName, UPPER } from '../../base/board/train.ts'
import { faceAt, faceId } from '../../base/cards/card.ts'
import { LAY_IT, leftCard, rightCard } from '../../base/cards/middle.ts'
import { beginFrame } from '../../base/frames/frame.ts'
import { source } from '../../base/frames/source.ts'
import { CARD } from '../../base/numbers.ts'
import { playerAt } from '../../base/state.ts'
import { type GameTable, type KindRule, score } from '../../base/table.ts'

declare module '../../base/story.ts' {
  interface Scores {
    switch: { card: string; position: number; train: TrainName }
  }
}

export const switchCard: KindRule = {
  kind: 'switch',
  execute: (table, face) => beginFrame(table, source(CARD, face), [LAY_IT]),
}

/** An arrow scores if the card it points to is a reached car of at least the value shown; never the mail car (FC-E.2). */
function arrowScores(train: Train, card: number, needs: CarStep): boolean {
  const car = carAtCard(card)
  return car > 0 && train.conductor >= card && stepOfCar(train, car) >= needs
}

/** A switch points to card 2k-1 of the upper and card 2k of the lower train (FC-E.2). */
export function scoreSwitches(table: GameTable, seat: Seat): void {
  const { middle, trains } = playerAt(table.state, seat)
  for (const [i, face] of middle.entries()) {
    const { kind, needs, points } = faceAt(table.rules.printed, face)
    if (kind !== 'switch') continue
    const facts = { card: faceId(table.rules, face), position: i + 1 }
    if (arrowScores(trains[UPPER], leftCard(i + 1), needs))
      score(table, seat, points, 'switch', { ...facts, train: 'upper' })
    if (arrowScores(trains[LOWER], rightCard(i + 1), needs))
      score(table, seat, points, 'switch', { ...facts, train: 'lower' })
  }
}

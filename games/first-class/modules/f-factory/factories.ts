import { middleCardAt } from '../../base/board/player.ts'
import { carAtCard, stepOfCar } from '../../base/board/train.ts'
import { faceAt } from '../../base/cards/card.ts'
import { LAY_IT, leftCard, POSITIONS } from '../../base/cards/middle.ts'
import { effect } from '../../base/frames/effect.ts'
import { beginFrame } from '../../base/frames/frame.ts'
import { source, sourceId, sourceKind, wait } from '../../base/frames/source.ts'
import { type Objection, oneNumber } from '../../base/move-kind.ts'
import { CARD, FACTORY, FREE } from '../../base/numbers.ts'
import { type GameTable, type KindRule, me, type SourceRule } from '../../base/table.ts'

declare module '../../base/choice.ts' {
  interface FrameSources {
    factory: { position: number }
  }
}

declare module '../../base/reasons.ts' {
  interface Reasons {
    'from-right-to-left': { facts: { position: number; first: number }; remedy: 'rightmost-first' }
  }
}

/** Executing a factory lays it and then activates all own uncovered factories, the new one included (FC-F.2). */
export const factoryCard: KindRule = {
  kind: 'factory',
  execute: (table, face) => beginFrame(table, source(CARD, face), [LAY_IT]),
  laid(table) {
    const player = me(table)
    for (let position = player.middle.length; position >= 1; position--)
      if (faceAt(table.rules.printed, middleCardAt(player, position)).kind === 'factory')
        wait(table, source(FACTORY, position))
  },
}

/** The higher of the two cars at card 2k-1: no car goes above it. -1: neither train has a car there (FC-F.3). */
const limitAt = (table: GameTable, position: number): number => {
  const car = carAtCard(leftCard(position))
  return Math.max(...me(table).trains.map(train => stepOfCar(train, car)))
}

const NOT_THE_RIGHTMOST: Objection = {
  rule: 'FC-F.2',
  code: 'from-right-to-left',
  remedy: 'rightmost-first',
  facts: (table, source) => ({ position: sourceId(source), first: rightmost(table) }),
}

const rightmost = ({ state }: GameTable): number =>
  Math.max(...state.waiting.filter(waiting => sourceKind(waiting) === FACTORY).map(sourceId))

/**
 * `do factory 2`: a factory at position k pays k upgrades of choice up to its limit, which is read as it starts (FC-F.3).
 * Each is a frame that waits, so free actions fit before, between and after (FC-F.4); the order is fixed.
 */
export const activation: SourceRule = {
  kind: FACTORY,
  word: 'factory',
  frame: (table, position) => (limitAt(table, position) === -1 ? [] : [effect(FREE, position)]),
  limit: (table, position) => Math.max(0, limitAt(table, position)),
  refuse: (table, position) => (position === rightmost(table) ? null : NOT_THE_RIGHTMOST),
  write: (_rules, position) => String(position),
  describe: (_rules, position) => ({ of: 'factory', position }),
  read: (_rules, words) => oneNumber(words, POSITIONS),
}

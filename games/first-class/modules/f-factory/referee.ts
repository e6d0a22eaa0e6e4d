import { isWhole, missingIn, nameOf, unless } from '@roundhouse/kernel/complaint'
import { faceAt } from '../../base/cards/card.ts'
import type { StateCheck } from '../../base/complaint.ts'
import { sourceId, sourceKind } from '../../base/frames/source.ts'
import { FACTORY, FROM_STORAGE, SECOND_USE } from '../../base/numbers.ts'
import type { State } from '../../base/state.ts'
import type { Rules } from '../../base/table.ts'
import { DRAWN, isUsable, MOST_USED, type Storage, TOOLBOX } from './storage.ts'

/** A storage lies open only in the turn in which it was taken, and factories work only then (FC-F.1, FC-F.2). */
export const storageAndFactoryComplaints: StateCheck = (rules, state) => {
  const { storage } = state.slices
  return [
    ...(storage === undefined ? [] : openStorage(rules, state, storage)),
    ...framesOfStorage(state, storage),
    ...factories(rules, state),
  ]
}

/** What kind of card was taken in this turn; `null`: none, or it is nobody's turn. */
function takenNow({ printed }: Rules, { phase, acted, players, onTurn }: State): string | null {
  const last = players[onTurn]!.taken.at(-1)
  return phase === 'turn' && acted && last !== undefined ? faceAt(printed, last).kind : null
}

/** Three cards and the toolbox are open; up to two of the four are used, each once (FC-F.1). */
function openStorage(rules: Rules, state: State, { drawn, used }: Storage): string[] {
  const unfit = used.filter(card => card !== TOOLBOX && !isUsable(rules, card))
  return [
    ...unless(takenNow(rules, state) === 'storage', () => 'A storage is open, but none was taken in this turn'),
    ...unless(drawn.length === DRAWN, () => `A storage draws ${DRAWN} cards, but ${drawn.length} lie there`),
    ...unless(
      used.length <= MOST_USED && missingIn([TOOLBOX, ...drawn], used).length === 0,
      () => `Up to ${MOST_USED} of the cards ${drawn.join(', ')} and the toolbox are used, but ${used.join(', ')} were`,
    ),
    ...unfit.map(card => `${faceAt(rules.printed, card).id} cannot be used out of a storage, but it was`),
  ]
}

const sourcesOf = ({ frame, waiting }: State): readonly number[] =>
  frame === null ? waiting : [frame.source, ...waiting]

/** The second card is chosen after the first; the frame of a card is there after it was used. */
function framesOfStorage(state: State, storage: Storage | undefined): string[] {
  const used = storage?.used ?? []
  return sourcesOf(state).flatMap(source => {
    if (sourceKind(source) === SECOND_USE)
      return unless(
        used.length === 1,
        () => `The second card of a storage follows the first, but ${used.length} were used`,
      )
    if (sourceKind(source) === FROM_STORAGE)
      return unless(
        used.at(-1) === sourceId(source),
        () => `The card of a storage that is carried out was used last, but ${sourceId(source)} was not`,
      )
    return []
  })
}

/** Factories lie at their positions and are activated from right to left (FC-F.2). */
function factories(rules: Rules, state: State): string[] {
  const { players, toMove } = state
  const { middle } = players[toMove]!
  const positions = sourcesOf(state)
    .filter(source => sourceKind(source) === FACTORY)
    .map(sourceId)
  const isFactory = (position: number) =>
    isWhole(position, 1, middle.length) && faceAt(rules.printed, middle[position - 1]!).kind === 'factory'
  return [
    ...unless(
      positions.length === 0 || takenNow(rules, state) === 'factory',
      () => `Factories work when one is executed, but those at ${positions.join(', ')} do without`,
    ),
    ...unless(
      positions.every(
        (position, i) => isFactory(position) && position < (positions[i - 1] ?? Number.POSITIVE_INFINITY),
      ),
      () =>
        `${nameOf(toMove)} has factories that work from right to left, but they are to work at ${positions.join(', ')}`,
    ),
  ]
}

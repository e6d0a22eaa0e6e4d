import { TRAINS, type TrainName } from '@roundhouse/first-class/base/board/train'
import type { Choice, UpgradeOfChoice } from '@roundhouse/first-class/base/choice'
import { writeSource } from '@roundhouse/first-class/base/frames/waiting'
import type { Rules } from '@roundhouse/first-class/base/table'
import { choiceIn, describeText, readMove } from '@roundhouse/kernel/move-kind'
import { targetReader } from '../../table/targets/targets.ts'

/**
 * A place where a choice is made. On the table: a card of the offer, a car by its worth (of equal ones the leftmost),
 * the free end of a train, and so on. Only in the decision: what has no place of its own.
 */
export const PLACE_KINDS = [
  'hand',
  'offer',
  'tile',
  'display',
  'car',
  'end',
  'guest',
  'conductors',
  'ahead',
  'coins',
  'contract',
  'route',
  'middle',
  'mail',
  'storage',
  'waiting',
  'button',
] as const
export type PlaceKind = (typeof PLACE_KINDS)[number]

/** The kind and which one: `offer b3`, `car upper 4`, `waiting mail upper`. */
export type Place = PlaceKind | `${PlaceKind} ${string}`

const raised = ({ train, from }: UpgradeOfChoice): Place => (from === null ? `end ${train}` : `car ${train} ${from}`)

/** Where each move is chosen, by what it does. */
const { optionOf, targetsOf } = targetReader<Rules, Choice, Place, Place>({
  describe: (rules, text) => describeText<Rules, Choice>(rules.moveKinds, rules, text),
  keyOf: place => place,
  targets: {
    keep: ({ card }) => `hand ${card}`,
    take: ({ place }) => `offer ${place}`,
    decline: ({ place }) => `offer ${place}`,
    tile: () => 'tile',
    car: ({ train }) => `end ${train}`,
    up: raised,
    free: raised,
    mail: ({ mailCar }) => `mail ${mailCar}`,
    both: ({ steps }) => `button both ${steps}`,
    cond: () => 'conductors',
    loco: ({ cities }) => `ahead ${cities}`,
    pick: ({ card }) => `display ${card}`,
    buy: ({ card }) => `display ${card}`,
    spend: ({ column }) => `coins ${column}`,
    fulfil: ({ card }) => `contract ${card}`,
    begin: (_choice, rules, text) => `waiting ${writeSource(rules, choiceIn(readMove(rules.moveKinds, rules, text)!))}`,
    seat: ({ train }) => `guest ${train}`,
    board: ({ half }) => `guest ${half === 'luggage' ? 'lower' : 'upper'}`,
    postcard: ({ place }) => `route ${place}`,
    lay: ({ position }) => `middle ${position}`,
    use: ({ card }) => `storage ${card}`,
    done: () => 'button done',
    end: () => 'button end',
    score: () => 'button score',
  },
})

export { targetsOf }

/** Every legal move by the place where it is chosen. */
export type TableTargets = ReturnType<typeof targetsOf>

/** What is chosen with the move that is written so. */
export const choiceOf = (rules: Rules, text: string): Choice => optionOf(rules, text).choice

/** Where a move is chosen. */
export const placeOf = (rules: Rules, text: string): Place => optionOf(rules, text).target

/** Places in the order they are numbered: as they stand on the table, each once. */
export const inOrder = (places: readonly (string | undefined)[]): Place[] =>
  [...new Set(places.filter(place => place !== undefined))] as Place[]

export const kindOfPlace = (place: Place): PlaceKind => place.split(' ', 1)[0] as PlaceKind

/** Which one of its kind: `b3` of `offer b3`. */
export const whichAt = (place: Place): string => place.slice(kindOfPlace(place).length + 1)

/** How far each conductor goes. */
export type Steps = Readonly<Record<TrainName, number>>

export const totalSteps = ({ upper, lower }: Steps): number => upper + lower

const OTHER: Readonly<Record<TrainName, TrainName>> = { upper: 'lower', lower: 'upper' }

/** The ways in which conductors can go now. */
export const waysToWalk = (targets: TableTargets): Steps[] =>
  (targets.get('conductors') ?? []).flatMap(({ choice }) =>
    choice.do === 'cond' ? [{ upper: choice.upper, lower: choice.lower }] : [],
  )

/** A conductor is to go so far; where that leaves too few steps for the other one, that one goes less far. */
export function stepsWith(ways: readonly Steps[], steps: Steps, train: TrainName, n: number): Steps {
  const sharing = (other: number): Steps => ({ ...steps, [train]: n, [OTHER[train]]: other })
  for (let other = steps[OTHER[train]]; other >= 0; other--)
    if (ways.some(way => way[train] === n && way[OTHER[train]] === other)) return sharing(other)
  return steps
}

export function writeSteps(steps: Steps): string {
  const parts = TRAINS.filter(train => steps[train] > 0).map(train => `${train} ${steps[train]}`)
  return ['cond', ...parts].join(' ')
}

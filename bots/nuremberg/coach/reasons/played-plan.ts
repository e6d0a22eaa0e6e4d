import type { Seat } from '@roundhouse/kernel/game'
import type { Facts } from '@roundhouse/kernel/story'
import type { State } from '@roundhouse/nuremberg/base/state'
import type { StoryLine } from '@roundhouse/nuremberg/base/story'
import type { Nuremberg } from '@roundhouse/nuremberg/game'
import type { PlayedPlan } from '../../../coach/played-plan.ts'
import type { WeightedReason } from '../../../coach/rules.ts'
import type { ReasonKey } from './keys.ts'
import { PART_OF_REASON } from './parts.ts'

export type NurembergPlan = PlayedPlan<Nuremberg, State, StoryLine>

/** One kind of things that can speak for a plan. */
export type ReasonFinder = (played: NurembergPlan) => readonly WeightedReason[]

export const because = (key: ReasonKey, facts: Facts, weight: number): WeightedReason => ({
  reason: { key, facts },
  weight,
  parts: [PART_OF_REASON[key]],
})

/** The other seats, in the order of the table from this one. */
export const othersOf = ({ seat, before }: NurembergPlan): Seat[] =>
  before.players.map((_, n) => (seat + n) % before.players.length).slice(1)

import type { State } from '@roundhouse/first-class/base/state'
import type { StoryLine } from '@roundhouse/first-class/base/story'
import type { FirstClass } from '@roundhouse/first-class/game'
import type { Facts } from '@roundhouse/kernel/story'
import type { PlayedPlan } from '../../../coach/played-plan.ts'
import type { WeightedReason } from '../../../coach/rules.ts'
import type { ReasonKey } from './keys.ts'
import { PARTS_OF_REASON } from './parts.ts'

export type FirstClassPlan = PlayedPlan<FirstClass, State, StoryLine>

/** One kind of things that can speak for a plan. */
export type ReasonFinder = (played: FirstClassPlan) => readonly WeightedReason[]

export const because = (key: ReasonKey, facts: Facts, weight: number): WeightedReason => ({
  reason: { key, facts },
  weight,
  parts: PARTS_OF_REASON[key],
})

import type { State } from '@roundhouse/first-class/base/state'
import type { FirstClass } from '@roundhouse/first-class/game'
import type { Facts } from '@roundhouse/kernel/story'
import type { PlayedOut } from '../../../coach/played-plan.ts'
import type { Weighed } from '../../../coach/rules.ts'
import type { ReasonKey } from './keys.ts'

export type Occasion = PlayedOut<FirstClass, State>

/** One kind of things that can speak for a plan. */
export type Reasons = (occasion: Occasion) => readonly Weighed[]

export const because = (key: ReasonKey, facts: Facts, weight: number): Weighed => ({ reason: { key, facts }, weight })

import type { Move, Seat } from '@roundhouse/kernel/game'
import type { Facts, Line } from '@roundhouse/kernel/story'
import type { State } from '@roundhouse/nuremberg/base/state'
import type { Nuremberg } from '@roundhouse/nuremberg/game'
import type { Weighed } from '../../coach/tutor.ts'
import type { ReasonKey } from './keys.ts'

/** A plan that was carried out: how it was before and after, and what was told. */
export interface Occasion {
  readonly game: Nuremberg
  readonly seat: Seat
  readonly before: State
  readonly after: State
  readonly story: readonly Line[]
}

/** One kind of things that can speak for a plan. */
export type Reasons = (occasion: Occasion) => readonly Weighed[]

export function occasionOf(game: Nuremberg, before: State, plan: readonly Move[]): Occasion {
  const after = game.copy(before)
  const story: Line[] = []
  for (const move of plan) game.play(after, move, line => story.push(line))
  return { game, seat: before.toMove, before, after, story }
}

/** What was told of the seat under this key. */
export const toldOf = ({ story, seat }: Occasion, key: string): readonly Facts[] =>
  story.filter(line => line.key === key && line.facts['seat'] === seat).map(({ facts }) => facts)

export const because = (key: ReasonKey, facts: Facts, weight: number): Weighed => ({ reason: { key, facts }, weight })

/** The other seats, in the order of the table from this one. */
export const othersOf = ({ seat, before }: Occasion): Seat[] =>
  before.players.map((_, n) => (seat + n) % before.players.length).slice(1)

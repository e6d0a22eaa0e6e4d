import type { State } from '@roundhouse/first-class/base/state'
import type { Tutor } from '../coach/tutor.ts'

export const tutor: Tutor<State> = {
  game: 'first-class',
  turn: ({ phase, round, turnsLeft, toMove }) => `${phase} ${round} ${turnsLeft} ${toMove}`,
  gist: (game, _before, plan) => plan.map(move => game.write(move)).join(),
  reasons: () => [],
}

import type { GameManifest } from '@roundhouse/kernel/manifest'
import { ROUNDS } from './base/round/round.ts'
import type { State } from './base/state.ts'
import type { View } from './base/view.ts'
import { firstClass, newGame, type Options, readModules, readPlayers } from './definition.ts'

export const manifest: GameManifest<Options, State, View> = {
  definition: firstClass,
  newGame: ({ players, modules }) => newGame(readPlayers(players), readModules(modules)),
  stageOf: (_, { round }) => ({ now: round, of: ROUNDS }),
}

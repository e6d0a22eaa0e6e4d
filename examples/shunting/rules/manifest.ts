import type { GameManifest } from '@roundhouse/kernel/manifest'
import { type Options, readPlayers, type State, shunting, type View, wagonsIn } from './shunting.ts'

export const manifest: GameManifest<Options, State, View> = {
  definition: shunting,
  newGame: ({ players }) => ({ players: readPlayers(players) }),
  stageOf: (options, { trains }) => ({ now: trains.flat().length, of: wagonsIn(options) }),
}

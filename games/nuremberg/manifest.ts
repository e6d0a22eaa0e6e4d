import type { GameManifest } from '@roundhouse/kernel/manifest'
import type { State } from './base/state.ts'
import type { View } from './base/view.ts'
import { newGame, nuremberg, type Options, readMap, readPlayers } from './definition.ts'
import { standardTables } from './maps/standard.ts'
import type { Tables } from './maps/tables.ts'

export const manifest: GameManifest<Options, State, View> = {
  definition: nuremberg,
  newGame: ({ players, map, 'rules-of': rulesOf }) => newGame(readPlayers(players), readMap(map), rulesOf === '2009'),
  stageOf: ({ players, maps }, { turn }) => ({
    now: turn,
    of: standardTables(maps).turns[players as keyof Tables['turns']],
  }),
}

import type { GameName } from '@roundhouse/table/games'
import { levelsOf } from '../../match/client.ts'
import { useAnswer } from '../useAnswer.ts'

/** The bots there are are known where they think. */
export const useLevels = (game: GameName): readonly string[] => useAnswer(() => levelsOf(game), [game]) ?? []

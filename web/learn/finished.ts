import type { GameName } from '@roundhouse/table/games'
import { remember, remembered } from '../shell/memory.ts'

const KEY = 'roundhouse-lessons'

const nameOf = (game: GameName, lesson: string): string => `${game}/${lesson}`

function all(): string[] {
  const found = remembered(KEY)
  return Array.isArray(found) ? found.filter(each => typeof each === 'string') : []
}

/** Was the lesson played to its end in this browser? */
export const isFinished = (game: GameName, lesson: string): boolean => all().includes(nameOf(game, lesson))

export const finish = (game: GameName, lesson: string): void =>
  remember(KEY, [...new Set([...all(), nameOf(game, lesson)])])

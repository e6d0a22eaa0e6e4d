import { SUGGESTED_PATH } from '@roundhouse/first-class/suggested-path'
import type { Say } from '../messages/say.ts'

/** The rulebook's path ends before the last module: this pair is ours. */
const LAST_PAIR = ['E', 'F'] as const

/** Pairs of modules as they are written in a game's options, to try one after the other. */
export const PATH = [...SUGGESTED_PATH, LAST_PAIR].map(pair => pair.join(','))

export const FIRST_PAIR = PATH[0]!

/** Two different modules: a third takes the place of the one that was chosen first. */
export function withModule(modules: string, module: string): string {
  const chosen = modules.split(',')
  return chosen.includes(module) ? modules : [chosen.at(-1), module].join(',')
}

/** `Modules A and B`; '' where a game does not say. */
export function setupWords(say: Say, options: ReadonlyMap<string, string>): string {
  const [first, second] = (options.get('modules') ?? '').split(',')
  return first && second ? say('game.first-class.setup', { first, second }) : ''
}

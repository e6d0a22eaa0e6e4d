import { SUGGESTED_PATH } from '@roundhouse/first-class/suggested-path'

/** Pairs of modules as they are written in a game's options, to try one after the other. */
export const PATH = SUGGESTED_PATH.map(pair => pair.join(','))

export const FIRST_PAIR = PATH[0]!

/** Two different modules: a third takes the place of the one that was chosen first. */
export function withModule(modules: string, module: string): string {
  const chosen = modules.split(',')
  return chosen.includes(module) ? modules : [chosen.at(-1), module].join(',')
}

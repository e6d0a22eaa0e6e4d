import type { State } from './base/state.ts'
import type { Rules } from './base/table.ts'

/** What is wrong with a state, in words: nothing, unless there is a bug. */
export function complaints(rules: Rules, state: State): string[] {
  return rules.modules.flatMap(module => module.complaints?.(state) ?? [])
}

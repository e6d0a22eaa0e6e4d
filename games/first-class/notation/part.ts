import { erased, type Form, type Part as KernelPart } from '@roundhouse/kernel/notation/part'
import type { Letter } from '../base/cards/card.ts'
import type { State } from '../base/state.ts'
import type { Rules } from '../base/table.ts'

/** One thing that a position of First Class says. */
export type Part = KernelPart<Rules, State>

interface ModuleForm<T> extends Omit<Form<Rules, State, T>, 'absent'> {
  /** Only games with this module speak of it. */
  readonly module?: Letter
}

export const part = <T>({ module, ...form }: ModuleForm<T>): Part =>
  erased({ ...form, absent: rules => (module === undefined ? null : absentWithout(module, rules)) })

const absentWithout = (module: Letter, { modules }: Rules): string | null => {
  const letters = modules.map(({ letter }) => letter)
  return letters.includes(module) ? null : `only with module ${module}; this game has ${letters.join(' and ')}`
}

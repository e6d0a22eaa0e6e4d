import { erased, type Form, type Part as KernelPart } from '@roundhouse/kernel/notation/part'
import type { State } from '../base/state.ts'
import type { Rules } from '../base/table.ts'

/** One thing that a position of First Train to Nuremberg says. */
export type Part = KernelPart<Rules, State>

export const part = <T>(form: Form<Rules, State, T>): Part => erased(form)

import { type Check, firstOf, type Impossible } from '@roundhouse/kernel/notation/impossible'
import type { State } from '../../base/state.ts'
import type { Rules } from '../../base/table.ts'

const checks: readonly Check<Rules, State>[] = []

export const impossible = (rules: Rules, state: State): Impossible | null => firstOf(checks, rules, state)

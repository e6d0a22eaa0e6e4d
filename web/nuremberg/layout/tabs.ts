import { targetsOn } from '../choosing/targets.ts'
import { questionOf, type TableModel } from '../model/table-model.ts'
import type { Layout } from './layout.ts'

/** A part of the table that shares its place with others: `decide` is the decision, or the map where that is always there. */
export type Tab = 'decide' | 'players' | 'auction' | 'trains' | 'log'

/** The parts that share a place, in their order. */
export function tabsOf({ is, isLow, isTall }: Layout): readonly Tab[] {
  if (is === 'phone') return ['decide', 'players', 'auction', 'trains', 'log']
  if (is === 'landscape') return ['decide', 'auction', 'trains', 'players', 'log']
  if (is === 'tablet') return ['trains', 'auction', 'log']
  if (isTall) return []
  return isLow ? ['players', 'auction', 'trains'] : ['auction', 'trains']
}

/** The part in which something has to be chosen comes up by itself. */
export function tabFor(model: Pick<TableModel, 'view' | 'targets'>): Tab {
  const question = questionOf(model)
  if (question === 'bid') return 'auction'
  const canOnlyBuy = question === 'act' && targetsOn(model.targets, 'piece').length === 0
  return canOnlyBuy ? 'trains' : 'decide'
}

/** Where nothing is to be chosen it is what the phase is about. */
export const tabOfPhase = ({ view }: Pick<TableModel, 'view'>): Tab => (view.phase === 'auction' ? 'auction' : 'trains')

const TAB_OF: Readonly<Record<string, Tab>> = { box: 'auction', train: 'trains', seat: 'players' }

/** Where things of a story are to be seen; `null`: the story tells of areas, or of nothing. */
export const tabOfThings = (things: readonly string[]): Tab | null => TAB_OF[things[0]?.split(' ')[0] ?? ''] ?? null

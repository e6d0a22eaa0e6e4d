import type { Line } from '@roundhouse/kernel/story'
import type { Snapshot } from '@roundhouse/table/snapshot'
import { memoised } from '@roundhouse/words/memoised'
import { useMemo, useState } from 'preact/hooks'
import { useShell } from '../shell/context.ts'

/** What the page is told, with the story of one game. */
export type SnapshotOf<StoryLine extends Line> = Omit<Snapshot, 'story'> & { readonly story: readonly StoryLine[] }

/** What is closed tells why; not to those who only watch, nor where nothing is played. */
export const canAskAt = ({ viewer, waiting }: Pick<Snapshot, 'viewer' | 'waiting'>): boolean =>
  viewer !== 'watcher' && waiting !== 'nobody'

/** How a table speaks: to whom, of whom, and by which rules. It stays the same as long as these do. */
export function useVoice<Rules>({ viewer, chairs }: Pick<Snapshot, 'viewer' | 'chairs'>, rules: Rules) {
  const { say: anew } = useShell()
  const say = useMemo(() => memoised(anew), [anew])
  const names = chairs.map(({ name }) => name)
  return useMemo(() => ({ say, rules, viewer, names }), [say, rules, viewer, names.join('\n')])
}

/** What was begun to be chosen is forgotten with the next move, also where that is taken back. */
export function useUntilPlayed<Kept>({ played }: Pick<Snapshot, 'played'>, none: Kept): [Kept, (kept: Kept) => void] {
  const now = useMemo(() => ({}), [played])
  const [begun, begin] = useState({ at: now, kept: none })
  return [begun.at === now ? begun.kept : none, kept => begin({ at: now, kept })]
}

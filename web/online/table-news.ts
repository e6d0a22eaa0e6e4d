import { Refusal } from '@roundhouse/kernel/game'
import { patch } from '@roundhouse/wire/difference'
import type { FromServer } from '@roundhouse/wire/messages'
import type { OnlineSnapshot } from '@roundhouse/wire/online-snapshot'
import type { KnownTable } from './position.ts'

type SnapshotMessage = Extract<FromServer, { readonly type: 'snapshot' }>
type NewsMessage = Extract<FromServer, { readonly type: 'news' }>

/** What the server tells of a table. */
export type TableMessage = SnapshotMessage | NewsMessage

export const wholeTable = ({ seq, snapshot, lines }: SnapshotMessage): KnownTable => ({
  seq,
  online: snapshot,
  story: lines,
})

/** `null`: the news do not fit. What was known already comes again now and then, and changes nothing. */
export function tableAfter(known: KnownTable, { seq, change, lines, ...news }: NewsMessage): KnownTable | null {
  if (seq <= known.seq) return known
  const { keep = known.story.length } = news
  try {
    const online = patch(known.online, change) as OnlineSnapshot
    const story = [...known.story.slice(0, keep), ...lines]
    const hasGap = keep > known.story.length || (online.match !== null && online.match.heard !== story.length)
    return hasGap ? null : { seq, online, story }
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

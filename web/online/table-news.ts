import { Refusal } from '@roundhouse/kernel/game'
import { patch } from '@roundhouse/wire/difference'
import { fromWire } from '@roundhouse/wire/lines'
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
  story: lines.map(fromWire),
})

/** `null`: the news do not fit. What was known already comes again now and then, and changes nothing. */
export function tableAfter(known: KnownTable, news: NewsMessage): KnownTable | null {
  const { seq, from = seq - 1, change = {}, keep = known.story.length, lines = [] } = news
  if (seq <= known.seq) return known
  if (from !== known.seq || keep > known.story.length) return null
  try {
    const online = patch(known.online, change) as OnlineSnapshot
    return { seq, online, story: [...known.story.slice(0, keep), ...lines.map(fromWire)] }
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

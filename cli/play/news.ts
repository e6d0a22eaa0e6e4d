import type { Viewer } from '@roundhouse/kernel/game'
import { type Line, visibleTo } from '@roundhouse/kernel/story'
import { newStorySender } from '@roundhouse/table/delta'
import { storyLengthAtLastTurn, type Table } from '@roundhouse/table/table'

/** The lines that this viewer has not read yet. */
export type NewsReader = (table: Table, viewer: Viewer) => readonly Line[]

/**
 * Each viewer reads on from where he stopped; who has read nothing here begins after his last turn, a watcher after that
 * of the first seat. Where nobody has secrets, all who sit at the screen read together.
 */
export function newNewsReader(hasSecrets: boolean): NewsReader {
  const senders = new Map<Viewer, ReturnType<typeof newStorySender>>()
  return (table, viewer) => {
    const { story } = table.match
    const reader = hasSecrets ? viewer : 'watcher'
    const known = () => story.slice(0, storyLengthAtLastTurn(table, viewer === 'watcher' ? 0 : viewer))
    const send = senders.get(reader) ?? newStorySender(visibleTo(known(), viewer))
    senders.set(reader, send)
    return send(visibleTo(story, viewer)).lines
  }
}

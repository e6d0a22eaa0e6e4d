import type { Line } from '@roundhouse/kernel/story'
import type { Snapshot } from './snapshot.ts'

/** A snapshot on its way to a viewer: of the story, by far the most of it, only what was not sent before. */
export interface SnapshotDelta extends Omit<Snapshot, 'story'> {
  /** How much of what was sent before still holds: the rest was taken back, or another viewer's. */
  readonly sentUpTo: number
  readonly lines: readonly Line[]
}

/** The table's end. */
export function newDeltaSender(): (snapshot: Snapshot) => SnapshotDelta {
  const linesOf = newStorySender()
  return ({ story, ...rest }) => ({ ...rest, ...linesOf(story) })
}

/** Remembers what was sent of a story, which may begin with what somebody knows already. */
export function newStorySender(
  sent: readonly Line[] = [],
): (story: readonly Line[]) => Pick<SnapshotDelta, 'sentUpTo' | 'lines'> {
  let before = sent
  return story => {
    const sentUpTo = sameBeginning(before, story)
    before = story
    return { sentUpTo, lines: story.slice(sentUpTo) }
  }
}

/** The viewer's end: puts the story together again. Lines that were received before stay the same objects. */
export function newDeltaReceiver(onSnapshot: (snapshot: Snapshot) => void): (delta: SnapshotDelta) => void {
  let story: readonly Line[] = []
  return ({ sentUpTo, lines, ...rest }) => {
    story = [...story.slice(0, sentUpTo), ...lines]
    onSnapshot({ ...rest, story })
  }
}

/** A match never changes a line: what was sent before is there again, or was taken back. */
function sameBeginning(before: readonly Line[], now: readonly Line[]): number {
  const differs = now.findIndex((line, place) => line !== before[place])
  return differs < 0 ? now.length : differs
}

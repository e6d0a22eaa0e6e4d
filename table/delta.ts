import type { Line } from '@roundhouse/kernel/story'
import type { Snapshot } from './snapshot.ts'

/** A scene on its way to the page: of the story, by far the most of it, only what the page has not heard yet. */
export interface SnapshotDelta extends Omit<Snapshot, 'story'> {
  /** So many lines the page keeps of what it knows. */
  readonly known: number
  readonly lines: readonly Line[]
}

/** The worker's end: remembers what was told. */
export function newDeltaSender(): (scene: Snapshot) => SnapshotDelta {
  let told: readonly Line[] = []
  return ({ story, ...rest }) => {
    const known = sameBeginning(told, story)
    told = story
    return { ...rest, known, lines: story.slice(known) }
  }
}

/** The page's end: puts the story together again. Lines that were heard before stay the same objects. */
export function newDeltaReceiver(onScene: (scene: Snapshot) => void): (telling: SnapshotDelta) => void {
  let heard: readonly Line[] = []
  return ({ known, lines, ...rest }) => {
    heard = [...heard.slice(0, known), ...lines]
    onScene({ ...rest, story: heard })
  }
}

/** A match never changes a line: what was told before is there again, or was taken back. */
function sameBeginning(before: readonly Line[], now: readonly Line[]): number {
  const differs = now.findIndex((line, place) => line !== before[place])
  return differs < 0 ? now.length : differs
}

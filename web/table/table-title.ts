import { onlyPersonIn } from '@roundhouse/table/chairs'
import type { Snapshot } from '@roundhouse/table/snapshot'
import type { Say } from '../messages/say.ts'

type Turn = Pick<Snapshot, 'chairs' | 'toMove' | 'waiting'>

/** Does the game wait for somebody at this screen? */
export const isCalling = ({ waiting }: Pick<Snapshot, 'waiting'>): boolean =>
  waiting === 'person' || waiting === 'hand-over'

/** Whose move it is, with a sign before it that is seen in a row of tabs when somebody here is called. */
export function turnTitle(say: Say, snapshot: Turn, isElsewhere = false): string {
  // People around one screen are called by name; where each has a screen, it speaks to its reader.
  const isReader = isElsewhere && snapshot.waiting === 'person'
  const words = isReader ? say('table.your-turn') : turnWords(say, snapshot)
  return isCalling(snapshot) ? `● ${words}` : words
}

function turnWords(say: Say, { chairs, toMove }: Turn): string {
  if (toMove === null) return say('home.over')
  if (toMove === onlyPersonIn(chairs)) return say('table.your-turn')
  return say('table.to-move', { name: chairs[toMove]!.name })
}

import type { Line } from '@roundhouse/kernel/story'
import type { Snapshot } from '@roundhouse/table/snapshot'

/** What can be heard at a table. */
export type Sound = 'card' | 'coin' | 'step' | 'whistle' | 'end'

/** What each thing that happens in a game sounds like, by the key of its line; the rest is silent. */
export type GameSounds<Key extends string = string> = Readonly<Partial<Record<Key, Sound>>>

/** The same sound over and over is noise: each is heard once for a move. */
const soundsOf = (story: readonly Line[], sounds: GameSounds): Sound[] => [
  ...new Set(story.flatMap(({ key }) => (sounds[key] === undefined ? [] : [sounds[key]]))),
]

type Audible = Pick<Snapshot, 'id' | 'waiting' | 'played' | 'story'>

/**
 * What a new snapshot brings to the ear: what happened in it, the whistle when others have moved and the decision is one's
 * own again, and the end. Opening a table, another game, and taking back are silent.
 */
export function soundsIn(before: Audible | null, now: Audible, sounds: GameSounds): Sound[] {
  if (before === null || before.id !== now.id || now.played <= before.played) return []
  if (now.waiting === 'nobody') return ['end']
  const isCalled = now.waiting === 'person' && before.waiting !== 'person'
  return [...soundsOf(now.story.slice(before.story.length), sounds), ...(isCalled ? (['whistle'] as const) : [])]
}

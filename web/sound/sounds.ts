import type { Line } from '@roundhouse/kernel/story'
import type { Snapshot } from '@roundhouse/table/snapshot'

/** What can be heard at a table. */
export type Sound = 'card' | 'coin' | 'step' | 'whistle' | 'end'

/** What each thing that happens sounds like; the rest is silent. */
const SOUNDS: Readonly<Record<string, Sound>> = {
  took: 'card',
  declined: 'card',
  tile: 'card',
  kept: 'card',
  'kept-a-card': 'card',
  car: 'card',
  upgrade: 'card',
  built: 'card',
  bought: 'card',
  loaded: 'card',
  coins: 'coin',
  spent: 'coin',
  scored: 'coin',
  bid: 'coin',
  paid: 'coin',
  profit: 'coin',
  sold: 'coin',
  conductor: 'step',
  route: 'step',
}

/** The same sound over and over is noise: each is heard once for a move. */
const soundsOf = (story: readonly Line[]): Sound[] => [
  ...new Set(story.flatMap(({ key }) => (SOUNDS[key] === undefined ? [] : [SOUNDS[key]]))),
]

type Heard = Pick<Snapshot, 'id' | 'waiting' | 'played' | 'story'>

/**
 * What a new scene brings to the ear: what happened in it, the whistle when others have moved and the decision is one's
 * own again, and the end. Opening a table, another game, and taking back are silent.
 */
export function soundsIn(before: Heard | null, now: Heard): Sound[] {
  if (before === null || before.id !== now.id || now.played <= before.played) return []
  if (now.waiting === 'nobody') return ['end']
  const isCalled = now.waiting === 'person' && before.waiting !== 'person'
  return [...soundsOf(now.story.slice(before.story.length)), ...(isCalled ? (['whistle'] as const) : [])]
}

import { MOST_INFLUENCE } from '@roundhouse/nuremberg/base/influence'
import { NONE, type State } from '@roundhouse/nuremberg/base/state'
import { linksOf } from '../track/draft.ts'
import { bestChoice, bestOfProspect, type Prospect, type Purse } from './prospect.ts'
import type { Outlook } from './worth.ts'

/** What a seat could make of a turn: found once, and asked often. */
export interface Hopes {
  readonly outlook: Outlook
  /** The track it was found with. */
  readonly track: State['track']
  /** The first is to build nothing. */
  readonly hopes: readonly Hope[]
  /** What one would make of a purse, by its key, while the track lies as it did. */
  readonly known: Map<number, number>
  /** What was open when it was asked last, and with which track. */
  readonly last: { track: State['track']; open: readonly Prospect[] }
}

interface Hope {
  readonly prospect: Prospect
  readonly borders: readonly number[]
}

export const hopesOf = (outlook: Outlook, { track }: State, prospects: readonly Prospect[]): Hopes => ({
  outlook,
  track,
  hopes: prospects.map(prospect => ({ prospect, borders: bordersOf(prospect) })),
  known: new Map(),
  last: { track, open: prospects },
})

const bordersOf = ({ draft }: Prospect): number[] => (draft === null ? [] : linksOf(draft).map(link => link >> 1))

const HEIGHTS = MOST_INFLUENCE + 1

const keyOf = ({ cubes, white, brown, red, green }: Purse): number =>
  (((cubes * HEIGHTS + white) * HEIGHTS + brown) * HEIGHTS + red) * HEIGHTS + green

/** What could be made of a purse as the track lies now. */
export function worthOfHopes(hopes: Hopes, { track }: State, purse: Purse): number {
  if (track !== hopes.track) return bestChoice(hopes.outlook, openProspects(hopes, track), purse).worth
  const key = keyOf(purse)
  const known = hopes.known.get(key)
  if (known !== undefined) return known
  const { worth } = bestChoice(hopes.outlook, openProspects(hopes, track), purse)
  hopes.known.set(key, worth)
  return worth
}

/** What could be made of a purse if nothing were built. */
export const worthOfWaiting = ({ outlook, hopes }: Hopes, purse: Purse): number =>
  bestOfProspect(outlook, hopes[0]!.prospect, purse)!.worth

/** What nobody has built over since. */
export function openProspects({ hopes, track: before, last }: Hopes, track: State['track']): readonly Prospect[] {
  if (track === last.track) return last.open
  const open: Prospect[] = []
  for (const { prospect, borders } of hopes)
    if (track === before || borders.every(border => track[border] === NONE)) open.push(prospect)
  last.track = track
  last.open = open
  return open
}

import type { Seat, Viewer } from '@roundhouse/kernel/game'
import type { Say } from '@roundhouse/kernel/say'
import type { Rules } from '../base/table.ts'
import type { FirstClassKey } from './room.ts'

/** Who is spoken to, in which language, about a game with which cards. */
export interface Voice<Key extends string = FirstClassKey> {
  readonly say: Say<Key | FirstClassKey>
  readonly rules: Rules
  readonly viewer: Viewer
  readonly names: readonly string[]
  /** Cards are told by their codes, for anyone who types them: `G7`. */
  readonly hasCodes?: boolean
}

/** Names and numbers in a row, joined as the language does it. */
export const listed = ({ say }: Voice, things: readonly (string | number)[]): string => say.list(things.map(String))

/** A seat as messages ask for it: `you` or another, by name. */
export const whoIs = ({ viewer, names }: Voice, seat: Seat): { who: string; name: string } => ({
  who: seat === viewer ? 'you' : 'other',
  name: names[seat] ?? '',
})

/** A seat in a list: `You`, or the name of another. */
export const seatName = ({ say, viewer, names }: Voice, seat: Seat): string =>
  seat === viewer ? say('first-class.table.you') : (names[seat] ?? '')

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

import type { Seat } from '@roundhouse/kernel/game'
import type { PlannedChair } from '@roundhouse/wire/setup'

/** What became of a chair so far. */
export interface ChairState {
  readonly planned: PlannedChair
  /** Who sits there; `null`: a bot, or nobody yet. */
  readonly person: number | null
  readonly name: string
  /** To a share of the deal, which makes the person ready; `null`: not ready, or a bot. */
  readonly commitment: string | null
  readonly hasShown: boolean
  /** A bot plays for the person: until the end of this turn, or until they return. */
  readonly standIn: 'turn' | 'return' | null
  /** For good: a bot plays on. */
  readonly hasLeft: boolean
  /** How often the clock ran out since the person last moved. */
  readonly lates: number
  /** The person has come back in this turn already, and cannot once more. */
  readonly hasReturned: boolean
  /** Plans that were made before this entry are void, whatever is still kept of them. */
  readonly plansFrom: number
  /** How many moves were played when the person last played one themselves; 0: they never have. */
  readonly movedAt: number
  /** How many turns of this seat are over. */
  readonly turns: number
  /** How often the table has refused this seat an undo since it last agreed, and after how many turns it may ask again. */
  readonly refusals: number
  readonly asksFrom: number
}

export const emptyChair = (planned: PlannedChair): ChairState => ({
  planned,
  person: null,
  name: '',
  commitment: null,
  hasShown: false,
  standIn: null,
  hasLeft: false,
  lates: 0,
  hasReturned: false,
  plansFrom: 0,
  movedAt: 0,
  turns: 0,
  refusals: 0,
  asksFrom: 0,
})

/** Does the person in this chair decide for themselves? */
export const isActive = ({ person, standIn, hasLeft }: ChairState): boolean =>
  person !== null && standIn === null && !hasLeft

export const activeSeats = (chairs: readonly ChairState[]): Seat[] =>
  chairs.flatMap((chair, seat) => (isActive(chair) ? [seat] : []))

/** `null`: this person does not sit here. */
export function seatOfPerson(chairs: readonly ChairState[], person: number): Seat | null {
  const seat = chairs.findIndex(chair => chair.person === person)
  return seat < 0 ? null : seat
}

const isReady = ({ planned, commitment }: ChairState): boolean => planned.is === 'bot' || commitment !== null

export const areAllReady = (chairs: readonly ChairState[]): boolean => chairs.every(isReady)

export const areAllTaken = (chairs: readonly ChairState[]): boolean =>
  chairs.every(({ planned, person }) => planned.is === 'bot' || person !== null)

/** Who has not shown the share they are committed to. */
export const missingShares = (chairs: readonly ChairState[]): Seat[] =>
  chairs.flatMap(({ commitment, hasShown }, seat) => (commitment !== null && !hasShown ? [seat] : []))

/** Nobody is ready any more: every commitment is for one deal alone. */
export const withoutDeal = (chairs: readonly ChairState[]): readonly ChairState[] =>
  chairs.map(chair => ({ ...chair, commitment: null, hasShown: false }))

/** Names are the same if they differ in small and capital letters alone. */
export const isSameName = (one: string, other: string): boolean => foldedName(one) === foldedName(other)

const foldedName = (name: string): string => name.normalize('NFKC').toLowerCase()

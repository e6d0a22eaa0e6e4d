import { rate, rating } from 'openskill'

/** How strong somebody is believed to be, and how unsure that is. */
export interface Skill {
  readonly mu: number
  readonly sigma: number
}

/** Somebody nobody knows anything about. */
export const unknownSkill = (): Skill => rating()

/** What a game that is rated says of a player. */
export interface RatedSeat {
  readonly skill: Skill
  readonly place: number
  readonly hasLeft: boolean
}

/** So that those who have played much can still rise and fall. */
const DRIFT = 25 / 300

/**
 * The skills after a game, in the order of its seats. Whoever left is last for all that is said of them; what is said of the
 * others is said as if they had played among themselves.
 */
export function skillsAfter(seats: readonly RatedSeat[]): Skill[] {
  const last = seats.length + 1
  const all = rated(seats.map(({ skill, place, hasLeft }) => ({ skill, place: hasLeft ? last : place })))
  const staying = seats.filter(({ hasLeft }) => !hasLeft)
  const others = staying.length > 1 ? rated(staying) : staying.map(({ skill }) => skill)
  return seats.map((seat, n) => (seat.hasLeft ? all[n]! : others[staying.indexOf(seat)]!))
}

const rated = (seats: readonly { readonly skill: Skill; readonly place: number }[]): Skill[] =>
  rate(
    seats.map(({ skill: { mu, sigma } }) => [{ mu, sigma }]),
    { rank: seats.map(({ place }) => place), tau: DRIFT },
  ).map(([skill]) => skill!)

/** Points of Elo that a step of `mu` is worth: both scales then say the same of who wins how often. */
const POINTS = 48
const MIDDLE = { points: 1500, mu: 25 }

/** As it is shown: on the scale of Elo, as the ladder of the bots. */
export const pointsOf = ({ mu }: Pick<Skill, 'mu'>): number => Math.round(MIDDLE.points + POINTS * (mu - MIDDLE.mu))

/** How far off it may be, one way or the other. */
export const doubtOf = ({ sigma }: Pick<Skill, 'sigma'>): number => Math.round(POINTS * sigma)

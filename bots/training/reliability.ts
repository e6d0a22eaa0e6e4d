import { lossAt } from './logit.ts'

/** What each seat was told to have of the win, and what it had in the end. */
export interface ToldChances {
  readonly chances: readonly number[]
  readonly won: readonly number[]
  /** Its number: what is told in one game comes true together or not at all, so only games are independent. */
  readonly game: number
}

/** A mean, and how far off it may be: 95 of 100 times the true one lies within the margin. */
export interface Estimate {
  readonly mean: number
  readonly margin: number
}

/** Favourites of whom about the same was told: what was told, and what they won. */
export interface FavouritesStep {
  readonly told: number
  readonly won: number
  readonly positions: number
  readonly games: number
  /** How far off what they won less what was told may be. */
  readonly margin: number
}

/** The mean of -ln of the chance that was given to who won. */
export const lossOf = (seen: readonly ToldChances[]): Estimate =>
  estimateOf(seen.map(({ chances, won, game }) => ({ value: lossAt(chances, won), game })))

const STEPS = 10

/** The favourites by what was told of them, in steps of ten per cent. */
export function favouritesIn(seen: readonly ToldChances[]): FavouritesStep[] {
  const favourites = seen.map(({ chances, won, game }) => {
    const told = Math.max(...chances)
    return { told, won: won[chances.indexOf(told)]!, game }
  })
  return Array.from({ length: STEPS }, (_, step) =>
    stepOf(favourites.filter(({ told }) => Math.min(STEPS - 1, Math.floor(told * STEPS)) === step)),
  )
}

interface Favourite {
  readonly told: number
  readonly won: number
  readonly game: number
}

function stepOf(favourites: readonly Favourite[]): FavouritesStep {
  const told = meanOf(favourites.map(each => each.told))
  const games = new Set(favourites.map(({ game }) => game)).size
  const { margin } = estimateOf(favourites.map(each => ({ value: each.won - each.told, game: each.game })))
  return {
    told,
    won: meanOf(favourites.map(({ won }) => won)),
    positions: favourites.length,
    games,
    // Where few games all end alike they seem to agree; no game tells more than one drawing of what was told.
    margin: Math.max(margin, NINETY_FIVE * Math.sqrt((told * (1 - told)) / Math.max(1, games))),
  }
}

/** How many standard errors lie around 95 of 100. */
const NINETY_FIVE = 1.96

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** The mean over positions, with the margin that games as independent cases give it. */
function estimateOf(cases: readonly { readonly value: number; readonly game: number }[]): Estimate {
  const mean = meanOf(cases.map(({ value }) => value))
  const byGame = new Map<number, number>()
  for (const { value, game } of cases) byGame.set(game, (byGame.get(game) ?? 0) + value - mean)
  const squares = [...byGame.values()].reduce((sum, each) => sum + each ** 2, 0)
  const games = byGame.size
  const variance = (squares * games) / Math.max(1, games - 1) / cases.length ** 2
  return { mean, margin: NINETY_FIVE * Math.sqrt(variance) }
}

/** Chances are honest that come true as often as they say, give or take so much. */
const HONEST = 0.05
/** Of a handful of games nothing can be said: in one of many tables they all end otherwise. */
const ENOUGH_GAMES = 20

/** Are favourites further from what was told of them than so few games can show? */
export const isOff = ({ told, won, margin, games }: FavouritesStep): boolean =>
  games >= ENOUGH_GAMES && Math.abs(won - told) > HONEST + margin

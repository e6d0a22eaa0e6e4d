import type { Calibration } from '../play/calibration.ts'
import { asPlayed } from './calibration.ts'
import type { Example } from './example.ts'
import { chancesBy, lossAt } from './logit.ts'

/** What each seat was told to have of the win, and what it had in the end. */
export interface ToldChances {
  readonly chances: readonly number[]
  readonly won: readonly number[]
}

/** Favourites of whom about the same was told: what was told, and what they won. */
interface FavouritesStep {
  readonly told: number
  readonly won: number
  readonly positions: number
}

/** How well chances are told at one kind of table. */
export interface TableLoss {
  readonly table: string
  readonly positions: number
  /** The mean of -ln of the chance that was given to who won: as shares play, with these powers, and with equal chances for all. */
  readonly shares: number
  readonly chances: number
  readonly equal: number
  /** By what was told of them, in steps of ten per cent. */
  readonly favourites: readonly FavouritesStep[]
}

const STEPS = 10

/** Tells it for each kind of table at which games were played. */
export function lossesOf(
  { tables, moments, powers: { length } }: Calibration,
  powers: readonly number[],
  examples: readonly Example[],
): TableLoss[] {
  return tables.flatMap((table, n) => {
    const seen = examples.flatMap(({ positions, won }) =>
      positions
        .filter(({ places }) => Math.floor(places[0]! / moments.length) === n)
        .map(position => ({ position, won, chances: chancesBy(powers, position) })),
    )
    if (seen.length === 0) return []
    return [
      {
        table,
        positions: seen.length,
        shares: lossOf(seen.map(({ position, won }) => ({ chances: chancesBy(asPlayed(length), position), won }))),
        chances: lossOf(seen),
        equal: Math.log(seen[0]!.won.length),
        favourites: favouritesIn(seen),
      },
    ]
  })
}

/** The mean of -ln of the chance that was given to who won. */
export const lossOf = (seen: readonly ToldChances[]): number =>
  seen.reduce((sum, { chances, won }) => sum + lossAt(chances, won), 0) / seen.length

/** The favourites by what was told of them, in steps of ten per cent. */
export function favouritesIn(seen: readonly ToldChances[]): FavouritesStep[] {
  const steps = Array.from({ length: STEPS }, () => ({ told: 0, won: 0, positions: 0 }))
  for (const { chances, won } of seen) {
    const most = Math.max(...chances)
    const step = steps[Math.min(STEPS - 1, Math.floor(most * STEPS))]!
    step.told += most
    step.won += won[chances.indexOf(most)]!
    step.positions++
  }
  return steps.map(({ told, won, positions }) => ({ told: told / positions, won: won / positions, positions }))
}

/** Chances may be told that are as good as shares were, and better than to know nothing. */
export const isBelievable = ({ shares, chances, equal }: TableLoss): boolean => chances <= shares && chances < equal

/** The powers of those kinds of tables where they do better; at the others shares stay as they are. */
export function onlyBetter(
  calibration: Calibration,
  powers: readonly number[],
  examples: readonly Example[],
): readonly number[] {
  const { tables, moments } = calibration
  const better = lossesOf(calibration, powers, examples)
    .filter(({ shares, chances }) => chances < shares)
    .map(({ table }) => tables.indexOf(table))
  return powers.map((power, place) => (better.includes(Math.floor(place / moments.length)) ? power : 1))
}

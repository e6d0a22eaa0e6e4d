import type { Calibration } from '../play/calibration.ts'
import { asPlayed } from './calibration.ts'
import type { Example } from './example.ts'
import { chancesBy } from './logit.ts'
import { type FavouritesStep, favouritesIn, lossOf } from './reliability.ts'

/** How well chances are told at one kind of table. */
export interface TableLoss {
  readonly table: string
  readonly positions: number
  readonly games: number
  /** The mean of -ln of the chance that was given to who won: as shares play, with these powers, and with equal chances for all. */
  readonly shares: number
  readonly chances: number
  readonly equal: number
  /** How far off that with these powers may be. */
  readonly margin: number
  /** By what was told of them, in steps of ten per cent. */
  readonly favourites: readonly FavouritesStep[]
}

/** Tells it for each kind of table at which games were played. */
export function lossesOf(
  { tables, moments, powers: { length } }: Calibration,
  powers: readonly number[],
  examples: readonly Example[],
): TableLoss[] {
  return tables.flatMap((table, n) => {
    const seen = examples.flatMap(({ positions, won }, game) =>
      positions
        .filter(({ places }) => Math.floor(places[0]! / moments.length) === n)
        .map(position => ({ position, won, game, chances: chancesBy(powers, position) })),
    )
    if (seen.length === 0) return []
    const { mean: chances, margin } = lossOf(seen)
    return [
      {
        table,
        positions: seen.length,
        games: new Set(seen.map(({ game }) => game)).size,
        shares: lossOf(seen.map(each => ({ ...each, chances: chancesBy(asPlayed(length), each.position) }))).mean,
        chances,
        margin,
        equal: Math.log(seen[0]!.won.length),
        favourites: favouritesIn(seen),
      },
    ]
  })
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

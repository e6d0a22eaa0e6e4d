import { firstClassLegend } from '../first-class/legend.ts'
import { nurembergLegend } from '../nuremberg/legend.ts'

/** What the numbers in a view stand for, by the game's name. Options are the game's own. */
const MATERIAL: Readonly<Record<string, (options: never) => object>> = {
  'first-class': firstClassLegend,
  nuremberg: nurembergLegend,
}

/** Nothing, for a game that explains itself. */
export const legendOf = (game: string, options: unknown): object =>
  Object.hasOwn(MATERIAL, game) ? MATERIAL[game]!(options as never) : {}

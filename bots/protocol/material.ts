import { firstClassMaterial } from '../first-class/legend.ts'
import { nurembergMaterial } from '../nuremberg/legend.ts'

/** What the numbers in a view stand for, by the game's name. Options are the game's own. */
const MATERIAL: Readonly<Record<string, (options: never) => object>> = {
  'first-class': firstClassMaterial,
  nuremberg: nurembergMaterial,
}

/** Nothing, for a game that explains itself. */
export const materialOf = (game: string, options: unknown): object =>
  Object.hasOwn(MATERIAL, game) ? MATERIAL[game]!(options as never) : {}

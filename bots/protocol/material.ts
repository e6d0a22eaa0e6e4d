import { firstClassMaterial } from '../first-class/material.ts'
import { nurembergMaterial } from '../nuremberg/material.ts'

/** What the numbers in a view stand for, by the game's name. Options are the game's own. */
const MATERIAL: Readonly<Record<string, (options: never) => object>> = {
  'first-class': firstClassMaterial,
  nuremberg: nurembergMaterial,
}

/** Nothing, for a game that explains itself. */
export const materialOf = (game: string, options: unknown): object =>
  Object.hasOwn(MATERIAL, game) ? MATERIAL[game]!(options as never) : {}

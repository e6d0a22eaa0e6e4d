import { firstClass } from './first-class/index.ts'
import type { WebGames } from './game.ts'
import { nuremberg } from './nuremberg/index.ts'

/** Every game on the page. The compiler notices one that is missing. */
export const WEB_GAMES: WebGames = { 'first-class': firstClass, nuremberg }

import type { DrawnGame } from '../e2e/driver/pointed.ts'
import { tools as firstClass } from '../first-class/tools.ts'
import { tools as nuremberg } from '../nuremberg/tools.ts'
import type { ToolGame } from './game.ts'

/** Every game that is measured and photographed: what is drawn at a table of its own. */
export const TOOL_GAMES: Readonly<Record<DrawnGame, ToolGame>> = { 'first-class': firstClass, nuremberg }

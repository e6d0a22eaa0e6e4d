import type { GameName } from '@roundhouse/table/games'
import { tools as firstClass } from '../first-class/tools.ts'
import { tools as nuremberg } from '../nuremberg/tools.ts'
import type { ToolGame } from './game.ts'

/** Every game that is measured and photographed. */
export const TOOL_GAMES: Readonly<Record<GameName, ToolGame>> = { 'first-class': firstClass, nuremberg }

import type { AreaLine } from '../definition.ts'
import { NUREMBERG as FIRST } from '../set-1/nuremberg.ts'
import { redrawn } from './redrawn.ts'

/** Hop fields beside the company cities, and four of the six behind them, are plains: beer comes from further out. */
// biome-ignore format: one line an area
const LINES: readonly AreaLine[] = [
  { name: 'Uttenreuth',               at: [0, 5], terrain: 'plain', goods: 'yellow' },
  { name: 'Kriegenbrunn',             at: [1, 3], terrain: 'plain', goods: 'yellow' },
  { name: 'Obermichelbach',           at: [2, 2], terrain: 'plain', goods: 'yellow' },
  { name: 'Großgründlach',            at: [2, 5], terrain: 'plain', goods: 'yellow' },
  { name: 'Burgfarrnbach',            at: [3, 2], terrain: 'plain', goods: 'yellow' },
  { name: 'Buch',                     at: [3, 5], terrain: 'plain', goods: 'yellow' },
  { name: 'Sündersbühl',              at: [6, 4], terrain: 'plain', goods: 'yellow' },
  { name: 'Zerzabelshof',             at: [6, 7], terrain: 'plain', goods: 'yellow' },
  { name: 'Röthenbach bei Schweinau', at: [7, 4], terrain: 'plain', goods: 'yellow' },
  { name: 'Worzeldorf',               at: [7, 6], terrain: 'plain', goods: 'yellow' },
  { name: 'Wolkersdorf',              at: [8, 3], terrain: 'plain', goods: 'yellow' },
]

/** The first map with less beer where everyone starts (docs/balance.md). */
export const NUREMBERG = redrawn(FIRST, LINES)

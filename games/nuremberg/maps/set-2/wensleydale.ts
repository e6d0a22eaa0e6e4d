import type { AreaLine } from '../definition.ts'
import { WENSLEYDALE as FIRST } from '../set-1/wensleydale.ts'
import { redrawn } from './redrawn.ts'

/** The hills beside the company cities, and every second one behind them, are mountains: there is no stone in them. */
// biome-ignore format: one line an area
const LINES: readonly AreaLine[] = [
  { name: 'Nine Standards Rigg', at: [0, 2], terrain: 'mountain' },
  { name: 'Wild Boar Fell',      at: [1, 0], terrain: 'mountain' },
  { name: 'Preston Moor',        at: [1, 5], terrain: 'mountain' },
  { name: 'Whernside',           at: [3, 1], terrain: 'mountain' },
  { name: 'Cam Fell',            at: [4, 2], terrain: 'mountain' },
  { name: 'Ingleborough',        at: [5, 0], terrain: 'mountain' },
  { name: 'Fountains Fell',      at: [6, 2], terrain: 'mountain' },
  { name: 'Malham Moor',         at: [6, 3], terrain: 'mountain' },
  { name: 'Blubberhouses Moor',  at: [7, 6], terrain: 'mountain' },
  { name: 'Bowland Fells',       at: [8, 0], terrain: 'mountain' },
]

/** The first map with less stone where everyone starts (docs/balance.md). */
export const WENSLEYDALE = redrawn(FIRST, LINES)

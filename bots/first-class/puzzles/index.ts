import type { GamePuzzles } from '../../puzzles/rules.ts'
import { bots } from '../index.ts'
import net from '../net/net.json' with { type: 'json' }
import { file } from './file.ts'
import { rules } from './rules.ts'

/** The puzzles that are shipped, how they are opened, and who judges when they are made. */
export const puzzles: GamePuzzles = { rules, file, judge: { bots, net: net.checksum } }

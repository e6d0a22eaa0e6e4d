import { file } from '@roundhouse/bots/first-class/puzzles/file'
import type { WebPuzzles } from '../puzzles/puzzles.ts'

export const puzzles: WebPuzzles = {
  list: file.puzzles,
  newRoom: () => new Worker(new URL('./puzzle-worker.ts', import.meta.url), { type: 'module' }),
}

import { fork } from '@roundhouse/kernel/dice'
import { UNCALIBRATED } from './calibration.ts'
import type { Knowledge } from './knowledge.ts'
import type { Setting } from './level.ts'
import { playouts } from './search/playouts.ts'

/** A fork of the guess's seed that its own rolls never use. */
const PLAYOUTS = 0x7fffffff

/** There is nothing to look ahead to and nothing to misjudge: levels differ by how long they search. */
const searching = (simulations: number): Setting => ({
  horizon: 1,
  noise: 0,
  width: 1,
  isCareful: false,
  simulations,
})

/** For a game of which nothing is known but its rules: every move is a plan, and positions are played out at random. */
export const plainKnowledge = (game: string): Knowledge => ({
  game,
  settings: {
    beginner: searching(5),
    casual: searching(25),
    intermediate: searching(100),
    strong: searching(400),
    expert: searching(1500),
    champion: searching(6000),
  },
  guide: (table, _setting, root) => playouts(table, { seed: fork(root.seed, PLAYOUTS), rolled: 0 }),
  calibration: UNCALIBRATED,
})

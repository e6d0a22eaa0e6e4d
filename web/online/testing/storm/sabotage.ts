/**
 * What can be done wrong on purpose: each of these is a mistake that a server or a page could make, and that one of the
 * laws has to notice. `storm.slow.test.ts` tries all of them.
 *
 * - `answer-first`: a command is answered before it is committed (law a).
 * - `no-compare`: entries are added wherever the log stands (law h).
 * - `no-resume`: a page that comes back with what it knows is not told the rest (law c).
 * - `plan-length`: what others are sent is longer the more somebody has planned (law d).
 * - `seed-length`: what is sent is longer for some deals than for others that look alike (law d).
 * - `down-time-runs`: clocks run while no server does (law e).
 * - `no-alarms`: nothing is ever due (law f).
 * - `any-position`: a command is carried out wherever the table is (law g).
 * - `one-place`: all tabs of a browser keep their moves in one place (law i).
 */
export const SABOTAGES = [
  'answer-first',
  'no-compare',
  'no-resume',
  'plan-length',
  'seed-length',
  'down-time-runs',
  'no-alarms',
  'any-position',
  'one-place',
] as const

export type Sabotage = (typeof SABOTAGES)[number]

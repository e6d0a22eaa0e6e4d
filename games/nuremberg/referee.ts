import { inGroups } from '@roundhouse/kernel/complaint'
import { auction } from './referee/auction.ts'
import { cargo } from './referee/cargo.ts'
import type { StateCheck } from './referee/check.ts'
import { course } from './referee/course.ts'
import { line } from './referee/line.ts'
import { networks } from './referee/networks.ts'
import { numbers } from './referee/numbers.ts'
import { payment } from './referee/payment.ts'
import { series } from './referee/series.ts'
import { track } from './referee/track.ts'
import { trains } from './referee/trains.ts'

/**
 * What is wrong with a state, in words: nothing, unless there is a bug. It looks at one state alone; what may change from
 * one to the next is for `referee/step.ts`. Networks, prices and ways are searched from nothing, with code of its own.
 *
 * What it does not check, and why:
 * - Points, profit and influence: they are the sum of what happened, so the step referee adds them up.
 * - Building order and train order: they stand while influence is spent (NB-4.1), so the step referee looks at them when
 *   they are set.
 * - Which goods and pawns have left the game: they are kept nowhere. So there may be fewer than were drawn, but not more.
 * - Whether the bids rose: each lies where the one before it lay, so the step referee compares them.
 * - The supply of company track: ruling, it never runs out (NB-8.4).
 * - That the player to move has a decision: that is a law of the kernel.
 */
export const complaints: StateCheck = inGroups(
  [numbers],
  [course],
  [auction, track, cargo, trains, networks, series, payment, line],
)

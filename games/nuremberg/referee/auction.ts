import { isWhole, nameOf, tally, unless } from '@roundhouse/kernel/complaint'
import { COLOURS } from '../base/influence.ts'
import { CUBES } from '../base/player.ts'
import { NONE, type State } from '../base/state.ts'
import type { Rules } from '../base/table.ts'
import { type Check, sum } from './check.ts'

const BIDS_EACH = 2
const KEPT = 3
/** What everybody has at least after phase 1 (NB-2.1). */
const LEAST_CUBES = 12

/** Discs, bids and the cubes in them (NB-2, NB-3). */
export const auction: Check = (rules, state) => [...discs(rules, state), ...boxes(rules, state), ...bidders(state)]

/** One disc on every open box while a turn runs; none after the end, and never more of a colour than there are (NB-2.2). */
function discs({ boxes, bags }: Rules, { discs, phase }: State): string[] {
  const drawn = tally(discs)
  return [
    ...boxes.flatMap(({ name, isOpen }, box) =>
      unless(
        (discs[box] === NONE) === (!isOpen || phase === 'over'),
        () =>
          `In the phase "${phase}" box ${name}, which is ${isOpen ? '' : 'not '}open, has ${discs[box] === NONE ? 'no' : 'a'} disc`,
      ),
    ),
    ...COLOURS.flatMap((colour, n) =>
      unless(
        (drawn.get(n) ?? 0) <= bags.discs[n]!,
        () => `There are ${bags.discs[n]} ${colour} discs, but ${drawn.get(n)} were drawn`,
      ),
    ),
  ]
}

/** A bid is somebody's, on an open box, of at least the minimum; all are paid when the auction is over (NB-3.1, NB-3.4). */
const boxes = ({ boxes }: Rules, { bids, bidders, phase }: State): string[] =>
  boxes.flatMap(({ name, least, isOpen }, box) => {
    const bid = bids[box]!
    if (bidders[box] === NONE) return unless(bid === 0, () => `Nobody bids on ${name}, but ${bid} cubes lie there`)
    return [
      ...unless(phase === 'auction', () => `There is a bid on ${name} in the phase "${phase}"`),
      ...unless(isOpen, () => `There is a bid on ${name}, which is not open`),
      ...unless(bid >= least, () => `The least bid on ${name} is ${least}, but ${bid} cubes lie there`),
    ]
  })

/** At most two bids each; 3 of all cubes are in no bid alone, and whoever is to decide has a bid to place (NB-3.2, NB-3.3). */
const bidders = (state: State): string[] =>
  state.players.flatMap(({ cubes }, seat) => {
    const own = state.bids.filter((_, box) => state.bidders[box] === seat)
    const all = cubes + sum(own)
    const isAuction = state.phase === 'auction'
    const mostBids = isAuction && seat === state.toMove ? BIDS_EACH - 1 : BIDS_EACH
    return [
      ...unless(
        isWhole(all, isAuction ? LEAST_CUBES : 0, CUBES),
        () =>
          `${nameOf(seat)} has ${CUBES} cubes, but ${cubes} in hand and ${sum(own)} in bids in the phase "${state.phase}"`,
      ),
      ...unless(
        own.length <= mostBids,
        () =>
          `${nameOf(seat)} can have ${mostBids} bids ${seat === state.toMove ? 'and is to decide' : 'at most'}, but has ${own.length}`,
      ),
      ...own.flatMap(bid =>
        unless(bid <= all - KEPT, () => `${nameOf(seat)} keeps ${KEPT} of ${all} cubes, but has bid ${bid}`),
      ),
    ]
  })

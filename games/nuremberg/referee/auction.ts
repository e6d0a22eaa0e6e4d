import { isWhole, nameOf, unless } from '@roundhouse/kernel/complaint'
import { complaintsOf } from '@roundhouse/kernel/violation'
import { CUBES } from '../base/player.ts'
import { NONE, type State } from '../base/state.ts'
import type { Rules } from '../base/table.ts'
import { bidsAreAllowed, discsAreThere, discsLie, twoBidsEach } from '../checks/auction.ts'
import { type StateCheck, sum } from './check.ts'

const KEPT = 3
/** What everybody has at least after phase 1 (NB-2.1). */
const LEAST_CUBES = 12

/** Discs, bids and the cubes in them (NB-2, NB-3). */
export const auction: StateCheck = (rules, state) => [
  ...shared(rules, state),
  ...boxes(rules, state),
  ...bidders(state),
]

const shared = complaintsOf(discsLie, discsAreThere, bidsAreAllowed, twoBidsEach)

/** A bid is somebody's, on an open box (NB-3.1). */
const boxes = ({ boxes }: Rules, { bids, bidders }: State): string[] =>
  boxes.flatMap(({ name, isOpen }, box) => {
    const bid = bids[box]!
    if (bidders[box] === NONE) return unless(bid === 0, () => `Nobody bids on ${name}, but ${bid} cubes lie there`)
    return unless(isOpen, () => `There is a bid on ${name}, which is not open`)
  })

/** 3 of all cubes are in no bid alone (NB-3.3). */
const bidders = (state: State): string[] =>
  state.players.flatMap(({ cubes }, seat) => {
    const own = state.bids.filter((_, box) => state.bidders[box] === seat)
    const all = cubes + sum(own)
    const isAuction = state.phase === 'auction'
    return [
      ...unless(
        isWhole(all, isAuction ? LEAST_CUBES : 0, CUBES),
        () =>
          `${nameOf(seat)} has ${CUBES} cubes, but ${cubes} in hand and ${sum(own)} in bids in the phase "${state.phase}"`,
      ),
      ...own.flatMap(bid =>
        unless(bid <= all - KEPT, () => `${nameOf(seat)} keeps ${KEPT} of ${all} cubes, but has bid ${bid}`),
      ),
    ]
  })

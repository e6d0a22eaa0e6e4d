import { ofSeat, ofTable } from '@roundhouse/kernel/notation/impossible'
import { positionCheck } from '@roundhouse/kernel/violation'
import { CUBES } from '../../base/player.ts'
import { cubesInBids } from '../../base/purse.ts'
import type { State } from '../../base/state.ts'
import type { Rules } from '../../base/table.ts'
import { bidsAreAllowed, twoBidsEach } from '../../checks/auction.ts'
import { BIDS_EACH, KEPT_FOR_THE_OTHER, standingBids } from '../../phases/auction.ts'
import { type Check, ofEachBoard } from './impossible.ts'

const boxesOf = ({ boxes }: Rules, { bidders }: State, seat: number): string[] =>
  boxes.filter((_, at) => bidders[at] === seat).map(({ name }) => name)

/** Nobody has more than 15 cubes, wherever they are (NB-1.2). */
const cubesAreThere: Check = ofEachBoard(function* (_rules, { cubes }, seat, state) {
  const bid = cubesInBids(state, seat)
  if (cubes + bid > CUBES)
    yield {
      about: ofSeat(seat, 'cubes'),
      message: `found ${cubes} and ${bid} in bids; expected ${CUBES} in all (NB-1.2)`,
    }
})

/** For each bid that is still to be placed there are 3 cubes (NB-3.3). */
const cubesForTheRest: Check = ofEachBoard(function* (rules, { cubes }, seat, state) {
  if (state.phase !== 'auction') return
  const needed = KEPT_FOR_THE_OTHER * (BIDS_EACH - standingBids(state, seat))
  if (cubes < needed)
    yield {
      about: [...ofSeat(seat, 'cubes'), ...ofTable(...boxesOf(rules, state, seat))],
      message: `found "${cubes}"; expected ${needed} and more, for the bids still to be placed (NB-3.3)`,
    }
})

export const auctionChecks: readonly Check[] = [
  positionCheck(bidsAreAllowed),
  positionCheck(twoBidsEach),
  cubesAreThere,
  cubesForTheRest,
]

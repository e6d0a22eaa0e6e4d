import { ofSeat, ofTable } from '@roundhouse/kernel/notation/impossible'
import { CUBES } from '../../base/player.ts'
import { cubesInBids } from '../../base/purse.ts'
import { NONE, type State } from '../../base/state.ts'
import type { Rules } from '../../base/table.ts'
import { BIDS_EACH, KEPT_FOR_THE_OTHER, standingBids } from '../../phases/auction.ts'
import { type Check, ofEachBoard } from './impossible.ts'

const boxesOf = ({ boxes }: Rules, { bidders }: State, seat: number): string[] =>
  boxes.filter((_, at) => bidders[at] === seat).map(({ name }) => name)

/** Bids lie on the boxes during the auction only (NB-3.4). */
const bidsInTime: Check = function* ({ boxes }, { phase, bidders }) {
  for (const [at, { name }] of boxes.entries())
    if (phase !== 'auction' && bidders[at] !== NONE)
      yield { about: ofTable(name), message: `found a bid in phase ${phase}; allowed only in phase auction (NB-3.4)` }
}

const bidsAreHighEnough: Check = function* ({ boxes }, { bids, bidders }) {
  for (const [at, { name, least }] of boxes.entries())
    if (bidders[at] !== NONE && bids[at]! < least)
      yield {
        about: ofTable(name),
        message: `found a bid of ${bids[at]}; allowed are ${least} cubes and more (NB-3.1)`,
      }
}

const twoBidsEach: Check = ofEachBoard(function* (rules, _player, seat, state) {
  const boxes = boxesOf(rules, state, seat)
  if (boxes.length > BIDS_EACH)
    yield {
      about: ofTable(...boxes.toReversed()),
      message: `found ${boxes.length} bids of seat ${seat + 1}; allowed are ${BIDS_EACH} (NB-3.2)`,
    }
})

/** Nobody has more than 15 cubes, wherever they are (NB-1.2). */
const cubesAreThere: Check = ofEachBoard(function* (_rules, { cubes }, seat, state) {
  const bid = cubesInBids(state, seat)
  if (cubes + bid > CUBES)
    yield {
      about: ofSeat(seat, 'cubes'),
      message: `found ${cubes} and ${bid} in bids; allowed are ${CUBES} in all (NB-1.2)`,
    }
})

/** For each bid that is still to be placed there are 3 cubes (NB-3.3). */
const cubesForTheRest: Check = ofEachBoard(function* (rules, { cubes }, seat, state) {
  if (state.phase !== 'auction') return
  const needed = KEPT_FOR_THE_OTHER * (BIDS_EACH - standingBids(state, seat))
  if (cubes < needed)
    yield {
      about: [...ofSeat(seat, 'cubes'), ...ofTable(...boxesOf(rules, state, seat))],
      message: `found "${cubes}"; allowed are ${needed} and more, for the bids still to be placed (NB-3.3)`,
    }
})

/** Whoever has two standing bids is skipped (NB-3.2). */
const bidderBids: Check = function* (_rules, state) {
  if (state.phase === 'auction' && standingBids(state, state.toMove) >= BIDS_EACH)
    yield {
      about: ofTable('decides'),
      message: `found "${state.toMove + 1}"; allowed is a seat with fewer than ${BIDS_EACH} standing bids (NB-3.2)`,
    }
}

export const auctionChecks: readonly Check[] = [
  bidsInTime,
  bidsAreHighEnough,
  twoBidsEach,
  cubesAreThere,
  cubesForTheRest,
  bidderBids,
]

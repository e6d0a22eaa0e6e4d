import { nameOf } from '@roundhouse/kernel/complaint'
import { ofTable } from '@roundhouse/kernel/notation/impossible'
import { COLOURS } from '../base/influence.ts'
import { bidOn, NONE } from '../base/state.ts'
import { ofEachBoard, type RuleCheck } from './check.ts'

const BIDS_EACH = 2

/** A disc lies on every open box until they go back into the bag at the end (NB-2.2, NB-9.1). */
export const discsLie: RuleCheck = function* ({ boxes }, { phase, discs }) {
  const isOver = phase === 'over'
  for (const [box, { name, isOpen }] of boxes.entries()) {
    const isBare = discs[box] === NONE
    if (isBare === (!isOpen || isOver)) continue
    yield {
      rule: isOver ? 'NB-9.1' : 'NB-2.2',
      about: ofTable(name),
      message: isOver
        ? 'found a disc; expected "-" when the game is over'
        : 'found "-"; expected a disc on every open box',
      complaint: `In the phase "${phase}" box ${name}, which is ${isOpen ? '' : 'not '}open, has ${isBare ? 'no' : 'a'} disc`,
    }
  }
}

/** The bag has five discs of each colour (NB-1.5). */
export const discsAreThere: RuleCheck = function* ({ boxes, bags }, { discs }) {
  for (const [colour, most] of bags.discs.entries()) {
    const found = boxes.filter((_, box) => discs[box] === colour).map(({ name }) => name)
    if (found.length > most)
      yield {
        rule: 'NB-1.5',
        about: ofTable(...found.toReversed()),
        message: `found ${found.length} ${COLOURS[colour]} discs in all; expected ${most}`,
        complaint: `There are ${most} ${COLOURS[colour]} discs, but ${found.length} were drawn`,
      }
  }
}

/** Bids lie on the boxes during the auction only (NB-3.4), and are at least the minimum (NB-3.1). */
export const bidsAreAllowed: RuleCheck = function* ({ boxes }, state) {
  const { phase, bidders } = state
  for (const [box, { name, least }] of boxes.entries()) {
    if (bidders[box] === NONE) continue
    const bid = bidOn(state, box)
    if (phase !== 'auction')
      yield {
        rule: 'NB-3.4',
        about: ofTable(name),
        message: `found a bid in phase ${phase}; allowed only in phase auction`,
        complaint: `There is a bid on ${name} in the phase "${phase}"`,
      }
    if (bid < least)
      yield {
        rule: 'NB-3.1',
        about: ofTable(name),
        message: `found a bid of ${bid}; expected ${least} cubes and more`,
        complaint: `The least bid on ${name} is ${least}, but ${bid} cubes lie there`,
      }
  }
}

/** Two standing bids each; who has two is skipped (NB-3.2). */
export const twoBidsEach: RuleCheck = ofEachBoard(function* ({ boxes }, _player, seat, { phase, bidders, toMove }) {
  const own = boxes.filter((_, box) => bidders[box] === seat).map(({ name }) => name)
  const decides = seat === toMove
  const most = phase === 'auction' && decides ? BIDS_EACH - 1 : BIDS_EACH
  if (own.length <= most) return
  const complaint = `${nameOf(seat)} can have ${most} bids ${decides ? 'and has the move' : 'at most'}, but has ${own.length}`
  if (own.length > BIDS_EACH)
    yield {
      rule: 'NB-3.2',
      about: ofTable(...own.toReversed()),
      message: `found ${own.length} bids of seat ${seat + 1}; expected ${BIDS_EACH}`,
      complaint,
    }
  else
    yield {
      rule: 'NB-3.2',
      about: ofTable('decides'),
      message: `found "${seat + 1}"; expected a seat with fewer than ${BIDS_EACH} standing bids`,
      complaint,
    }
})

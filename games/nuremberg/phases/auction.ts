import type { Seat } from '@roundhouse/kernel/game'
import { defineMoveKind, moveOf, readNumber } from '@roundhouse/kernel/move-kind'
import { COLOUR_NUMBERS, type Influence } from '../base/influence.ts'
import { MOVES } from '../base/numbers.ts'
import { cubesInBids, gainInfluence } from '../base/purse.ts'
import { type BoxNumber, bidderOn, bidOn, NONE, playerAt, type State, seatAt, withEntry } from '../base/state.ts'
import { boxAt, type GameTable, type MoveKind, me, type Objection } from '../base/table.ts'
import type { PhaseStage, TurnPhase } from './phase.ts'

/** Everyone ends with two boxes (NB-3.3). */
export const BIDS_EACH = 2
/** What a player keeps of all their cubes: it always pays for a box without a bid (NB-3.3). */
export const KEPT_FOR_THE_OTHER = 3

/** Phase 3: a player with fewer than two standing bids must place one (NB-3.2). */
export const auction: TurnPhase = {
  begin({ rules, state }) {
    state.phase = 'auction'
    state.place = 0
    state.bids = rules.boxes.map(() => 0)
    state.bidders = rules.boxes.map(() => NONE)
  },

  advance(table) {
    const { state } = table
    for (const _ of state.order) {
      state.toMove = seatAt(state.order, state.place)
      if (standingBids(state, state.toMove) < BIDS_EACH) return true
      state.place = (state.place + 1) % state.order.length
    }
    handOut(table)
    return false
  },
}

export function standingBids({ bidders }: State, seat: Seat): number {
  let bids = 0
  for (const bidder of bidders) if (bidder === seat) bids++
  return bids
}

/** Everyone pays, and in player order records the printed points and the discs, each colour in one move (NB-3.4, NB-4.2). */
function handOut(table: GameTable): void {
  const { state } = table
  for (const seat of state.order) {
    const gains = gainsOf(table, seat)
    for (const colour of COLOUR_NUMBERS) gainInfluence(state, seat, colour, gains[colour])
    table.emit?.({ key: 'gained', facts: { seat, ...factsOf(gains), cubes: cubesInBids(state, seat) } })
  }
  state.bids = state.bids.map(() => 0)
  state.bidders = state.bidders.map(() => NONE)
}

function gainsOf({ rules, state }: GameTable, seat: Seat): Influence {
  const gains: [number, number, number, number] = [0, 0, 0, 0]
  for (const [box, { printed }] of rules.boxes.entries()) {
    if (state.bidders[box] !== seat) continue
    for (const colour of COLOUR_NUMBERS) gains[colour] += printed[colour] + (state.discs[box] === colour ? 1 : 0)
  }
  return gains
}

const factsOf = ([white, brown, red, green]: Influence) => ({ white, brown, red, green })

// A bid

/** More than anybody has are read, so that it can be said what is wrong with them. */
const BIDS = 100
export const bidFor = (box: BoxNumber, cubes: number): number => box * BIDS + cubes
export const boxOf = (choice: number): BoxNumber => Math.floor(choice / BIDS)
const cubesOf = (choice: number): number => choice % BIDS

/** No more than in hand, and 3 of all cubes stay for the other box (NB-3.3). */
const mostCubes = ({ state }: GameTable): number => mostBid(state, state.toMove)

export function mostBid(state: State, seat: Seat): number {
  const { cubes } = playerAt(state, seat)
  return Math.min(cubes, cubes + cubesInBids(state, seat) - KEPT_FOR_THE_OTHER)
}

const boxFacts = ({ rules, state }: GameTable, choice: number) => ({
  box: boxAt(rules, boxOf(choice)).name,
  least: Math.max(boxAt(rules, boxOf(choice)).least, bidOn(state, boxOf(choice)) + 1),
})
const handFacts = (table: GameTable) => ({ most: mostCubes(table), cubes: me(table).cubes })

const BOX_CLOSED: Objection = { rule: 'NB-3.1', code: 'box-not-open', remedy: 'another-box', facts: boxFacts }
const BELOW_MINIMUM: Objection = { rule: 'NB-3.1', code: 'below-minimum', remedy: 'bid-more', facts: boxFacts }
/** Where even the least bid is too high for him, only another box helps. */
const BELOW_AND_TOO_DEAR: Objection = { ...BELOW_MINIMUM, remedy: 'another-box' }
const LEADS: Objection = { rule: 'NB-3.2', code: 'leads-this-box', remedy: 'another-box', facts: boxFacts }
const NOT_MORE: Objection = { rule: 'NB-3.2', code: 'not-more', remedy: 'bid-more', facts: boxFacts }
const NOT_MORE_AND_TOO_DEAR: Objection = { ...NOT_MORE, remedy: 'another-box' }
const NOT_IN_HAND: Objection = { rule: 'NB-3.3', code: 'not-in-hand', remedy: 'bid-less', facts: handFacts }
const NOT_IN_HAND_AND_TOO_DEAR: Objection = { ...NOT_IN_HAND, remedy: 'another-box' }
const KEEP_THREE: Objection = { rule: 'NB-3.3', code: 'keep-three', remedy: 'bid-less', facts: handFacts }
const KEEP_THREE_AND_TOO_DEAR: Objection = { ...KEEP_THREE, remedy: 'another-box' }

/** `bid U1 4`: a box and a number of cubes. */
export const bid: MoveKind<'bid'> = defineMoveKind({
  number: MOVES.bid,
  word: 'bid',
  form: 'bid BOX CUBES',
  choices: 8 * BIDS,
  outOfPhase: { rule: 'NB-3.2', code: 'no-auction-now', remedy: 'next-auction' },

  refuse(table, choice) {
    const { rules, state } = table
    const box = boxOf(choice)
    const cubes = cubesOf(choice)
    const { isOpen, least } = boxAt(rules, box)
    if (!isOpen) return BOX_CLOSED
    if (state.bidders[box] === state.toMove) return LEADS
    const most = mostCubes(table)
    const isTooDear = Math.max(least, bidOn(state, box) + 1) > most
    if (cubes < least) return isTooDear ? BELOW_AND_TOO_DEAR : BELOW_MINIMUM
    if (cubes <= bidOn(state, box)) return isTooDear ? NOT_MORE_AND_TOO_DEAR : NOT_MORE
    if (cubes > me(table).cubes) return isTooDear ? NOT_IN_HAND_AND_TOO_DEAR : NOT_IN_HAND
    if (cubes > most) return isTooDear ? KEEP_THREE_AND_TOO_DEAR : KEEP_THREE
    return null
  },

  list(table, into) {
    const { rules, state } = table
    const most = mostCubes(table)
    for (let box = 0; box < rules.boxes.length; box++) {
      const { isOpen, least } = boxAt(rules, box)
      if (!isOpen || state.bidders[box] === state.toMove) continue
      for (let cubes = Math.max(least, bidOn(state, box) + 1); cubes <= most; cubes++)
        into.push(moveOf(bid, bidFor(box, cubes)))
    }
  },

  /** The outbid player takes his cubes back at once (NB-3.2). */
  play(table, choice) {
    const { rules, state, emit } = table
    const box = boxOf(choice)
    const seat = state.toMove
    const outbid = bidderOn(state, box)
    if (outbid !== NONE) playerAt(state, outbid).cubes += bidOn(state, box)
    me(table).cubes -= cubesOf(choice)
    state.bids = withEntry(state.bids, box, cubesOf(choice))
    state.bidders = withEntry(state.bidders, box, seat)
    state.place = (state.place + 1) % state.order.length
    emit?.({ key: 'bid', facts: { seat, box: boxAt(rules, box).name, cubes: cubesOf(choice) } })
    if (outbid !== NONE) emit?.({ key: 'outbid', facts: { seat: outbid, box: boxAt(rules, box).name } })
  },

  write: (rules, choice) => `bid ${boxAt(rules, boxOf(choice)).name} ${cubesOf(choice)}`,

  describe: (rules, choice) => ({ do: 'bid', box: boxAt(rules, boxOf(choice)).name, cubes: cubesOf(choice) }),

  read({ boxes }, [name, number, ...others]) {
    const box = boxes.findIndex(each => each.name.toLowerCase() === name?.toLowerCase())
    const cubes = readNumber(number, 0, BIDS - 1)
    return box < 0 || cubes < 0 || others.length > 0 ? null : bidFor(box, cubes)
  },
})

export const bidding: PhaseStage = { moveKinds: [bid] }

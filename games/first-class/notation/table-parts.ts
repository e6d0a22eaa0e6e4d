import type { Seed } from '@roundhouse/kernel/dice'
import type { Seat } from '@roundhouse/kernel/game'
import {
  count,
  list,
  NOTHING,
  oneOf,
  oneSeat,
  readWord,
  refusal,
  seatOr,
  seed,
  yesOrNo,
} from '@roundhouse/kernel/notation/words'
import { LOCOMOTIVE_TILES } from '../base/board/cars.ts'
import { NONE } from '../base/board/player.ts'
import { isOnTile, TRAINS, type TrainNumber, trainName } from '../base/board/train.ts'
import { faceId } from '../base/cards/card.ts'
import { drafter } from '../base/cards/draft.ts'
import { COLUMNS, ROWS } from '../base/cards/offer.ts'
import { readNumber } from '../base/move-kind.ts'
import { ROUNDS } from '../base/round/round.ts'
import { PHASES, type State } from '../base/state.ts'
import type { Rules } from '../base/table.ts'
import { freeEndCards, highestPile, restOfEndCards, restOfPile } from './card-places.ts'
import { cards, endCards, readCard, readEndOrNone, writeEndOrNone } from './cards.ts'
import { openFrame, waiting } from './frame.ts'
import { type Part, part } from './part.ts'
import { turnsPossible } from './turns.ts'

/** A part that is one field of the state. */
const own = <K extends keyof State>(field: K) => ({
  of: (state: State): State[K] => state[field],
  put: (state: State, _seat: Seat, value: State[K]): void => {
    state[field] = value
  },
})

/** In a scoring phase the second round of a pile is over; after the last one the game is. */
function roundOf(rules: Rules, state: State): number {
  if (state.phase === 'over') return ROUNDS
  return 2 * highestPile(rules, state) - (state.phase === 'scoring' ? 0 : 1)
}

/** The player to move is the one whose turn it is; but in the draft it goes round, and the final count is over with the last. */
function decides({ seats }: Rules, state: State): Seat {
  if (state.phase === 'over') return seats - 1
  if (state.phase !== 'draft') return state.onTurn
  return drafter(state.start, seats, state.players.filter(({ kept }) => kept !== NONE).length)
}

/** Everybody's first turn of the round, or the parts of a scoring phase, in the order of play. */
const turnsLeft = (rules: Rules, state: State): number => turnsPossible(rules, state)[0]!

const places = list(
  (rules: Rules, word) => (word === NOTHING ? NONE : readCard(rules, word)),
  (rules, face) => (face === NONE ? NOTHING : faceId(rules, face)),
)

/** `a X1-1 X1-2 - - - -`: a row of the offer from the left, with a dash where no card lies; those at the end may be left out. */
const rowPart = (row: number): Part =>
  part<readonly number[]>({
    key: 'abc'[row]!,
    read(rules, text) {
      const found = places.read(rules, text)
      if (found.length > COLUMNS) throw refusal(text, `${COLUMNS} places in a row (FC-1.7)`)
      return [...found, ...EMPTY_ROW.slice(found.length)]
    },
    write: places.write,
    of: ({ offer }) => (offer.length === 0 ? EMPTY_ROW : offer.slice(row * COLUMNS, (row + 1) * COLUMNS)),
    put(state, _seat, found) {
      state.offer = state.offer.toSpliced(row * COLUMNS, COLUMNS, ...found)
    },
    otherwise: () => EMPTY_ROW,
  })
const EMPTY_ROW: readonly number[] = Array.from({ length: COLUMNS }, () => NONE)

/** Which seat the start-player tile pays next, counted from its taker as 1; the one after the last: all are paid (FC-4.2). */
const NOBODY = 'nobody'
const paying = {
  read({ seats }: Rules, text: string): number {
    const n = text === NOBODY ? 1 : readNumber(text, 3, seats + 1)
    if (n === -1) throw refusal(text, `${NOBODY}, or a number from 3 to ${seats + 1}: the taker is 1 (FC-4.2)`)
    return n - 1
  },
  write: (_rules: Rules, value: number): string => (value === 0 ? NOBODY : String(value + 1)),
}

const trainOrNone = {
  read: (_rules: Rules, text: string): number => (text === NOTHING ? NONE : TRAINS.indexOf(readWord(text, TRAINS))),
  write: (_rules: Rules, trainNumber: TrainNumber): string => (trainNumber === NONE ? NOTHING : trainName(trainNumber)),
}

const trainsOf = ({ players }: State) => players.flatMap(({ trains }) => trains)

/** The tiles leave the stack from the top, so the lowest in a train tells how many have left (FC-1.6). */
const tilesLaid = (_rules: Rules, state: State): number =>
  Math.max(...trainsOf(state).map(({ tile }) => LOCOMOTIVE_TILES.indexOf(tile as 5) + 1))

const handSize = ({ seats }: Rules, { players }: State): number =>
  seats + 1 - players.filter(({ kept }) => kept !== NONE).length

/** What is said of the table before its boards. */
export const courseParts: readonly Part[] = [
  part({ key: 'seed', ...seed, ...own('seed'), otherwise: (): Seed => [0, 0, 0, 0] }),
  part({ key: 'rolled', ...count(0, 999_999), ...own('rolled'), otherwise: () => 0 }),
  part({ key: 'phase', always: true, ...oneOf(PHASES), ...own('phase'), otherwise: () => 'turn' }),
  part({ key: 'round', always: true, ...count(1, ROUNDS), ...own('round'), otherwise: roundOf }),
  part({ key: 'start', ...oneSeat, ...own('start'), otherwise: () => 0 }),
  part({ key: 'first-start', ...oneSeat, ...own('firstStart'), otherwise: (_rules, state) => state.start }),
  part({ key: 'turn', always: true, ...oneSeat, ...own('onTurn'), otherwise: (_rules, state) => state.start }),
  part({ key: 'turns-left', ...count(0, 12), ...own('turnsLeft'), otherwise: turnsLeft }),
  part({ key: 'decides', ...oneSeat, ...own('toMove'), otherwise: decides }),
  part({ key: 'acted', ...yesOrNo, ...own('acted'), otherwise: () => false }),
  part({ key: 'frame', ...openFrame, ...own('frame'), otherwise: () => null }),
  part({ key: 'waiting', ...waiting, ...own('waiting'), otherwise: () => [] }),
  part({ key: 'owed', ...count(0, 99), ...own('owed'), otherwise: () => 0 }),
  part({ key: 'mail-for', ...trainOrNone, ...own('mailFor'), otherwise: () => NONE }),
  part({ key: 'tile', ...seatOr('offer'), ...own('tileHolder'), otherwise: () => NONE }),
  part({ key: 'paying', ...paying, ...own('paying'), otherwise: () => 0 }),
  ...Array.from({ length: ROWS }, (_, row) => rowPart(row)),
]

/** What is said after the boards: what is left when all of them are known. */
export const supplyParts: readonly Part[] = [
  part({ key: 'pile', ...cards, ...own('pile'), otherwise: pileLeft }),
  part({ key: 'display', ...endCards, ...own('display'), otherwise: () => [] }),
  part({ key: 'hand', ...endCards, ...own('draft'), otherwise: hand }),
  part({ key: 'endpile', ...endCards, ...own('endPile'), otherwise: restOfEndCards }),
  part({ key: 'leftover', read: readEndOrNone, write: writeEndOrNone, ...own('leftover'), otherwise: leftover }),
  part({ key: 'tiles-laid', ...count(0, LOCOMOTIVE_TILES.length), ...own('tilesLaid'), otherwise: tilesLaid }),
  part({
    key: 'arrived',
    ...count(0, LOCOMOTIVE_TILES.length),
    ...own('arrived'),
    otherwise: (_rules, state) => trainsOf(state).filter(isOnTile).length,
  }),
]

/** The pile is brought out when the draft is over (FC-1.7). */
function pileLeft(rules: Rules, state: State): readonly number[] {
  return state.phase === 'draft' ? [] : restOfPile(rules, state)
}

function hand(rules: Rules, state: State): readonly number[] {
  return state.phase === 'draft' ? freeEndCards(rules, state).slice(0, handSize(rules, state)) : []
}

/** It went back into the pile, and may have been turned up since (FC-1.5). */
function leftover(_rules: Rules, { phase, endPile, display, players }: State): number {
  if (phase === 'draft') return NONE
  return [...endPile, ...display, ...players.flatMap(player => player.endCards)][0] ?? NONE
}

import type { Seat } from '@roundhouse/kernel/game'
import { count, NOTHING, readCount, readWord, refusal, wordsOf } from '@roundhouse/kernel/notation/words'
import { NONE, type Player } from '../base/board/player.ts'
import { LOWER, newTrain, TRAINS, UPPER } from '../base/board/train.ts'
import { faceId } from '../base/cards/card.ts'
import type { FaceNumber } from '../base/cards/face-number.ts'
import { POSITIONS } from '../base/cards/middle.ts'
import { COLUMNS } from '../base/frames/coins.ts'
import { playerAt, type State } from '../base/state.ts'
import type { Rules } from '../base/table.ts'
import { freeEndCards, surelyTaken } from './card-places.ts'
import { cards, cardsOf, endCards, readCardOf, readEndOrNone, writeEndOrNone } from './cards.ts'
import { type Part, part } from './part.ts'
import { readRoute, writeRoute } from './route.ts'
import { readTrain, writeTrain } from './train.ts'

const MOST_POINTS = 9999
const MOST_CARDS = 99

/** A part that is one field of a board. */
const own = <K extends keyof Player>(field: K) => ({
  of: (state: State, seat: Seat): Player[K] => playerAt(state, seat)[field],
  put: (state: State, seat: Seat, value: Player[K]): void => {
    playerAt(state, seat)[field] = value
  },
})

const trainPart = (trainNumber: typeof UPPER | typeof LOWER): Part =>
  part({
    key: TRAINS[trainNumber],
    read: readTrain,
    write: writeTrain,
    of: (state, seat) => playerAt(state, seat).trains[trainNumber],
    put: (state, seat, train) => {
      playerAt(state, seat).trains[trainNumber] = train
    },
    otherwise: newTrain,
  })

/** `5 1 0`: coins in columns 1, 2 and 3 (FC-9.1). */
const coins = {
  read(_rules: Rules, text: string): readonly number[] {
    const words = wordsOf(text)
    if (words.length !== COLUMNS.length) throw refusal(text, 'three numbers: the coins in columns 1, 2 and 3')
    return words.map((word, column) => readCount(word, 0, COLUMNS[column]!))
  },
  write: (_rules: Rules, columns: readonly number[]): string => columns.join(' '),
}

type Middle = Pick<Player, 'middle' | 'marks'>
const MARKS = ['', ':u', ':l', ':ul'] as const

/** `E1-1 E1-4:u`: the cards from position 1 on; after a mechanic the trains that have had its step (FC-E.3). */
const middle = {
  read(rules: Rules, text: string): Middle {
    const laid = text === NOTHING ? [] : wordsOf(text).map(word => readMiddleCard(rules, word))
    if (laid.length > POSITIONS) throw refusal(text, `${POSITIONS} positions (FC-E.1)`)
    return { middle: laid.map(([face]) => face), marks: laid.map(([, marks]) => marks) }
  },
  write: (rules: Rules, { middle, marks }: Middle): string =>
    middle.length === 0 ? NOTHING : middle.map((face, i) => faceId(rules, face) + MARKS[marks[i]!]).join(' '),
}

function readMiddleCard(rules: Rules, word: string): [face: FaceNumber, marks: number] {
  const [id, mark] = word.split(':') as [string, string | undefined]
  const face = readCardOf(rules, id, mark === undefined ? ['switch', 'mechanic', 'factory'] : ['mechanic'])
  return [face, mark === undefined ? 0 : MARKS.indexOf(`:${readWord(mark, ['u', 'l', 'ul'])}`)]
}

/** What a seat's board says, in the order in which it is written. */
export const boardParts: readonly Part[] = [
  part({ key: 'points', ...count(0, MOST_POINTS), ...own('points'), otherwise: () => 0 }),
  part({ key: 'coins', ...coins, ...own('coins'), otherwise: () => [1, 0, 0] }),
  trainPart(UPPER),
  trainPart(LOWER),
  part({
    key: 'route',
    read: readRoute,
    write: writeRoute,
    of: (state, seat) => ({ route: playerAt(state, seat).route, postcards: state.slices.postcards?.[seat] ?? [] }),
    put: (state, seat, { route, postcards }) => {
      playerAt(state, seat).route = route
      const { postcards: all } = state.slices
      if (all !== undefined) state.slices = { ...state.slices, postcards: all.with(seat, postcards) }
    },
    otherwise: () => ({ route: [], postcards: [] }),
  }),
  part({ key: 'locomotive', ...count(0, MOST_CARDS), ...own('locomotive'), otherwise: () => 0 }),
  part({ key: 'contracts', ...cardsOf('contract'), ...own('contracts'), otherwise: () => [] }),
  part({ key: 'fulfilled', ...count(0, MOST_CARDS), ...own('fulfilled'), otherwise: () => 0 }),
  part({
    key: 'middle',
    ...middle,
    of: playerAt,
    put: (state, seat, { middle, marks }) => {
      const player = playerAt(state, seat)
      player.middle = middle
      player.marks = marks
    },
    otherwise: () => ({ middle: [], marks: [] }),
  }),
  part({ key: 'taken', ...cards, ...own('taken'), otherwise: (_rules, state, seat) => surelyTaken(state, seat) }),
  part({ key: 'endcards', ...endCards, ...own('endCards'), otherwise: () => [] }),
  part({
    key: 'kept',
    read: readEndOrNone,
    write: writeEndOrNone,
    ...own('kept'),
    // Everybody has kept one once the draft is over; with nothing said it is the last that lies nowhere else.
    otherwise: (rules, state) => (state.phase === 'draft' ? NONE : (freeEndCards(rules, state).at(-1) ?? NONE)),
  }),
]

import type { Move } from '@roundhouse/kernel/game'
import {
  addCar,
  describeUpgrade,
  listFree,
  playFree,
  readTrainName,
  readUpgrade,
  refuseFree,
  writeUpgrade,
} from '../board/cars.ts'
import { moveConductor } from '../board/conductors.ts'
import { trainAt } from '../board/player.ts'
import { citiesLeft, moveLocomotive } from '../board/route.ts'
import { BOTH_TRAINS, isExtensible, stepsLeft, trainName } from '../board/train.ts'
import { endFaceAt } from '../cards/card.ts'
import { displayFacts, endCardId, readEndCard, takeEndCard } from '../cards/end-cards.ts'
import { defineMoveKind, type MoveKind, moveOf, type Objection, readNumber } from '../move-kind.ts'
import { MOVES } from '../numbers.ts'
import { type GameTable, me, score } from '../table.ts'
import { COLUMNS, coinCount, MOST_COINS, NO_COIN, payCoins } from './coins.ts'
import { NO_LIMIT } from './source.ts'

/** A purchase is carried out at once and whole (FC-9.4); what it sets off is settled right after it (FC-D.5). */
function settled(table: GameTable): void {
  for (const settled of table.rules.moments.settled) settled(table)
}

function pay(table: GameTable, column: number): void {
  payCoins(me(table), column === 0 ? 1 : 0, column === 1 ? 1 : 0, column === 2 ? 1 : 0)
  table.emit?.({ key: 'spent', facts: { seat: table.state.toMove, column: column + 1 } })
}

const noCoin = (table: GameTable, column: number): Objection | null =>
  me(table).coins[column]! > 0 ? null : NO_COIN[column]!

const FULL_TRAIN: Objection = {
  rule: 'FC-9.4',
  code: 'train-is-full',
  facts: (_table, trainNumber) => ({ train: trainName(trainNumber) }),
}

/** `spend 1 car upper`: a coin of column 1 buys a 0-car (FC-9.3). */
const buyCar: MoveKind<'spend'> = defineMoveKind({
  number: MOVES.buyCar,
  word: 'spend',
  form: 'spend 1 car upper|lower',
  choices: 2,
  refuse: (table, trainNumber) =>
    noCoin(table, 0) ?? (isExtensible(trainAt(me(table), trainNumber)) ? null : FULL_TRAIN),
  list(table, into) {
    const { coins, trains } = me(table)
    if (coins[0] === 0) return
    for (const trainNumber of BOTH_TRAINS) if (isExtensible(trains[trainNumber])) into.push(moveOf(buyCar, trainNumber))
  },
  play(table, trainNumber) {
    pay(table, 0)
    addCar(table, me(table), trainNumber)
    settled(table)
  },
  write: (_rules, trainNumber) => `spend 1 car ${trainName(trainNumber)}`,
  describe: (_rules, trainNumber) => ({ do: 'spend', column: 1, buys: 'car', train: trainName(trainNumber) }),
  read: (_rules, [column, what, train, ...more]) =>
    column === '1' && what === 'car' && train !== undefined && more.length === 0 ? readTrainName(train) : null,
})

const AT_THE_END: Objection = {
  rule: 'FC-9.4',
  code: 'conductor-at-the-end',
  facts: (_table, trainNumber) => ({ train: trainName(trainNumber) }),
}
const LONGER_TRAIN: Objection = { ...AT_THE_END, remedy: 'longer-train' }
const NO_CITY: Objection = {
  rule: 'FC-9.4',
  code: 'end-of-route',
  remedy: 'longer-route',
  facts: () => ({ steps: 1, left: 0 }),
}
const LOCOMOTIVE = 2

/** `spend 2 conductor upper`, `spend 2 locomotive`: a coin of column 2 buys one step (FC-9.3). */
const buyStep: MoveKind<'spend'> = defineMoveKind({
  number: MOVES.buyStep,
  word: 'spend',
  form: 'spend 2 conductor upper|lower, spend 2 locomotive',
  choices: 3,
  refuse(table, what) {
    const refused = noCoin(table, 1)
    if (refused !== null) return refused
    if (what === LOCOMOTIVE) return citiesLeft(table) > 0 ? null : NO_CITY
    const train = trainAt(me(table), what)
    if (stepsLeft(train) > 0) return null
    return isExtensible(train) ? LONGER_TRAIN : AT_THE_END
  },
  list(table, into) {
    const { coins, trains } = me(table)
    if (coins[1] === 0) return
    for (const trainNumber of BOTH_TRAINS)
      if (stepsLeft(trains[trainNumber]) > 0) into.push(moveOf(buyStep, trainNumber))
    if (citiesLeft(table) > 0) into.push(moveOf(buyStep, LOCOMOTIVE))
  },
  play(table, what) {
    pay(table, 1)
    if (what === LOCOMOTIVE) moveLocomotive(table, 1)
    else moveConductor(table, what, 1)
    settled(table)
  },
  write: (_rules, what) => (what === LOCOMOTIVE ? 'spend 2 locomotive' : `spend 2 conductor ${trainName(what)}`),
  describe: (_rules, what) =>
    what === LOCOMOTIVE
      ? { do: 'spend', column: 2, buys: 'locomotive' }
      : { do: 'spend', column: 2, buys: 'conductor', train: trainName(what) },
  read(_rules, [column, what, train, ...more]) {
    if (column !== '2' || more.length > 0) return null
    if (what === 'locomotive' && train === undefined) return LOCOMOTIVE
    return what === 'conductor' && train !== undefined ? readTrainName(train) : null
  },
})

/** `spend 3 upper 4`, `spend 3 lower car`: a coin of column 3 buys an upgrade of choice (FC-9.3, ruling). */
const buyUpgrade: MoveKind<'spend'> = defineMoveKind({
  number: MOVES.buyUpgrade,
  word: 'spend',
  form: 'spend 3 upper|lower 0|1|2|4|7|car',
  choices: 16,
  refuse: (table, choice) => noCoin(table, 2) ?? refuseFree(table, choice, NO_LIMIT),
  play(table, choice) {
    pay(table, 2)
    playFree(table, choice)
    settled(table)
  },
  list(table, into) {
    if (me(table).coins[2] > 0) listFree(table, buyUpgrade, NO_LIMIT, into)
  },
  write: (_rules, choice) => `spend 3 ${writeUpgrade(choice)}`,
  describe: (_rules, choice) => ({ do: 'spend', column: 3, buys: 'upgrade', ...describeUpgrade(choice) }),
  read: (_rules, [column, ...words]) => (column === '3' ? readUpgrade(words, true) : null),
})

const COLUMN_NUMBERS = [1, 2, 3] as const

/** `spend 2 point`: any coin buys 1 point (FC-9.3). */
const buyPoint: MoveKind<'spend'> = defineMoveKind({
  number: MOVES.buyPoint,
  word: 'spend',
  form: 'spend 1|2|3 point',
  choices: COLUMNS.length,
  refuse: noCoin,
  list(table, into) {
    const { coins } = me(table)
    for (let column = 0; column < COLUMNS.length; column++) if (coins[column]! > 0) into.push(moveOf(buyPoint, column))
  },
  play(table, column) {
    pay(table, column)
    score(table, table.state.toMove, 1, 'coin')
  },
  write: (_rules, column) => `spend ${column + 1} point`,
  describe: (_rules, column) => ({ do: 'spend', column: COLUMN_NUMBERS[column]!, buys: 'point' }),
  read(_rules, [column, what, ...more]) {
    const n = readNumber(column, 1, COLUMNS.length)
    return n !== -1 && what === 'point' && more.length === 0 ? n - 1 : null
  },
})

const PRICE = 4
/** Ways to pay 4 coins, by those of columns 1 and 2; and one for all other sums, which is read to be refused. */
const COUNTS = PRICE + 1
const NO_WAY = COUNTS ** 2
const WAYS = NO_WAY + 1
export const endCardOf = (choice: number): number => Math.floor(choice / WAYS)
const column1Of = (choice: number): number => (choice % WAYS === NO_WAY ? 0 : Math.floor((choice % WAYS) / COUNTS))
const column2Of = (choice: number): number => (choice % WAYS === NO_WAY ? 0 : (choice % WAYS) % COUNTS)
const column3Of = (choice: number): number =>
  choice % WAYS === NO_WAY ? 0 : PRICE - column1Of(choice) - column2Of(choice)
const buyArg = (card: number, column1: number, column2: number): number => card * WAYS + column1 * COUNTS + column2

const buyFacts = (table: GameTable, choice: number) => ({
  card: endFaceAt(table.rules.printed, endCardOf(choice)).id,
  coins: [...me(table).coins],
})
const TOO_FEW: Objection = { rule: 'FC-9.3', code: 'four-coins', remedy: 'get-coins', facts: buyFacts }
const NOT_THESE: Objection = { rule: 'FC-9.3', code: 'not-these-coins', remedy: 'other-coins', facts: buyFacts }
const NOT_FOUR: Objection = { ...TOO_FEW, remedy: 'other-coins' }
const NONE_ON_DISPLAY: Objection = {
  rule: 'FC-11.1',
  code: 'not-on-display',
  facts: (table, choice) => displayFacts(table, endCardOf(choice)),
}
const GONE: Objection = { ...NONE_ON_DISPLAY, remedy: 'card-of-the-display' }

/** `buy G7 with 2 1 1`: any 4 coins, here 2 of column 1 and 1 each of the others, buy a Game End card (FC-9.3). */
const buyEndCard: MoveKind<'buy'> = defineMoveKind({
  number: MOVES.buyEndCard,
  word: 'buy',
  form: 'buy <Game End card> with <coins of column 1> <of column 2> <of column 3>',
  choices: 21 * WAYS,
  refuse(table, choice) {
    const { coins } = me(table)
    if (coinCount(me(table)) < PRICE) return TOO_FEW
    const { display } = table.state
    if (!display.includes(endCardOf(choice))) return display.length === 0 ? NONE_ON_DISPLAY : GONE
    if (choice % WAYS === NO_WAY || column3Of(choice) < 0) return NOT_FOUR
    const enough = coins[0] >= column1Of(choice) && coins[1] >= column2Of(choice) && coins[2] >= column3Of(choice)
    return enough ? null : NOT_THESE
  },
  list(table, into: Move[]) {
    const player = me(table)
    if (coinCount(player) < PRICE) return
    const [first, second, third] = player.coins as [number, number, number]
    for (const card of table.state.display)
      for (let a = Math.min(first, PRICE); a >= 0; a--)
        for (let b = Math.min(second, PRICE - a); b >= 0 && PRICE - a - b <= third; b--)
          into.push(moveOf(buyEndCard, buyArg(card, a, b)))
  },
  play(table, choice) {
    payCoins(me(table), column1Of(choice), column2Of(choice), column3Of(choice))
    takeEndCard(table, endCardOf(choice), 'bought')
  },
  write: (rules, choice) =>
    `buy ${endFaceAt(rules.printed, endCardOf(choice)).id} with ${column1Of(choice)} ${column2Of(choice)} ${column3Of(choice)}`,
  describe: (rules, choice) => ({
    do: 'buy',
    card: endCardId(rules, endCardOf(choice)),
    coins: [column1Of(choice), column2Of(choice), column3Of(choice)],
  }),
  read(rules, [id, word, ...columns]) {
    const card = readEndCard(rules, id)
    const [a, b, c] = [0, 1, 2].map(i => readNumber(columns[i], 0, MOST_COINS)) as [number, number, number]
    if (card === null || word !== 'with' || columns.length !== 3 || Math.min(a, b, c) < 0) return null
    return a + b + c === PRICE ? buyArg(card, a, b) : card * WAYS + NO_WAY
  },
})

/** Everything coins buy (FC-9.3). */
export const purchases: readonly MoveKind[] = [buyCar, buyStep, buyUpgrade, buyPoint, buyEndCard]

/** The same as asking each of them for its list. */
export function listPurchases(table: GameTable, into: Move[]): void {
  buyCar.list(table, into)
  buyStep.list(table, into)
  buyUpgrade.list(table, into)
  buyPoint.list(table, into)
  buyEndCard.list(table, into)
}

/**
 * A cut-down First Class, for comparison only: 4 players, 6 rounds of 18 cards in 3 rows, two trains each with cars,
 * upgrades and conductors, a locomotive, coins, and scoring after every second round. It has no modules, mail cars,
 * locomotive tiles, contracts, Game End cards, start-player tile, waiting frames or frames out of turn.
 *
 * The rules change the table they are given, which is how boardgame.io wants them too: it hands them a draft.
 */
interface MiniTrain {
  /** How many cars are worth at least 0, 1, 2, 4, 7, 12. */
  cars: number[]
  /** How many cars the conductor has reached. */
  conductor: number
}

interface MiniPlayer {
  points: number
  coins: number
  trains: MiniTrain[]
  locomotive: number
  taken: number[]
}

export interface Mini {
  round: number
  seat: number
  turnsLeft: number
  /** This turn's card is taken. */
  acted: boolean
  /** All cards of the game, in the order they are dealt. */
  deck: number[]
  offer: number[]
  /** What is left of the card that was taken. */
  left: number[]
  players: MiniPlayer[]
}

export const MINI_SEATS = 4
export const MINI_ROUNDS = 6
const COLUMNS = 6
const OFFER = 18
const TURNS = 3 * MINI_SEATS
const NONE = -1

const STEP_WORTH = [0, 1, 1, 2, 3, 5] as const
const TOP = 5
const MOST_CARS = 8
const MOST_COINS = 12
const LAST_CITY = 12

/** The symbols on cards: a kind and a number, as kind * 16 + number. */
const CAR = 0
const UP = 1
const FREE = 2
const STEPS = 3
const LOCOMOTIVE = 4
const COINS = 5
const POINTS = 6
const symbol = (kind: number, n: number): number => kind * 16 + n
const kindOf = (of: number): number => of >> 4
const numberOf = (of: number): number => of & 15

/** No card has two symbols for steps, or for the locomotive: then a move says which symbol it uses. */
const CARDS: readonly (readonly number[])[] = [
  [symbol(CAR, 1), symbol(CAR, 1), symbol(COINS, 1)],
  [symbol(CAR, 1), symbol(UP, 0), symbol(UP, 0)],
  [symbol(CAR, 1), symbol(UP, 0), symbol(UP, 1)],
  [symbol(UP, 1), symbol(UP, 1), symbol(FREE, 1)],
  [symbol(UP, 2), symbol(FREE, 1), symbol(COINS, 1)],
  [symbol(UP, 3), symbol(UP, 2), symbol(FREE, 1)],
  [symbol(UP, 4), symbol(FREE, 1), symbol(CAR, 1)],
  [symbol(STEPS, 2), symbol(UP, 1), symbol(COINS, 1)],
  [symbol(STEPS, 3), symbol(CAR, 1)],
  [symbol(STEPS, 1), symbol(FREE, 1), symbol(CAR, 1)],
  [symbol(LOCOMOTIVE, 2), symbol(STEPS, 1)],
  [symbol(LOCOMOTIVE, 1), symbol(COINS, 3)],
  [symbol(LOCOMOTIVE, 2), symbol(FREE, 1), symbol(POINTS, 2)],
  [symbol(COINS, 4), symbol(CAR, 1)],
  [symbol(POINTS, 5), symbol(FREE, 1), symbol(COINS, 1)],
  [symbol(FREE, 1), symbol(FREE, 1), symbol(UP, 0)],
  [symbol(CAR, 1), symbol(STEPS, 2), symbol(POINTS, 1)],
  [symbol(UP, 0), symbol(STEPS, 2), symbol(COINS, 2)],
]

/** A move is a number: its kind * 64 and what was chosen. */
export type MiniMove = number
export const MINI_MOVES = ['take', 'car', 'up', 'free', 'steps', 'locomotive', 'spend', 'done', 'end'] as const
export type MiniMoveName = (typeof MINI_MOVES)[number]

const TAKE = 0
const ADD = 1
const RAISE = 2
const CHOOSE = 3
const WALK = 4
const DRIVE = 5
const SPEND = 6
const DONE = 7
const END = 8
const move = (kind: number, choice: number): MiniMove => kind * 64 + choice
export const nameOf = (of: MiniMove): MiniMoveName => MINI_MOVES[of >> 6]!
export const choiceOf = (of: MiniMove): number => of & 63

/** A car of a train: the train * 8 and the step it stands on; NEW: a new car. */
const NEW = 7
/** What a coin buys: a car in either train, a step of either conductor, a step of the locomotive, a point. */
const BUY_STEP = 2
const BUY_CITY = 4
const BUY_POINT = 5

export function newMini(shuffle: (cards: number[]) => number[]): Mini {
  const deck = shuffle(Array.from({ length: MINI_ROUNDS * OFFER }, (_, n) => n % CARDS.length))
  return {
    round: 1,
    seat: 0,
    turnsLeft: TURNS,
    acted: false,
    deck,
    offer: deck.slice(0, OFFER),
    left: [],
    players: Array.from({ length: MINI_SEATS }, newPlayer),
  }
}

const newPlayer = (): MiniPlayer => ({
  points: 0,
  coins: 1,
  trains: [newTrain(), newTrain()],
  locomotive: 0,
  taken: [],
})
const newTrain = (): MiniTrain => ({ cars: [1, 0, 0, 0, 0, 0], conductor: 0 })

export const isOver = ({ round }: Mini): boolean => round > MINI_ROUNDS

const isExtensible = ({ cars }: MiniTrain): boolean => cars[0]! < MOST_CARS
const canRaise = ({ cars }: MiniTrain, step: number): boolean => cars[step + 1]! < cars[step]!
const stepsLeft = ({ cars, conductor }: MiniTrain): number => cars[0]! - conductor

/** Every legal move. */
export function listMini(table: Mini, into: MiniMove[]): void {
  if (table.left.length > 0) listSymbols(table, into)
  else if (!table.acted) listCards(table, into)
  else listPurchases(table.players[table.seat]!, into)
}

function listCards({ offer }: Mini, into: MiniMove[]): void {
  for (let slot = 0; slot < OFFER; slot++) if (offer[slot] !== NONE) into.push(move(TAKE, slot))
}

function listSymbols({ left, players, seat }: Mini, into: MiniMove[]): void {
  const player = players[seat]!
  for (let i = 0; i < left.length; i++) if (left.indexOf(left[i]!) === i) listSymbol(player, left[i]!, into)
  into.push(move(DONE, 0))
}

function listSymbol(player: MiniPlayer, of: number, into: MiniMove[]): void {
  const kind = kindOf(of)
  if (kind === STEPS) return listSteps(player, numberOf(of), into)
  if (kind === LOCOMOTIVE) {
    if (player.locomotive < LAST_CITY) into.push(move(DRIVE, numberOf(of)))
    return
  }
  for (let which = 0; which < 2; which++) {
    const train = player.trains[which]!
    if (kind === CAR && isExtensible(train)) into.push(move(ADD, which))
    if (kind === UP && canRaise(train, numberOf(of))) into.push(move(RAISE, which * 8 + numberOf(of)))
    if (kind === FREE) listChoices(train, which, into)
  }
}

function listChoices(train: MiniTrain, which: number, into: MiniMove[]): void {
  for (let step = 0; step < TOP; step++) if (canRaise(train, step)) into.push(move(CHOOSE, which * 8 + step))
  if (isExtensible(train)) into.push(move(CHOOSE, which * 8 + NEW))
}

/** Steps are spread over the two conductors: those of the upper train * 8, and those of the lower. */
function listSteps({ trains }: MiniPlayer, most: number, into: MiniMove[]): void {
  for (let upper = 0; upper <= Math.min(most, stepsLeft(trains[0]!)); upper++)
    for (let lower = 0; lower <= Math.min(most - upper, stepsLeft(trains[1]!)); lower++)
      if (upper + lower > 0) into.push(move(WALK, upper * 8 + lower))
}

function listPurchases(player: MiniPlayer, into: MiniMove[]): void {
  for (let which = 0; which < 2; which++) {
    if (isExtensible(player.trains[which]!)) into.push(move(SPEND, which))
    if (stepsLeft(player.trains[which]!) > 0) into.push(move(SPEND, BUY_STEP + which))
  }
  if (player.locomotive < LAST_CITY) into.push(move(SPEND, BUY_CITY))
  into.push(move(SPEND, BUY_POINT), move(END, 0))
}

/** What each move does, by its name; afterwards the turn goes on as far as there is nothing to decide. */
const MOVE_KINDS: Readonly<Record<MiniMoveName, (table: Mini, player: MiniPlayer, choice: number) => void>> = {
  take: takeCard,
  car(table, player, which) {
    use(table, symbol(CAR, 1))
    addCar(player.trains[which]!)
  },
  up(table, player, choice) {
    use(table, symbol(UP, choice & 7))
    raise(player.trains[choice >> 3]!, choice & 7)
  },
  free(table, player, choice) {
    use(table, symbol(FREE, 1))
    if ((choice & 7) === NEW) addCar(player.trains[choice >> 3]!)
    else raise(player.trains[choice >> 3]!, choice & 7)
  },
  steps(table, player, choice) {
    use(table, table.left.find(of => kindOf(of) === STEPS)!)
    player.trains[0]!.conductor += choice >> 3
    player.trains[1]!.conductor += choice & 7
  },
  locomotive(table, player, steps) {
    use(table, symbol(LOCOMOTIVE, steps))
    player.locomotive = Math.min(LAST_CITY, player.locomotive + steps)
  },
  spend(_table, player, what) {
    player.coins--
    if (what < BUY_STEP) addCar(player.trains[what]!)
    else if (what < BUY_CITY) player.trains[what - BUY_STEP]!.conductor++
    else if (what === BUY_CITY) player.locomotive++
    else player.points++
  },
  done(table) {
    table.left = []
  },
  end: endTurn,
}

export function playMini(table: Mini, name: MiniMoveName, choice: number): void {
  const player = table.players[table.seat]!
  MOVE_KINDS[name](table, player, choice)
  if (name === 'end') return
  table.left = table.left.filter(of => isUsable(player, of))
  if (table.acted && table.left.length === 0 && player.coins === 0) endTurn(table)
}

function isUsable(player: MiniPlayer, of: number): boolean {
  const kind = kindOf(of)
  if (kind === LOCOMOTIVE) return player.locomotive < LAST_CITY
  return player.trains.some(train => {
    if (kind === UP) return canRaise(train, numberOf(of))
    if (kind === STEPS) return stepsLeft(train) > 0
    return isExtensible(train) || (kind === FREE && train.cars[TOP]! < MOST_CARS)
  })
}

function use(table: Mini, of: number): void {
  table.left.splice(table.left.indexOf(of), 1)
}

function addCar({ cars }: MiniTrain): void {
  cars[0]!++
}

function raise({ cars }: MiniTrain, step: number): void {
  cars[step + 1]!++
}

/** Coins and points come at once; the other symbols are carried out one by one. */
function takeCard(table: Mini, player: MiniPlayer, slot: number): void {
  const card = table.offer[slot]!
  player.taken.push(card)
  table.acted = true
  for (const of of CARDS[card]!) {
    if (kindOf(of) === COINS) player.coins = Math.min(MOST_COINS, player.coins + numberOf(of))
    else if (kindOf(of) === POINTS) player.points += numberOf(of)
    else table.left.push(of)
  }
  table.offer[slot] = NONE
  clearRow(table.offer, slot - (slot % COLUMNS))
}

/** When as many cards have left a row as there are players, the rest of it goes too. */
function clearRow(offer: number[], first: number): void {
  let gone = 0
  for (let slot = first; slot < first + COLUMNS; slot++) if (offer[slot] === NONE) gone++
  if (gone >= MINI_SEATS) offer.fill(NONE, first, first + COLUMNS)
}

function endTurn(table: Mini): void {
  table.acted = false
  table.left = []
  table.seat = (table.seat + 1) % MINI_SEATS
  table.turnsLeft--
  if (table.turnsLeft === 0) endRound(table)
}

function endRound(table: Mini): void {
  if (table.round % 2 === 0) for (const player of table.players) player.points += worthOf(player)
  table.offer = table.deck.slice(table.round * OFFER, (table.round + 1) * OFFER)
  table.turnsLeft = TURNS
  table.round++
}

const worthOf = ({ trains, locomotive }: MiniPlayer): number =>
  trains.reduce((sum, train) => sum + reachedValue(train), locomotive)

function reachedValue({ cars, conductor }: MiniTrain): number {
  let sum = 0
  for (let step = 1; step <= TOP; step++) sum += STEP_WORTH[step]! * Math.min(cars[step]!, conductor)
  return sum
}

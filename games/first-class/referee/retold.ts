import { handleLine, type LineHandlers } from '@roundhouse/kernel/story'
import { type Coins, copyPlayer, NONE, type Player, trainAt } from '../base/board/player.ts'
import { CAR_VALUES, LOWER, TRAINS, type Train, type TrainName, type TrainNumber, UPPER } from '../base/board/train.ts'
import { readEndCard } from '../base/cards/end-cards.ts'
import { COLUMNS } from '../base/frames/coins.ts'
import type { StoryLine } from '../base/story.ts'
import type { Rules } from '../base/table.ts'

type OfACard = { readonly card: string }

const faceIn = ({ printed }: Rules, { card }: OfACard): number => printed.faces.findIndex(({ id }) => id === card)
const endCardIn = (rules: Rules, { card }: OfACard): number => readEndCard(rules, card) ?? NONE
const trainIn = ({ trains }: Player, { train }: { readonly train: TrainName }): Train => trains[TRAINS.indexOf(train)]!

const oneMore = (counts: readonly number[], place: number): number[] => counts.with(place, counts[place]! + 1)

/** The first spaces that are free, column 1 first (FC-9.1). */
function placed([column1, column2, column3]: Coins, count: number): Coins {
  const all = column1 + column2 + column3 + count
  const first = Math.min(COLUMNS[0], column1 + count)
  const second = Math.min(COLUMNS[1], column2 + count - (first - column1))
  return [first, second, Math.min(COLUMNS[2], all - first - second)]
}

/** What is left of coins after a price. */
export const without = (coins: Coins, price: Coins): Coins => [
  coins[0] - price[0],
  coins[1] - price[1],
  coins[2] - price[2],
]

const sits =
  (trainNumber: TrainNumber) =>
  (facts: OfACard, board: Player, rules: Rules): void => {
    const train = trainAt(board, trainNumber)
    train.guests = [...train.guests, faceIn(rules, facts)]
  }

const takesCard = (facts: OfACard, board: Player, rules: Rules): void => {
  board.taken = [...board.taken, faceIn(rules, facts)]
}

/** What each line of the story does to the board it speaks of. */
const TELLINGS: LineHandlers<StoryLine, void, [board: Player, rules: Rules]> = {
  scored: (facts, board) => {
    board.points += facts.points
  },
  coins: (facts, board) => {
    board.coins = placed(board.coins, facts.coins)
  },
  spent: (facts, board) => {
    board.coins = without(board.coins, [
      facts.column === 1 ? 1 : 0,
      facts.column === 2 ? 1 : 0,
      facts.column === 3 ? 1 : 0,
    ])
  },
  took: takesCard,
  declined: takesCard,
  kept: (facts, board, rules) => {
    board.kept = endCardIn(rules, facts)
  },
  'end-card': (facts, board, rules) => {
    board.endCards = [...board.endCards, endCardIn(rules, facts)]
  },
  route: (facts, board, rules) => {
    board.route = [...board.route, faceIn(rules, facts)]
  },
  city: (_facts, board) => {
    board.locomotive++
  },
  contract: (facts, board, rules) => {
    board.contracts = [...board.contracts, faceIn(rules, facts)]
  },
  fulfilled: (facts, board, rules) => {
    board.contracts = board.contracts.toSpliced(board.contracts.indexOf(faceIn(rules, facts)), 1)
    board.fulfilled++
  },
  'contracts-discarded': (_facts, board) => {
    board.contracts = []
  },
  laid: (facts, board, rules) => {
    const place = facts.position - 1
    board.middle = [...board.middle.slice(0, place), faceIn(rules, facts), ...board.middle.slice(place + 1)]
    board.marks = [...board.marks.slice(0, place), 0, ...board.marks.slice(place + 1)]
  },
  mechanic: (facts, board, rules) => {
    const mark = 1 << TRAINS.indexOf(facts.train)
    const place = board.middle.findIndex((face, i) => face === faceIn(rules, facts) && (board.marks[i]! & mark) === 0)
    board.marks = board.marks.with(place, board.marks[place]! | mark)
  },
  car: (facts, board) => {
    const train = trainIn(board, facts)
    train.cars = oneMore(train.cars, 0)
  },
  upgrade: (facts, board) => {
    const train = trainIn(board, facts)
    train.cars = oneMore(train.cars, CAR_VALUES.indexOf(facts.to))
  },
  conductor: (facts, board) => {
    trainIn(board, facts).conductor += facts.steps
  },
  'mail-car': (facts, board) => {
    trainIn(board, facts).mail = facts.mailCar
  },
  'locomotive-tile': (facts, board) => {
    trainIn(board, facts).tile = facts.tile
  },
  seated: (facts, board, rules) => sits(TRAINS.indexOf(facts.train))(facts, board, rules),
  passenger: sits(UPPER),
  luggage: sits(LOWER),
}

/**
 * The board after all that the story tells of its seat. That must be the board there is, or the story has left something
 * out. Only how many guests are settled is not told one by one: it is taken as it is.
 */
export function retold(rules: Rules, before: Player, lines: readonly StoryLine[], seat: number): Player {
  const board = copyPlayer(before)
  for (const line of lines)
    if ('seat' in line.facts && line.facts.seat === seat) handleLine(TELLINGS, line, board, rules)
  return board
}

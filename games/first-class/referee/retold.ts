import type { Facts, Line } from '@roundhouse/kernel/story'
import { COLUMNS } from '../base/coins.ts'
import { readEndCard } from '../base/end-cards.ts'
import { copyPlayer, NONE, type Player } from '../base/player.ts'
import type { Rules } from '../base/table.ts'
import { CAR_VALUES, LOWER, TRAINS, type Train, UPPER } from '../base/train.ts'

/** What one line of the story does to the board it speaks of. */
type Telling = (board: Player, facts: Facts, rules: Rules) => void

const number = (facts: Facts, name: string): number => facts[name] as number
const faceIn = ({ printed }: Rules, { card }: Facts): number => printed.faces.findIndex(({ id }) => id === card)
const endCardIn = (rules: Rules, { card }: Facts): number => readEndCard(rules, card as string) ?? NONE
const trainIn = ({ trains }: Player, { train }: Facts): Train => trains[TRAINS.indexOf(train as 'upper')]!

const oneMore = (counts: readonly number[], place: number): number[] => counts.with(place, counts[place]! + 1)

/** The first spaces that are free, column 1 first (FC-9.1). */
function placed(coins: readonly number[], count: number): number[] {
  let left = count
  return coins.map((have, column) => {
    const fit = Math.min(left, COLUMNS[column]! - have)
    left -= fit
    return have + fit
  })
}

const sits =
  (which: number): Telling =>
  ({ trains }, facts, rules) => {
    trains[which]!.guests = [...trains[which]!.guests, faceIn(rules, facts)]
  }

const takesCard: Telling = (board, facts, rules) => {
  board.taken = [...board.taken, faceIn(rules, facts)]
}

const TELLINGS: Readonly<Record<string, Telling>> = {
  scored: (board, facts) => {
    board.points += number(facts, 'points')
  },
  coins: (board, facts) => {
    board.coins = placed(board.coins, number(facts, 'coins'))
  },
  spent: (board, facts) => {
    const column = number(facts, 'column') - 1
    board.coins = board.coins.with(column, board.coins[column]! - 1)
  },
  took: takesCard,
  declined: takesCard,
  kept: (board, facts, rules) => {
    board.kept = endCardIn(rules, facts)
  },
  'end-card': (board, facts, rules) => {
    board.endCards = [...board.endCards, endCardIn(rules, facts)]
  },
  route: (board, facts, rules) => {
    board.route = [...board.route, faceIn(rules, facts)]
  },
  city: board => {
    board.locomotive++
  },
  contract: (board, facts, rules) => {
    board.contracts = [...board.contracts, faceIn(rules, facts)]
  },
  fulfilled: (board, facts, rules) => {
    board.contracts = board.contracts.toSpliced(board.contracts.indexOf(faceIn(rules, facts)), 1)
    board.fulfilled++
  },
  'contracts-discarded': board => {
    board.contracts = []
  },
  laid: (board, facts, rules) => {
    const place = number(facts, 'position') - 1
    board.middle = [...board.middle.slice(0, place), faceIn(rules, facts), ...board.middle.slice(place + 1)]
    board.marks = [...board.marks.slice(0, place), 0, ...board.marks.slice(place + 1)]
  },
  mechanic: (board, facts, rules) => {
    const mark = 1 << TRAINS.indexOf(facts['train'] as 'upper')
    const place = board.middle.findIndex((face, i) => face === faceIn(rules, facts) && (board.marks[i]! & mark) === 0)
    board.marks = board.marks.with(place, board.marks[place]! | mark)
  },
  car: (board, facts) => {
    const train = trainIn(board, facts)
    train.cars = oneMore(train.cars, 0)
  },
  upgrade: (board, facts) => {
    const train = trainIn(board, facts)
    train.cars = oneMore(train.cars, CAR_VALUES.indexOf(number(facts, 'to') as 0))
  },
  conductor: (board, facts) => {
    trainIn(board, facts).conductor += number(facts, 'steps')
  },
  'mail-car': (board, facts) => {
    trainIn(board, facts).mail = number(facts, 'mailCar')
  },
  'locomotive-tile': (board, facts) => {
    trainIn(board, facts).tile = number(facts, 'tile')
  },
  seated: (board, facts, rules) => sits(TRAINS.indexOf(facts['train'] as 'upper'))(board, facts, rules),
  passenger: sits(UPPER),
  luggage: sits(LOWER),
}

/**
 * The board after all that the story tells of its seat. That must be the board there is, or the story has left something
 * out. Only how many guests are settled is not told one by one: it is taken as it is.
 */
export function retold(rules: Rules, before: Player, lines: readonly Line[], seat: number): Player {
  const board = copyPlayer(before)
  for (const { key, facts } of lines) if (facts['seat'] === seat) TELLINGS[key]?.(board, facts, rules)
  return board
}

import type { Seat } from '@roundhouse/kernel/game'
import { NOTHING as DASH, readWord, refusal, wordsOf } from '@roundhouse/kernel/notation/words'
import { CLASSES, FIRST, GOODS, isPassenger, NOTHING, PIECES, type PieceNumber, pieceName } from '../base/piece.ts'
import { NONE, type State, type TrainNumber } from '../base/state.ts'
import { type Rules, type Train, trainAt } from '../base/table.ts'
import { joined, piecesOf } from './areas.ts'

/** A train that somebody has, by its number, and what stands on its spaces. */
interface TrainLoad {
  readonly train: TrainNumber
  /** Where its spaces begin among those of all trains. */
  readonly at: number
  readonly spaces: readonly number[]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0)
const writePiece = (piece: PieceNumber): string => (piece === NOTHING ? DASH : pieceName(piece))

/** `3b second red green goods grey, 5a`: the trains of a seat, and class by class what stands on their spaces. */
export const trains = {
  read: (rules: Rules, text: string): readonly TrainLoad[] =>
    piecesOf(text)
      .map(each => readTrain(rules, each))
      .sort((a, b) => a.train - b.train),
  write: (rules: Rules, loaded: readonly TrainLoad[]): string =>
    joined(loaded.map(({ train, spaces }) => writeTrain(trainAt(rules, train), spaces))),
}

function writeTrain({ name, spaces: sizes }: Train, spaces: readonly number[]): string {
  const classes = CLASSES.map((word, carClass) => {
    const before = sum(sizes.slice(0, carClass))
    const pieces = spaces.slice(before, before + sizes[carClass]!)
    const filled = pieces.findLastIndex(piece => piece !== NOTHING) + 1
    return filled === 0 ? '' : ` ${word} ${pieces.slice(0, filled).map(writePiece).join(' ')}`
  })
  return name + classes.join('')
}

function readTrain(rules: Rules, text: string): TrainLoad {
  const [name, ...words] = wordsOf(text)
  const train = rules.trains.findIndex(each => each.name === name?.toLowerCase())
  const printed = rules.trains[train]
  if (printed === undefined) throw refusal(text, `a train, such as ${trainAt(rules, 0).name}`)
  const pieces: number[][] = CLASSES.map(() => [])
  let carClass = NONE
  for (const word of words) {
    const next = CLASSES.indexOf(word as (typeof CLASSES)[number])
    if (next >= 0) carClass = next
    else pieces[classFor(carClass, word)]!.push(readPiece(carClass, word))
  }
  const spaces = pieces.flatMap((each, at) => filledUp(printed, at, each))
  return { train, at: printed.at[FIRST], spaces }
}

function classFor(carClass: number, word: string): number {
  if (carClass === NONE) throw refusal(word, `after a train: ${CLASSES.join(', ')}, and then what stands there`)
  return carClass
}

/** Goods on goods spaces, passengers in their classes (NB-6.4). */
function readPiece(carClass: number, word: string): number {
  if (word === DASH) return NOTHING
  const piece = PIECES.indexOf(readWord(word, PIECES)) + 1
  if (isPassenger(piece) === (carClass === GOODS))
    throw refusal(word, `on ${CLASSES[carClass]} spaces: ${carClass === GOODS ? 'goods' : 'passengers'} (NB-6.4)`)
  return piece
}

function filledUp({ name, spaces }: Train, carClass: number, pieces: readonly number[]): number[] {
  const room = spaces[carClass]!
  if (pieces.length > room)
    throw refusal(`${pieces.length} ${CLASSES[carClass]}`, `on ${name}: ${room} spaces of that kind`)
  return [...pieces, ...Array.from({ length: room - pieces.length }, () => NOTHING)]
}

/** The trains of a seat as they stand. */
export const trainsOf = ({ trains: owners, spaces }: State, seat: Seat, rules: Rules): TrainLoad[] =>
  rules.trains.flatMap(({ at, spaces: sizes }, train) =>
    owners[train] === seat ? [{ train, at: at[FIRST], spaces: spaces.slice(at[FIRST], at[FIRST] + sum(sizes)) }] : [],
  )

/** A train is bought by one player only (NB-6.2). */
export function giveTrains(state: State, seat: Seat, loaded: readonly TrainLoad[], rules: Rules): void {
  const owners = [...state.trains]
  const spaces = [...state.spaces]
  for (const { train, at, spaces: own } of loaded) {
    if (owners[train] !== NONE) throw refusal(trainAt(rules, train).name, 'each train once (NB-6.2)')
    owners[train] = seat
    for (const [i, piece] of own.entries()) spaces[at + i] = piece
  }
  state.trains = owners
  state.spaces = spaces
}

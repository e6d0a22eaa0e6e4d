import type { Move } from '@roundhouse/kernel/game'
import { countOf, kindOf, MOST } from '../frames/effect.ts'
import { NO_SUCH_SYMBOL, symbolFor, use } from '../frames/frame.ts'
import { defineMoveKind, type MoveKind, moveOf, type Objection, oneNumber, readNumber } from '../move-kind.ts'
import { BOTH, COND, MOVES } from '../numbers.ts'
import { frameOf } from '../state.ts'
import { type EffectRule, type GameTable, me, score } from '../table.ts'
import { type Player, trainAt } from './player.ts'
import {
  advance,
  isExtensible,
  isOnTile,
  LOWER,
  stepsLeft,
  TRAINS,
  type TrainNumber,
  trainName,
  UPPER,
} from './train.ts'

/** The first, second and third conductor to reach a locomotive tile score this much (FC-6.5). */
const CONSTANTINOPLE = [20, 10, 5] as const

/** Moves a conductor to the right as far as its train goes (FC-7.3). */
export function moveConductor(table: GameTable, trainNumber: TrainNumber, steps: number): void {
  const train = trainAt(me(table), trainNumber)
  if (steps === 0 || stepsLeft(train) === 0) return
  const before = train.conductor
  advance(train, steps)
  const { state } = table
  table.emit?.({
    key: 'conductor',
    facts: { seat: state.toMove, train: trainName(trainNumber), steps: train.conductor - before },
  })
  if (isOnTile(train)) arrive(table)
}

/** A conductor reaches a locomotive tile: Constantinople (FC-6.5). */
function arrive(table: GameTable): void {
  const { state } = table
  const points = CONSTANTINOPLE[state.arrived] ?? 0
  state.arrived++
  score(table, state.toMove, points, 'constantinople')
}

const canAnyMove = ({ trains }: Player): boolean => stepsLeft(trains[UPPER]) > 0 || stepsLeft(trains[LOWER]) > 0

const NOT_THIS_FAR: Objection = {
  rule: 'FC-7.1',
  code: 'both-go-as-printed',
  remedy: 'as-printed',
  facts: (table, steps) => ({ steps, printed: countOf(symbolFor(table, BOTH)!) }),
}
const AT_THE_END: Objection = { rule: 'FC-7.3', code: 'conductors-at-the-end' }
const LONGER_TRAIN: Objection = { ...AT_THE_END, remedy: 'longer-train' }

/** A train that has its tile grows no longer (FC-6.3). */
function nowhere(table: GameTable): Objection {
  const { trains } = me(table)
  return isExtensible(trains[UPPER]) || isExtensible(trains[LOWER]) ? LONGER_TRAIN : AT_THE_END
}

/** `both 2`: both conductors move at the same time, each as far as it can (FC-7.1). */
export const both: MoveKind<'both'> = defineMoveKind({
  number: MOVES.both,
  word: 'both',
  form: 'both <steps>',
  choices: MOST + 1,
  refuse(table, steps) {
    const symbol = symbolFor(table, BOTH)
    if (symbol === null) return NO_SUCH_SYMBOL
    if (!canAnyMove(me(table))) return nowhere(table)
    return printsBoth(table, steps) ? null : NOT_THIS_FAR
  },
  list(table, into) {
    if (!canAnyMove(me(table))) return
    for (const symbol of frameOf(table.state).left)
      if (kindOf(symbol) === BOTH && !into.includes(moveOf(both, countOf(symbol))))
        into.push(moveOf(both, countOf(symbol)))
  },
  play(table, steps) {
    use(table, symbolFor(table, BOTH, steps)!)
    moveConductor(table, UPPER, steps)
    moveConductor(table, LOWER, steps)
  },
  write: (_rules, steps) => `both ${steps}`,
  describe: (_rules, steps) => ({ do: 'both', steps }),
  read: (_rules, words) => oneNumber(words, MOST),
})

const printsBoth = (table: GameTable, steps: number): boolean => {
  const symbol = symbolFor(table, BOTH, steps)
  return symbol !== null && countOf(symbol) === steps
}

const condArg = (upper: number, lower: number): number => upper * (MOST + 1) + lower
const upperOf = (choice: number): number => choice >> 4
const lowerOf = (choice: number): number => choice & MOST

const condFacts = (table: GameTable, choice: number) => ({
  upper: upperOf(choice),
  lower: lowerOf(choice),
  upperLeft: stepsLeft(me(table).trains[UPPER]),
  lowerLeft: stepsLeft(me(table).trains[LOWER]),
})
const TOO_MANY_STEPS: Objection = { rule: 'FC-7.2', code: 'too-many-steps', remedy: 'fewer-steps', facts: condFacts }
const BEYOND_THE_TRAIN: Objection = {
  rule: 'FC-7.3',
  code: 'beyond-the-train',
  remedy: 'fewer-steps',
  facts: condFacts,
}

/** `cond upper 2 lower 1`: steps spread over the two conductors as the player likes (FC-7.2). */
export const cond: MoveKind<'cond'> = defineMoveKind({
  number: MOVES.cond,
  word: 'cond',
  form: 'cond upper <steps> | lower <steps> | upper <steps> lower <steps>',
  choices: (MOST + 1) * (MOST + 1),
  refuse(table, choice) {
    if (symbolFor(table, COND) === null) return NO_SUCH_SYMBOL
    if (!canAnyMove(me(table))) return nowhere(table)
    const upper = upperOf(choice)
    const lower = lowerOf(choice)
    if (upper + lower === 0 || symbolFor(table, COND, upper + lower) === null) return TOO_MANY_STEPS
    const { trains } = me(table)
    return upper <= stepsLeft(trains[UPPER]) && lower <= stepsLeft(trains[LOWER]) ? null : BEYOND_THE_TRAIN
  },
  list(table, into: Move[]) {
    const most = mostSteps(table)
    const { trains } = me(table)
    const upperMost = Math.min(most, stepsLeft(trains[UPPER]))
    for (let upper = 0; upper <= upperMost; upper++) {
      const lowerMost = Math.min(most - upper, stepsLeft(trains[LOWER]))
      for (let lower = upper === 0 ? 1 : 0; lower <= lowerMost; lower++) into.push(moveOf(cond, condArg(upper, lower)))
    }
  },
  play(table, choice) {
    use(table, symbolFor(table, COND, upperOf(choice) + lowerOf(choice))!)
    moveConductor(table, UPPER, upperOf(choice))
    moveConductor(table, LOWER, lowerOf(choice))
  },
  write: (_rules, choice) =>
    ['cond', ...stepWords('upper', upperOf(choice)), ...stepWords('lower', lowerOf(choice))].join(' '),
  describe: (_rules, choice) => ({ do: 'cond', upper: upperOf(choice), lower: lowerOf(choice) }),
  read(_rules, words) {
    const steps = [0, 0]
    for (let i = 0; i < words.length; i += 2) {
      const trainNumber = TRAINS.indexOf(words[i] as 'upper')
      const n = readNumber(words[i + 1], 1, MOST)
      if (trainNumber < i / 2 || n === -1) return null
      steps[trainNumber] = n
    }
    return words.length === 0 ? null : condArg(steps[0]!, steps[1]!)
  },
})

/** The largest number of steps that one symbol of the open frame allows. */
function mostSteps({ state }: GameTable): number {
  let most = 0
  for (const symbol of frameOf(state).left) if (kindOf(symbol) === COND) most = Math.max(most, countOf(symbol))
  return most
}

const stepWords = (train: string, steps: number): string[] => (steps > 0 ? [train, String(steps)] : [])

export const conductorEffects: readonly EffectRule[] = [
  { kind: BOTH, moveKinds: [both], must: true, last: false, canBeUsed: table => canAnyMove(me(table)) },
  { kind: COND, moveKinds: [cond], must: false, last: false, canBeUsed: table => canAnyMove(me(table)) },
]

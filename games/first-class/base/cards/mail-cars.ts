import { readTrainName } from '../board/cars.ts'
import { trainAt } from '../board/player.ts'
import { type TrainNumber, trainName } from '../board/train.ts'
import { effect, type Frame, writeFrame } from '../frames/effect.ts'
import { source, wait } from '../frames/source.ts'
import { defineMoveKind, type MoveKind, type Objection, readNumber } from '../move-kind.ts'
import { FREE, MAIL, MOVES, TILE } from '../numbers.ts'
import { me, type WaitingRule } from '../table.ts'

const MAIL_CARS = 4

const USED_UP: Objection = {
  rule: 'FC-6.1',
  code: 'mail-car-used',
  remedy: 'another-mail-car',
  facts: (_table, choice) => ({ mailCar: choice + 1 }),
}

/** `mail 2`: the second of the player's mail cars becomes card 6; its bonus waits (FC-6.1). */
export const mail: MoveKind<'mail'> = defineMoveKind({
  number: MOVES.mail,
  word: 'mail',
  form: `mail 1|2|3|4`,
  choices: MAIL_CARS,
  outOfPhase: { rule: 'FC-6.1', code: 'no-mail-car-due', remedy: 'fifth-card' },
  refuse(table, choice) {
    const [upper, lower] = me(table).trains
    return upper.mail === choice + 1 || lower.mail === choice + 1 ? USED_UP : null
  },
  play(table, choice) {
    const { state, rules } = table
    const trainNumber = state.mailFor
    trainAt(me(table), trainNumber).mail = choice + 1
    state.mailFor = -1
    wait(table, source(MAIL, trainNumber))
    table.emit?.({
      key: 'mail-car',
      facts: {
        seat: state.toMove,
        train: trainName(trainNumber),
        mailCar: choice + 1,
        frame: writeFrame(rules.printed.mailCars[choice]!),
      },
    })
  },
  write: (_rules, choice) => `mail ${choice + 1}`,
  describe: (_rules, choice) => ({ do: 'mail', mailCar: choice + 1 }),
  read(_rules, words) {
    const n = words.length === 1 ? readNumber(words[0], 1, MAIL_CARS) : -1
    return n === -1 ? null : n - 1
  },
})

const byTrain = {
  write: (_rules: unknown, trainNumber: TrainNumber): string => trainName(trainNumber),
  read: (_rules: unknown, words: readonly string[]) => (words.length === 1 ? readTrainName(words[0]!) : null),
}

/** The first four tiles give two upgrades of choice, the last four one (FC-1.6). */
const LAST_TILE_WITH_TWO = 8
const ONE_UPGRADE: Frame = [effect(FREE, 1)]
const TWO_UPGRADES: Frame = [effect(FREE, 2)]

export const mailCarBonus: WaitingRule = {
  kind: MAIL,
  word: 'mail',
  describe: (_rules, trainNumber) => ({ of: 'mail', train: trainName(trainNumber) }),
  frame: (table, trainNumber) => table.rules.printed.mailCars[trainAt(me(table), trainNumber).mail - 1]!,
  ...byTrain,
}

export const tileBonus: WaitingRule = {
  kind: TILE,
  word: 'tile',
  describe: (_rules, trainNumber) => ({ of: 'tile', train: trainName(trainNumber) }),
  frame: (table, trainNumber) =>
    trainAt(me(table), trainNumber).tile <= LAST_TILE_WITH_TWO ? TWO_UPGRADES : ONE_UPGRADE,
  ...byTrain,
}

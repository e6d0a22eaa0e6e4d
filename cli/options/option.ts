import { availableParallelism } from 'node:os'
import { readSeed, type Seed } from '@roundhouse/kernel/dice'
import type { Sayable } from '../messages.ts'
import { UserError } from '../user-error.ts'

/** An option of a command: what is typed behind its name, what it is for, and how that is read. */
export interface CommandOption<Value> {
  /** What the help shows behind its name; `null`: nothing, it is on or off. */
  readonly takes: string | null
  readonly use: Sayable
  /** What it is unless it is given. */
  readonly otherwise: Value
  /** Refuses what cannot be meant. */
  read(text: string): Value
}

/** The options of a command, by the names that its code has for them: `thinkTime` is typed `--think-time`. */
export type CommandOptions = Readonly<Record<string, CommandOption<unknown>>>

/** What the command line says. */
export type OptionValues<All extends CommandOptions> = {
  readonly [Name in keyof All]: All[Name] extends CommandOption<infer Value> ? Value : never
}

export const flag = (use: Sayable): CommandOption<boolean> => ({ takes: null, use, otherwise: false, read: () => true })

/** A text that is understood by `read`. */
export const valued = <Value, Otherwise = undefined>(
  takes: string,
  use: Sayable,
  read: (text: string) => Value,
  otherwise: Otherwise = undefined as Otherwise,
): CommandOption<Value | Otherwise> => ({ takes, use, otherwise, read })

export const file = <Otherwise = undefined>(use: Sayable, otherwise?: Otherwise) =>
  valued<string, Otherwise>('file', use, text => text, otherwise)

export const folder = <Otherwise = undefined>(use: Sayable, otherwise?: Otherwise) =>
  valued<string, Otherwise>('folder', use, text => text, otherwise)

/** A whole number from `least` to `most`. */
export const number = <Otherwise = undefined>(use: Sayable, [least, most]: Range, otherwise?: Otherwise, takes = 'n') =>
  valued<number, Otherwise>(takes, use, text => wholeNumber(text, [least, most]), otherwise)

type Range = readonly [least: number, most: number]

export function wholeNumber(text: string, [least, most]: Range): number {
  if (/^\d+$/.test(text) && Number(text) >= least && Number(text) <= most) return Number(text)
  throw new UserError('terminal.error.number', { found: text, least: String(least), most: String(most) })
}

/** Every game here is for 2 to 4. */
export const readPlayers = (text: string): number => wholeNumber(text, [2, 4])

export const players = <Otherwise = undefined>(otherwise?: Otherwise) =>
  valued<number, Otherwise>('n', 'terminal.option.players', readPlayers, otherwise)

/** The seed that figures have where none is named. */
export const FIRST_SEED: Seed = [0, 0, 0, 1]

export const seed = <Otherwise = undefined>(use: Sayable, otherwise?: Otherwise) =>
  valued<Seed, Otherwise>('hex', use, seedFrom, otherwise)

function seedFrom(text: string): Seed {
  const seed = readSeed(text)
  if (seed === null) throw new UserError('terminal.error.seed', { found: text })
  return seed
}

const LONGEST_DECISION = 3_600_000

/** A time limit for a decision. */
export const milliseconds = (use: Sayable) => number(use, [1, LONGEST_DECISION], undefined, 'ms')

const MOST_THREADS = 64

export const threads = <Otherwise = undefined>(use: Sayable, otherwise?: Otherwise) =>
  number<Otherwise>(use, [1, MOST_THREADS], otherwise)

/** What takes long is shared out to all cores. */
export const allThreads = threads('terminal.option.threads', availableParallelism())

const MOST_SIMULATIONS = 100_000

/** How thoroughly the coach searches. */
export const simulations = <Otherwise = undefined>(otherwise?: Otherwise) =>
  number<Otherwise>('terminal.option.simulations', [1, MOST_SIMULATIONS], otherwise)

/** `thinkTime` as it is typed: `--think-time`. */
export const typedName = (name: string): string =>
  `--${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`).replace(/(?<=[a-z])(?=\d)/, '-')}`

/** As the help shows it: `--players <n>`. */
export const optionUsage = (name: string, { takes }: CommandOption<unknown>): string =>
  takes === null ? typedName(name) : `${typedName(name)} <${takes}>`

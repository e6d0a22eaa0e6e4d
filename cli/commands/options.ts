import { TIME_LIMITS } from '@roundhouse/bots/play/protocol/external-bot'
import { readSeed, type Seed } from '@roundhouse/kernel/dice'
import { Refusal } from '@roundhouse/kernel/game'
import { InvalidArgumentError, Option } from 'commander'

/** Turns a refusal of what was typed into one that names the option. */
export const reading =
  <T>(read: (text: string) => T) =>
  (text: string): T => {
    try {
      return read(text)
    } catch (error) {
      if (error instanceof Refusal) throw new InvalidArgumentError(error.message)
      throw error
    }
  }

const LEAST_PLAYERS = 2
const MOST_PLAYERS = 4

/** Every game here is for 2 to 4. */
export function readPlayers(text: string): number {
  const players = Number(text)
  if (!/^\d+$/.test(text) || players < LEAST_PLAYERS || players > MOST_PLAYERS)
    throw new Refusal(`players: found "${text}"; allowed are ${LEAST_PLAYERS} to ${MOST_PLAYERS}`)
  return players
}

export const playersOption = (): Option =>
  new Option('--players <n>', 'how many play: 2, 3 or 4').argParser(reading(readPlayers))

export const seedOption = (use: string): Option => new Option('--seed <hex>', use).argParser(reading(seedFrom))

function seedFrom(text: string): Seed {
  const seed = readSeed(text)
  if (seed === null) throw new Refusal(`seed: found "${text}"; allowed are 1 to 32 of the digits 0-9 and a-f`)
  return seed
}

/** A whole number from `least` to `most`. */
export const numberOption = (flags: string, use: string, least: number, most: number): Option =>
  new Option(flags, use).argParser(
    reading(text => {
      const n = Number(text)
      if (!/^\d+$/.test(text) || n < least || n > most)
        throw new Refusal(`found "${text}"; allowed are ${least} to ${most}`)
      return n
    }),
  )

const LONGEST_DECISION = 3_600_000

export const botTimeOption = (): Option =>
  numberOption(
    '--bot-time <ms>',
    `time limit of an external bot for a decision (default: ${TIME_LIMITS.decision})`,
    1,
    LONGEST_DECISION,
  )

export const thinkTimeOption = (): Option =>
  numberOption(
    '--think-time <ms>',
    'time limit of a search, for bots that search (default: the simulations of their level)',
    1,
    LONGEST_DECISION,
  )

const MOST_THREADS = 64

export const threadsOption = (use: string): Option => numberOption('--threads <n>', use, 1, MOST_THREADS)

const MOST_SIMULATIONS = 100_000

/** How thoroughly the coach searches. */
export const simulationsOption = (defaults: number): Option =>
  numberOption(
    '--simulations <n>',
    'simulations of the search at each decision: more is slower and surer',
    1,
    MOST_SIMULATIONS,
  ).default(defaults)

import { parseArgs } from 'node:util'
import { Refusal } from '@roundhouse/kernel/game'

/** What `npm run storm` is asked for. */
export interface StormOptions {
  readonly seed: number
  /** The numbers of the first world and of the one after the last. */
  readonly from: number
  readonly to: number
  /** How many servers there are on one store. */
  readonly nodes: number
}

const OPTIONS = {
  worlds: { type: 'string' },
  seed: { type: 'string' },
  world: { type: 'string' },
  nodes: { type: 'string' },
} as const

export const STORM_USAGE = `npm run storm -- [--worlds N] [--seed S] [--world K] [--nodes N]

  --worlds N  how many worlds (default: 100)
  --seed S    what all of them follow from (default: 1)
  --world K   only this one, as a run that found a breach named it
  --nodes N   as many servers on one store, which tell each other what is new (default: 1)`

const MOST = 999_999_999
const MOST_NODES = 9

export function readStormOptions(args: readonly string[]): StormOptions {
  const { worlds, seed, world, nodes } = parsed(args)
  if (worlds !== undefined && world !== undefined) throw new Refusal('Give either --worlds or --world, not both.')
  const from = world === undefined ? 0 : numberIn('world', world, 0)
  const to = world === undefined ? numberIn('worlds', worlds ?? '100', 1) : from + 1
  return { seed: numberIn('seed', seed ?? '1', 0), from, to, nodes: numberIn('nodes', nodes ?? '1', 1, MOST_NODES) }
}

function parsed(args: readonly string[]): { worlds?: string; seed?: string; world?: string; nodes?: string } {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, strict: true, allowPositionals: false }).values
  } catch (error) {
    throw new Refusal((error as Error).message.split('. ')[0]!)
  }
}

function numberIn(name: string, text: string, least: number, most = MOST): number {
  const number = Number(text)
  if (/^\d{1,9}$/.test(text) && number >= least && number <= most) return number
  throw new Refusal(`--${name}: found "${text}"; expected a whole number from ${least} to ${most}`)
}

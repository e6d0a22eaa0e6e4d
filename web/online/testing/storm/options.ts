import { parseArgs } from 'node:util'
import { Refusal } from '@roundhouse/kernel/game'

/** What `npm run storm` is asked for. */
export interface StormOptions {
  readonly seed: number
  /** The numbers of the first world and of the one after the last. */
  readonly from: number
  readonly to: number
}

const OPTIONS = { worlds: { type: 'string' }, seed: { type: 'string' }, world: { type: 'string' } } as const

export const STORM_USAGE = `npm run storm -- [--worlds N] [--seed S] [--world K]

  --worlds N  how many worlds (default: 100)
  --seed S    what all of them follow from (default: 1)
  --world K   only this one, as a run that found a breach named it`

const MOST = 999_999_999

export function readStormOptions(args: readonly string[]): StormOptions {
  const { worlds, seed, world } = parsed(args)
  if (worlds !== undefined && world !== undefined) throw new Refusal('Give either --worlds or --world, not both.')
  const from = world === undefined ? 0 : numberIn('world', world, 0)
  const to = world === undefined ? numberIn('worlds', worlds ?? '100', 1) : from + 1
  return { seed: numberIn('seed', seed ?? '1', 0), from, to }
}

function parsed(args: readonly string[]): { worlds?: string; seed?: string; world?: string } {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, strict: true, allowPositionals: false }).values
  } catch (error) {
    throw new Refusal((error as Error).message.split('. ')[0]!)
  }
}

function numberIn(name: string, text: string, least: number): number {
  const number = Number(text)
  if (/^\d{1,9}$/.test(text) && number >= least) return number
  throw new Refusal(`--${name}: found "${text}"; expected a whole number from ${least} to ${MOST}`)
}

import { Refusal } from '@roundhouse/kernel/game'

export interface Arguments {
  /** A sixth of the time: enough to see whether something went badly wrong, too little to compare two versions. */
  readonly quick: boolean
  readonly json: boolean
}

const ALLOWED = ['--quick', '--json']

export function readArguments(args: readonly string[]): Arguments {
  for (const arg of args)
    if (!ALLOWED.includes(arg)) throw new Refusal(`bench: found "${arg}"; allowed are ${ALLOWED.join(' and ')}`)
  return { quick: args.includes('--quick'), json: args.includes('--json') }
}

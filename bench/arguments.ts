import { Refusal } from '@roundhouse/kernel/game'

export const GAMES = ['first-class', 'nuremberg'] as const
type GameName = (typeof GAMES)[number]

export interface Arguments {
  /** A sixth of the time: enough to see whether something went badly wrong, too little to compare two versions. */
  readonly quick: boolean
  readonly json: boolean
  /** The games to measure, one after the other. */
  readonly games: readonly GameName[]
}

const SWITCHES = ['--quick', '--json']
const ALLOWED = [...SWITCHES, ...GAMES]

export function readArguments(args: readonly string[]): Arguments {
  for (const arg of args)
    if (!ALLOWED.includes(arg)) throw new Refusal(`bench: found "${arg}"; allowed are ${ALLOWED.join(', ')}`)
  const games = GAMES.filter(game => args.includes(game))
  return {
    quick: args.includes('--quick'),
    json: args.includes('--json'),
    games: games.length === 0 ? GAMES : games,
  }
}

import { Refusal } from '@roundhouse/kernel/game'

export const GAMES = ['first-class', 'nuremberg'] as const
/**
 * The page in a browser, tables elsewhere, and the days of a club: measured when they are named, since they take minutes, and
 * a Chromium or both cores.
 */
const PARTS = [...GAMES, 'web', 'online', 'club'] as const
type Part = (typeof PARTS)[number]

export const isGame = (part: Part): boolean => GAMES.some(game => game === part)

export interface Arguments {
  /** A sixth of the time: enough to see whether something went badly wrong, too little to compare two versions. */
  readonly quick: boolean
  readonly json: boolean
  /** What to measure, one after the other. */
  readonly parts: readonly Part[]
}

/** `--postgres`: tables elsewhere with PostgreSQL instead of SQLite; `--games=20000`: that many games of a club at the same time. */
const SWITCHES = ['--quick', '--json', '--postgres']
const ALLOWED = [...SWITCHES, '--games=<n>', ...PARTS]

const isGames = (arg: string): boolean => /^--games=[1-9]\d*$/.test(arg)

export function readArguments(args: readonly string[]): Arguments {
  for (const arg of args)
    if (!ALLOWED.includes(arg) && !isGames(arg))
      throw new Refusal(`bench: found "${arg}"; expected ${ALLOWED.join(', ')}`)
  const parts = PARTS.filter(part => args.includes(part))
  return {
    quick: args.includes('--quick'),
    json: args.includes('--json'),
    parts: parts.length === 0 ? GAMES : parts,
  }
}

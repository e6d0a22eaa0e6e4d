import { type Deal, type Match, type Standing, standingOf } from '@roundhouse/bots/training/match'
import { newProgress } from '../simulation/progress.ts'
import { inTable, one, percent } from '../terminal/columns.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { playInThreads } from './pool.ts'

/** Plays so many deals of a match, each from every seat, and tells how it ended, table by table. */
export async function playMatch(terminal: Terminal, match: Match, wanted: number, jobs: number): Promise<Standing> {
  const deals: Deal[] = []
  const progress = newProgress(terminal, wanted * match.players)
  try {
    await playInThreads<Deal>({ work: match, from: 0, to: wanted, jobs }, terminal.stopped, deal => {
      deals.push(deal)
      progress.tell(deals.length * match.players)
    })
  } finally {
    progress.end()
  }
  const standing = standingOf(deals)
  for (const line of reportOf(deals, standing)) terminal.say(line)
  return standing
}

/** All together, and table by table. */
function reportOf(deals: readonly Deal[], all: Standing): string[] {
  const tables = [...new Set(deals.map(({ table }) => table))]
  const row = (name: string, { share, error }: Standing): string[] => [name, percent(share), `± ${one(100 * error)}`]
  return inTable([
    row('all', all),
    ...tables.map(name => row(name, standingOf(deals.filter(({ table }) => table === name)))),
  ])
}

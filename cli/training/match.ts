import { type DealResult, type MatchScore, matchScoreOf, type WeightMatch } from '@roundhouse/bots/training/match'
import type { NetMatch } from '@roundhouse/bots/training/net/match'
import { newProgress } from '../simulation/progress.ts'
import { inTable, one, percent } from '../terminal/columns.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { playInThreads } from './pool.ts'

/** Plays this many deals of a match, each from every seat, and tells how it ended, table by table. */
export async function playMatch(
  terminal: Terminal,
  match: WeightMatch | NetMatch,
  wanted: number,
  threads: number,
): Promise<MatchScore> {
  const deals: DealResult[] = []
  const progress = newProgress(terminal, wanted * match.players)
  try {
    await playInThreads<DealResult>({ work: match, from: 0, to: wanted, threads }, terminal.stopped, deal => {
      deals.push(deal)
      progress.tell(deals.length * match.players)
    })
  } finally {
    progress.end()
  }
  const score = matchScoreOf(deals)
  for (const line of reportOf(deals, score)) terminal.say(line)
  return score
}

/** All together, and table by table. */
function reportOf(deals: readonly DealResult[], all: MatchScore): string[] {
  const tables = [...new Set(deals.map(({ table }) => table))]
  const row = (name: string, { share, error }: MatchScore): string[] => [name, percent(share), `± ${one(100 * error)}`]
  return inTable([
    row('all', all),
    ...tables.map(name => row(name, matchScoreOf(deals.filter(({ table }) => table === name)))),
  ])
}

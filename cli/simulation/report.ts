import type { PlayerSummary, Summary } from '@roundhouse/bots/stats/summary'
import type { CliGame } from '../game.ts'
import { inTable, one, percent } from '../terminal/columns.ts'
import type { Job } from './job.ts'

const PLAYER_HEAD = ['played', 'won', '±', 'mean', 'deviation', 'least', 'median', 'most']

const playerRow = (name: string, { played, winRate, winMargin, points }: PlayerSummary): string[] => [
  name,
  String(played),
  percent(winRate),
  percent(winMargin),
  ...[points.mean, points.deviation].map(one),
  ...[points.least, points.median, points.most].map(String),
]

const numbered = (head: string, players: Summary['seats']): string[] =>
  inTable([
    [head, ...PLAYER_HEAD],
    ...Object.entries(players).map(([number, player]) => playerRow(String(Number(number) + 1), player)),
  ])

/** What a simulation found, for people. */
export function reportOf(game: CliGame, { options, bots, games }: Job, summary: Summary): string[] {
  const { decisions, winnersPoints } = summary
  const counted = game.counted(summary)
  return [
    `${game.open(options).described}, ${bots.length} players, bots ${bots.join(', ')}: ${games} games`,
    `Winners have ${one(winnersPoints.mean)} points (${winnersPoints.least} to ${winnersPoints.most}); a game has ${one(decisions.mean)} decisions`,
    '',
    ...inTable([['bot', ...PLAYER_HEAD], ...Object.entries(summary.bots).map(([name, bot]) => playerRow(name, bot))]),
    '',
    ...numbered('seat', summary.seats),
    '',
    ...numbered('place at the start', summary.places),
    '',
    ...inTable([
      ['points from', 'mean', 'times a game'],
      ...Object.entries(summary.sources)
        .sort(([, a], [, b]) => b.mean - a.mean)
        .map(([source, { mean, times }]) => [game.sources[source] ?? source, one(mean), one(times / games)]),
    ]),
    ...(counted.length === 0 ? [] : ['', ...counted]),
  ]
}

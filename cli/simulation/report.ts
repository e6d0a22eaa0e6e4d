import type { PlayerSummary, Summary } from '@roundhouse/bots/stats/summary'
import type { CliGame } from '../game.ts'
import type { Words } from '../messages.ts'
import { inTable, one, percent } from '../terminal/columns.ts'
import type { Job } from './job.ts'

const PLAYER_HEAD = ['played', 'won', 'margin', 'mean', 'deviation', 'least', 'median', 'most'] as const

const playerRow = (name: string, { played, winRate, winMargin, points }: PlayerSummary): string[] => [
  name,
  String(played),
  percent(winRate),
  percent(winMargin),
  ...[points.mean, points.deviation].map(one),
  ...[points.least, points.median, points.most].map(String),
]

const playersTable = (
  say: Words,
  head: 'bot' | 'seat' | 'place',
  players: readonly (readonly [string, PlayerSummary])[],
) =>
  inTable([
    ([head, ...PLAYER_HEAD] as const).map(column => say(`terminal.counted.${column}`)),
    ...players.map(([name, player]) => playerRow(name, player)),
  ])

const numbered = (players: Summary['seats']) =>
  Object.entries(players).map(([number, player]) => [String(Number(number) + 1), player] as const)

/** What a simulation found, for people. */
export function reportOf(say: Words, game: CliGame, { options, bots, games }: Job, summary: Summary): string[] {
  const { decisions, winnersPoints } = summary
  const counted = game.counted(say, summary)
  return [
    say('terminal.simulated', {
      game: game.open(options).about(say),
      players: bots.length,
      bots: bots.join(', '),
      games,
    }),
    say('terminal.winners', {
      mean: one(winnersPoints.mean),
      least: winnersPoints.least,
      most: winnersPoints.most,
      decisions: one(decisions.mean),
    }),
    '',
    ...playersTable(say, 'bot', Object.entries(summary.bots)),
    '',
    ...playersTable(say, 'seat', numbered(summary.seats)),
    '',
    ...playersTable(say, 'place', numbered(summary.places)),
    '',
    ...inTable([
      [say('terminal.counted.source'), say('terminal.counted.mean'), say('terminal.counted.times')],
      ...Object.entries(summary.sources)
        .sort(([, a], [, b]) => b.mean - a.mean)
        .map(([source, { mean, times }]) => [game.sources[source]?.(say) ?? source, one(mean), one(times / games)]),
    ]),
    ...(counted.length === 0 ? [] : ['', ...counted]),
  ]
}

import type { PlayerSummary, Summary } from '@roundhouse/bots/stats/summary'
import type { CliGame } from '../game.ts'
import type { Words } from '../messages.ts'
import { inTable, one, percent } from '../terminal/columns.ts'
import type { Job } from './job.ts'

const PLAYER_HEAD = ['played', 'won', 'margin', 'mean', 'deviation', 'least', 'median', 'most'] as const

const playerHead = (say: Words): string[] => PLAYER_HEAD.map(column => say(`terminal.counted.${column}`))

const playerRow = (name: string, { played, winRate, winMargin, points }: PlayerSummary): string[] => [
  name,
  String(played),
  percent(winRate),
  percent(winMargin),
  ...[points.mean, points.deviation].map(one),
  ...[points.least, points.median, points.most].map(String),
]

const numbered = (say: Words, head: string, players: Summary['seats']): string[] =>
  inTable([
    [head, ...playerHead(say)],
    ...Object.entries(players).map(([number, player]) => playerRow(String(Number(number) + 1), player)),
  ])

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
    ...inTable([
      [say('terminal.counted.bot'), ...playerHead(say)],
      ...Object.entries(summary.bots).map(([name, bot]) => playerRow(name, bot)),
    ]),
    '',
    ...numbered(say, say('terminal.counted.seat'), summary.seats),
    '',
    ...numbered(say, say('terminal.counted.place'), summary.places),
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

import type { PlayerSummary, Summary } from '@roundhouse/bots/summary'
import { SOURCES } from '../first-class/words/en/story.ts'
import { padded } from '../terminal/layout.ts'
import type { Job } from './job.ts'

/** A table: the first column from the left, numbers from the right. */
function drawn(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map(row => row[column]!.length)))
  return rows.map(row =>
    row
      .map((cell, column) => (column === 0 ? padded(cell, widths[0]!) : cell.padStart(widths[column]!)))
      .join('  ')
      .trimEnd(),
  )
}

const one = (n: number): string => n.toFixed(1)
const percent = (n: number): string => `${(100 * n).toFixed(1)}%`

const PLAYER_HEAD = ['played', 'won', 'mean', 'deviation', 'least', 'median', 'most']

const playerRow = (name: string, { played, winRate, points }: PlayerSummary): string[] => [
  name,
  String(played),
  percent(winRate),
  ...[points.mean, points.deviation].map(one),
  ...[points.least, points.median, points.most].map(String),
]

/** What a simulation found, for people. */
export function reportOf({ options, bots, games }: Job, summary: Summary): string[] {
  const { decisions, winnersPoints } = summary
  return [
    `First Class, modules ${options.modules.join(',')}, ${options.players} players, bots ${bots.join(', ')}: ${games} games`,
    `Winners have ${one(winnersPoints.mean)} points (${winnersPoints.least} to ${winnersPoints.most}); a game has ${one(decisions.mean)} decisions`,
    '',
    ...drawn([['bot', ...PLAYER_HEAD], ...Object.entries(summary.bots).map(([name, bot]) => playerRow(name, bot))]),
    '',
    ...drawn([
      ['seat', ...PLAYER_HEAD],
      ...Object.entries(summary.seats).map(([seat, player]) => playerRow(String(Number(seat) + 1), player)),
    ]),
    '',
    ...drawn([
      ['points from', 'mean', 'times a game'],
      ...Object.entries(summary.sources)
        .sort(([, a], [, b]) => b.mean - a.mean)
        .map(([source, { mean, times }]) => [SOURCES[source] ?? source, one(mean), one(times / games)]),
    ]),
  ]
}

/** What became of each card, the most taken first. */
export function cardsOf({ cards }: Summary): string[] {
  return drawn([
    ['card', 'offered', 'taken', 'executed', 'fulfilled', 'won by takers'],
    ...Object.entries(cards)
      .sort(([, a], [, b]) => b.takeRate - a.takeRate)
      .map(([id, card]) => [
        id,
        String(card.offered),
        percent(card.takeRate),
        percent(card.executeRate),
        card.fulfilled > 0 ? percent(card.fulfilRate) : '',
        percent(card.winRate),
      ]),
  ])
}

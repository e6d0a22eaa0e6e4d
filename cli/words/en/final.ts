import type { Line } from '@roundhouse/kernel/story'
import type { Ending } from '../../game.ts'
import { padded } from '../../terminal/layout.ts'
import { capital, count, listed, sentence } from './counting.ts'
import { nameOf, type Voice } from './voice.ts'

/** The headings of the points, by what they are scored for. */
type Sources = Readonly<Record<string, string>>

/** A source of points and what it brought each seat. */
interface SourceRow {
  readonly title: string
  readonly points: readonly number[]
}

/** Where the points came from, as the story tells it. */
function pointsBySource(sources: Sources, story: readonly Line[], seats: number): SourceRow[] {
  const rows = new Map<string, number[]>(Object.keys(sources).map(source => [source, new Array(seats).fill(0)]))
  for (const { key, facts } of story) {
    const row = key === 'scored' ? rows.get(String(facts['for'])) : undefined
    if (row) row[Number(facts['seat'])]! += Number(facts['points'])
  }
  return [...rows]
    .filter(([, points]) => points.some(n => n !== 0))
    .map(([source, points]) => ({ title: sources[source]!, points }))
}

const TITLE_WIDTH = 24
const NUMBER_WIDTH = 12

/** The final count as a table. */
export function drawCount(sources: Sources, voice: Voice, { result, story }: Ending, width: number): string[] {
  const seats = result.points.length
  const each = Math.min(NUMBER_WIDTH, Math.floor((width - TITLE_WIDTH) / seats))
  const row = (title: string, cells: readonly string[]) =>
    padded(title, TITLE_WIDTH) + cells.map(cell => cell.slice(0, each - 1).padStart(each)).join('')
  return [
    row(
      '',
      result.points.map((_, seat) => capital(nameOf(voice, seat))),
    ),
    ...pointsBySource(sources, story, seats).map(({ title, points }) => row(title, points.map(String))),
    '-'.repeat(TITLE_WIDTH + each * seats),
    row('Points', result.points.map(String)),
  ]
}

/** The same as sentences. */
export function sayCount(sources: Sources, voice: Voice, { result, story }: Ending): string[] {
  const rows = pointsBySource(sources, story, result.points.length)
  return result.points.map((points, seat) => {
    const parts = rows.flatMap(row => (row.points[seat] === 0 ? [] : [`${row.title} ${row.points[seat]}`]))
    return `${capital(nameOf(voice, seat))}: ${count(points, 'point')}; ${parts.join(', ')}.`
  })
}

export function sayWinners(voice: Voice, { result: { winners } }: Ending): string[] {
  const names = listed(winners.map(seat => nameOf(voice, seat)))
  if (winners.length > 1) return [sentence(`${names} share the win`)]
  return [sentence(`${names} ${winners[0] === voice.viewer ? 'win' : 'wins'}`)]
}

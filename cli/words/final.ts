import { linesOf } from '@roundhouse/kernel/story'
import type { GameEnd, Presenter } from '../game.ts'
import type { Text } from '../messages.ts'
import { padded, widthOf, wrapped } from '../terminal/layout.ts'
import { capital } from './sentences.ts'
import { nameOf, type TerminalVoice } from './voice.ts'

/** The headings of the points, by what they are scored for. */
type Sources = Readonly<Record<string, Text>>

/** A source of points and what it brought each seat. */
interface SourceRow {
  readonly title: string
  readonly points: readonly number[]
}

/** Where the points came from, as the story tells it. */
function pointsBySource(sources: Sources, { say }: TerminalVoice, { story, result }: GameEnd): SourceRow[] {
  const rows = new Map<string, number[]>(Object.keys(sources).map(source => [source, result.points.map(() => 0)]))
  for (const { facts } of linesOf(story, 'scored'))
    rows.get(String(facts['for']))![Number(facts['seat'])]! += Number(facts['points'])
  return [...rows]
    .filter(([, points]) => points.some(n => n !== 0))
    .map(([source, points]) => ({ title: sources[source]!(say), points }))
}

/** How a game ended, with what the game itself has to say of it. */
export const finalOf = (
  sources: Sources,
  voice: TerminalVoice,
  words: (end: GameEnd) => string[],
): Pick<Presenter, 'drawFinal' | 'sayFinal'> => ({
  drawFinal: (end, width) => [
    ...drawCount(sources, voice, end, width),
    ...words(end).flatMap(line => wrapped(line, width, '  ')),
  ],
  sayFinal: end => [...sayCount(sources, voice, end), ...words(end)],
})

const LEAST_TITLE = 24
const NUMBER_WIDTH = 12

/** The final count as a table. */
function drawCount(sources: Sources, voice: TerminalVoice, end: GameEnd, width: number): string[] {
  const { points } = end.result
  const rows = pointsBySource(sources, voice, end)
  const title = Math.max(LEAST_TITLE, ...rows.map(row => widthOf(row.title) + 1))
  const each = Math.min(NUMBER_WIDTH, Math.floor((width - title) / points.length))
  const row = (name: string, cells: readonly string[]) =>
    padded(name, title) + cells.map(cell => cell.slice(0, each - 1).padStart(each)).join('')
  return [
    row(
      '',
      points.map((_, seat) => capital(nameOf(voice, seat))),
    ),
    ...rows.map(({ title, points }) => row(title, points.map(String))),
    '-'.repeat(title + each * points.length),
    row(voice.say('terminal.points-head'), points.map(String)),
  ]
}

/** The same as sentences. */
function sayCount(sources: Sources, voice: TerminalVoice, end: GameEnd): string[] {
  const rows = pointsBySource(sources, voice, end)
  return end.result.points.map((points, seat) => {
    const parts = rows.flatMap(row => (row.points[seat] === 0 ? [] : [`${row.title} ${row.points[seat]}`]))
    return `${capital(nameOf(voice, seat))}: ${voice.say('terminal.points', { points })}; ${parts.join(', ')}.`
  })
}

import { linesOf } from '@roundhouse/kernel/story'
import type { GameEnd, Presenter } from '../game.ts'
import type { Text } from '../messages.ts'
import { inTable } from '../terminal/columns.ts'
import { widthOf, wrapped } from '../terminal/layout.ts'
import { capital, labelled } from './sentences.ts'
import { nameOf, type TerminalVoice } from './voice.ts'

/** The headings of the points, by what they are scored for. */
type Sources = Readonly<Record<string, Text>>

/** Where the points came from, as the story tells it: each source, and what it brought each seat. */
function pointsBySource(sources: Sources, { say }: TerminalVoice, { story, result }: GameEnd) {
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

const GAP = 2

/** The final count as a table; names are cut where there is no room for them. */
function drawCount(sources: Sources, voice: TerminalVoice, end: GameEnd, width: number): string[] {
  const { points } = end.result
  const rows = [...pointsBySource(sources, voice, end), { title: voice.say('terminal.points-head'), points }]
  const room = (width - Math.max(...rows.map(row => widthOf(row.title)))) / points.length - GAP
  const names = points.map((_, seat) => capital(nameOf(voice, seat)).slice(0, Math.max(1, room)))
  const lines = inTable([['', ...names], ...rows.map(({ title, points }) => [title, ...points.map(String)])], GAP)
  return lines.toSpliced(-1, 0, '-'.repeat(Math.max(...lines.map(widthOf))))
}

/** The same as sentences. */
function sayCount(sources: Sources, voice: TerminalVoice, end: GameEnd): string[] {
  const rows = pointsBySource(sources, voice, end)
  return end.result.points.map((points, seat) => {
    const parts = rows.flatMap(row => (row.points[seat] === 0 ? [] : [`${row.title} ${row.points[seat]}`]))
    const total = voice.say('terminal.points', { points })
    const came = parts.length === 0 ? '' : ` (${parts.join(', ')})`
    return `${labelled(voice.say, capital(nameOf(voice, seat)), total)}${came}.`
  })
}

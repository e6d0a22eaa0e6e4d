import type { View } from '@roundhouse/first-class/base/view'
import type { Result, Seat } from '@roundhouse/kernel/game'
import type { Line } from '@roundhouse/kernel/story'
import { padded, wrapped } from '../../terminal/layout.ts'
import { capital, count, listed, sentence } from '../../words/en/counting.ts'
import { nameOf } from '../../words/en/voice.ts'
import { endFaceWords } from '../words/en/cards.ts'
import { SOURCES } from '../words/en/story.ts'
import type { Voice } from '../words/en/voice.ts'
import { roleOf } from './board.ts'
import { endCardsNow } from './seen.ts'

/** How a game ended, for everyone: nothing is secret any more. */
export interface Ending {
  readonly voice: Voice
  readonly view: View
  readonly result: Result
  readonly story: readonly Line[]
}

/** A source of points and what it brought each seat. */
interface SourceRow {
  readonly title: string
  readonly points: readonly number[]
}

/** Where the points came from, as the story tells it. */
function pointsBySource({ story, view }: Pick<Ending, 'story' | 'view'>): SourceRow[] {
  const rows = new Map<string, number[]>(Object.keys(SOURCES).map(source => [source, view.players.map(() => 0)]))
  for (const { key, facts } of story) {
    const row = key === 'scored' ? rows.get(String(facts['for'])) : undefined
    if (row) row[Number(facts['seat'])]! += Number(facts['points'])
  }
  return [...rows]
    .filter(([, points]) => points.some(n => n !== 0))
    .map(([source, points]) => ({ title: SOURCES[source]!, points }))
}

const TITLE_WIDTH = 24
const NUMBER_WIDTH = 12

/** The final count as a table. */
export function drawFinal(ending: Ending, width: number): string[] {
  const { voice, view, result } = ending
  const each = Math.min(NUMBER_WIDTH, Math.floor((width - TITLE_WIDTH) / view.players.length))
  const row = (title: string, cells: readonly string[]) =>
    padded(title, TITLE_WIDTH) + cells.map(cell => cell.slice(0, each - 1).padStart(each)).join('')
  const names = view.players.map((_, seat) => capital(nameOf(voice, seat)))
  return [
    row('', names),
    ...pointsBySource(ending).map(({ title, points }) => row(title, points.map(String))),
    '-'.repeat(TITLE_WIDTH + each * names.length),
    row('Points', result.points.map(String)),
    ...[...sayWinners(ending), ...sayRevealed(ending)].flatMap(line => wrapped(line, width, '  ')),
  ]
}

/** The same as sentences. */
export function sayFinal(ending: Ending): string[] {
  const { voice, result } = ending
  const rows = pointsBySource(ending)
  return [
    ...result.points.map((points, seat) => {
      const parts = rows.flatMap(row => (row.points[seat] === 0 ? [] : [`${row.title} ${row.points[seat]}`]))
      return `${capital(nameOf(voice, seat))}: ${count(points, 'point')}; ${parts.join(', ')}.`
    }),
    ...sayWinners(ending),
    ...sayRevealed(ending),
  ]
}

function sayWinners({ voice, result: { winners } }: Ending): string[] {
  const names = listed(winners.map(seat => nameOf(voice, seat)))
  if (winners.length > 1) return [sentence(`${names} share the win`)]
  return [sentence(`${names} ${winners[0] === voice.eye ? 'win' : 'wins'}`)]
}

/** The cards kept at set-up and the roles, and who was arrested. */
function sayRevealed({ voice, view }: Ending): string[] {
  const arrested = view.slices.murder?.arrested ?? []
  return [
    ...view.players.map((_, seat) => keptWords(voice, view, seat)),
    ...(view.slices.murder === undefined ? [] : [rolesWords(voice, view)]),
    ...(arrested.length === 0
      ? []
      : [sentence(`arrested, and so behind all others: ${listed(arrested.map(seat => nameOf(voice, seat)))}`)]),
  ]
}

function keptWords(voice: Voice, view: View, seat: Seat): string {
  const kept = endCardsNow(voice.rules, view, seat).find(({ isKept }) => isKept)!
  const face = voice.rules.printed.endFaces[kept.card]!
  return `${capital(nameOf(voice, seat))} kept ${face.id}: ${endFaceWords(voice.rules, face)}; it brought ${kept.points}.`
}

function rolesWords(voice: Voice, view: View): string {
  const murderer = view.players.findIndex((_, seat) => roleOf(view, voice.eye, seat) === 'murderer')
  return murderer === -1
    ? 'Nobody was the murderer.'
    : sentence(`${nameOf(voice, murderer)} ${murderer === voice.eye ? 'were' : 'was'} the murderer`)
}

import type { StoryLine } from '@roundhouse/first-class/base/story'
import type { View } from '@roundhouse/first-class/base/view'
import { listed, whoIs } from '@roundhouse/first-class/words/voice'
import type { Seat } from '@roundhouse/kernel/game'
import { factsOf } from '@roundhouse/kernel/story'
import { inRank } from '../../table/rank.ts'
import { arrestedIn, countOfPoints } from '../points.ts'
import type { Voice } from '../voice.ts'
import type { TableSnapshot } from './table-model.ts'

type Ended = Pick<TableSnapshot, 'points' | 'result' | 'story'>

/** Why somebody has won, in a sentence or two. */
export function reasonOfWin(voice: Voice, view: View, { points, result, story }: Ended): string {
  const winners = result?.winners ?? []
  const [winner, ...others] = winners
  if (winner === undefined) return ''
  const won = points[winner]!
  const out = arrestedIn(view)
  const outdone = out.filter(seat => points[seat]! >= won)
  const ahead = others.length === 0 ? leadWords(voice, story, points, winner, out) : ''
  return [
    others.length > 0
      ? voice.say('first-class.end.shared', { n: won })
      : `${voice.say('first-class.table.points', { n: won })}.`,
    ...outdone.map(seat => voice.say('first-class.end.out', { ...whoIs(voice, seat), n: points[seat]! })),
    ahead,
  ]
    .filter(words => words !== '')
    .join(' ')
}

/** How far ahead of the next one, and by what most. */
function leadWords(
  voice: Voice,
  story: readonly StoryLine[],
  points: readonly number[],
  winner: Seat,
  out: readonly Seat[],
) {
  const next = inRank(points, [winner], out)[1]
  if (next === undefined || out.includes(next)) return ''
  const lead = points[winner]! - points[next]!
  const [source] = [...countOfPoints(story, points.length)].toSorted(
    ([, one], [, other]) => other[winner]! - other[next]! - (one[winner]! - one[next]!),
  )[0] ?? [null]
  if (source === null) return ''
  return voice.say('first-class.end.ahead', {
    ...whoIs(voice, next),
    n: lead,
    source: voice.say(`first-class.points-from.${source}`),
  })
}

interface MurderStory {
  /** What happened, sentence by sentence. */
  readonly words: readonly string[]
  readonly rows: readonly { readonly seat: Seat; readonly prints: number; readonly role: Role }[]
}

type Role = 'innocent' | 'murderer' | 'arrested'

/** The murder as it came out at the end (FC-C.6 to FC-C.8). */
export function murderStory(voice: Voice, { slices }: Pick<View, 'slices'>, story: readonly StoryLine[]): MurderStory {
  const arrested = arrestedIn({ slices })
  const murderer = factsOf(story, 'murderer-shown').at(-1)?.seat ?? null
  const prints = factsOf(story, 'arrested').at(-1)?.prints ?? []
  const roleOf = (seat: Seat): Role =>
    arrested.includes(seat) ? 'arrested' : seat === murderer ? 'murderer' : 'innocent'
  return {
    words: [
      murderer === null
        ? voice.say('first-class.end.no-murderer')
        : voice.say('first-class.end.murderer', whoIs(voice, murderer)),
      arrestWords(voice, arrested, murderer),
      ...factsOf(story, 'scored').flatMap(facts =>
        facts.for === 'escape'
          ? [voice.say('first-class.end.escapes', { ...whoIs(voice, facts.seat), n: facts.points })]
          : [],
      ),
    ],
    rows: prints.map((n, seat) => ({ seat, prints: n, role: roleOf(seat) })),
  }
}

function arrestWords(voice: Voice, arrested: readonly Seat[], murderer: Seat | null): string {
  if (arrested.length === 0) return voice.say('first-class.end.not-caught')
  const [only] = arrested
  return voice.say('first-class.end.caught', {
    who: arrested.length === 1 && only === voice.viewer ? 'you' : 'other',
    names: listed(
      voice,
      arrested.map(seat => voice.names[seat]!),
    ),
    count: arrested.length,
    isInnocent: murderer === null || !arrested.includes(murderer) ? 'yes' : 'no',
  })
}

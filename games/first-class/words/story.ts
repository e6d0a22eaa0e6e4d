import type { Seat } from '@roundhouse/kernel/game'
import type { Values } from '@roundhouse/kernel/say'
import { type Facts, visibleTo } from '@roundhouse/kernel/story'
import { TRAINS } from '../base/board/train.ts'
import { readSymbols } from '../base/frames/symbols.ts'
import type { FactsOf, StoryLine } from '../base/story.ts'
import { isDiscard, pointsOn } from '../modules/c-murder/tokens.ts'
import { apart, cardName, cardWords, codeOf, printedOn } from './cards.ts'
import { frameWords } from './frames.ts'
import { frameSourceWords, waitingWords } from './sources.ts'
import { listed, seatName, type Voice, whoIs } from './voice.ts'

/** What a line's message needs beyond its plain facts and what its card and frame say. */
type More = { readonly [Key in StoryLine['key']]?: (voice: Voice, facts: FactsOf<Key>) => Values }

const MORE: More = {
  scored: (voice, facts) => ({
    reason: voice.say(`first-class.scored.${facts.for}`, { ...plain(facts), ...named(voice, facts) }),
  }),
  begins: (voice, { seat: _, frame: __, ...source }) => ({ source: frameSourceWords(voice, source) }),
  forfeited: (voice, { frames }) => ({
    list: listed(
      voice,
      frames.map(frame => waitingWords(voice, frame)),
    ),
  }),
  fulfilled: (voice, { card }) => ({ what: printedOn(voice, card) }),
  tokens: (voice, { tokens }) => ({ tokens: tokensWords(voice, tokens) }),
  storage: (voice, { cards }) => ({
    list: apart(voice, 'also', [...cards.map(card => cardWords(voice, card)), voice.say('first-class.frame.toolbox')]),
  }),
  mechanic: (voice, { card }) => ({ card: codeOf(voice, card) }),
  // A route card is known by its cities, or by its code where codes are typed.
  postcard: (voice, { route }) => ({ route: voice.hasCodes ? route : printedOn(voice, route) }),
  uses: (voice, { card }) => (card === 'toolbox' ? { what: voice.say('first-class.frame.toolbox') } : {}),
  'round-over': (voice, { start }) => whoIs(voice, start),
  arrested: (voice, { prints, seats }) => ({
    prints: perSeat(voice, prints),
    who: seats.some(seat => seat === voice.viewer) ? 'you' : 'other',
    count: seats.length,
    names: listed(
      voice,
      seats.map(seat => (seat === voice.viewer ? seatName(voice, seat).toLocaleLowerCase() : voice.names[seat]!)),
    ),
  }),
  over: (voice, { points }) => ({ points: perSeat(voice, points) }),
}

const plain = (facts: Facts): Record<string, string | number> =>
  Object.fromEntries(Object.entries(facts).filter(([, fact]) => typeof fact !== 'object')) as Record<
    string,
    string | number
  >

const perSeat = (voice: Voice, numbers: readonly number[]): string =>
  listed(
    voice,
    numbers.map((n, seat) => `${seatName(voice, seat)} (${n})`),
  )

const tokensWords = (voice: Voice, tokens: readonly number[]): string =>
  tokens.length === 0
    ? voice.say('first-class.token.none')
    : listed(
        voice,
        tokens.map(token => tokenWords(voice, token)),
      )

function tokenWords({ say }: Voice, token: number): string {
  if (isDiscard(token)) return say('first-class.token.discard')
  const points = pointsOn(token)
  return points > 0 ? say('first-class.token.points', { n: points }) : say('first-class.token.prints', { n: token })
}

/** Whose line it is; `null`: it tells of the table. */
const seatOf = ({ facts }: StoryLine): Seat | null => ('seat' in facts ? facts.seat : null)

const named = (voice: Voice, { card }: Facts): Values =>
  card === undefined ? {} : { card: cardName(voice, String(card)) }

/** Cards by what is printed on them, frames by their symbols, lists by how long they are. */
function inWords(voice: Voice, facts: Facts): Values {
  const { card, frame, cards } = facts
  return {
    ...(card === undefined ? {} : { what: cardWords(voice, String(card)), ...named(voice, facts) }),
    ...(frame === undefined ? {} : { frame: frameWords(voice, readSymbols(voice.rules, String(frame))) }),
    ...(typeof cards === 'object' ? { count: cards.length } : {}),
  }
}

/** One thing that happened, as a sentence without its end. */
export function lineWords(voice: Voice, line: StoryLine): string {
  const { key } = line
  const facts: Facts = line.facts
  const seat = seatOf(line)
  const more = MORE[key] as ((voice: Voice, facts: Facts) => Values) | undefined
  return voice.say(`first-class.story.${key}`, {
    ...plain(facts),
    ...(key === 'begins' ? {} : inWords(voice, facts)),
    ...(seat === null ? {} : whoIs(voice, seat)),
    ...more?.(voice, facts),
  })
}

/** A sentence of the story, whose it is, and whether something new begins with it. */
export interface StorySentence {
  readonly words: string
  readonly seat: Seat | null
  readonly isOpening: boolean
}

/** What begins a turn, or a part of a scoring phase. */
const OPENINGS: readonly StoryLine['key'][] = ['start-player', 'took', 'declined', 'tile', 'scoring']

/** A part of the story as the one who is spoken to may hear it; what is done in both trains in a row is one sentence. */
export function storyWords(voice: Voice, story: readonly StoryLine[]): StorySentence[] {
  const lines = visibleTo(story, voice.viewer).filter((line, n, all) => !isSaidByNext(line, all[n + 1]))
  const sentences: StorySentence[] = []
  for (let n = 0; n < lines.length; ) {
    const run = runFrom(lines, n)
    const [first] = run as [StoryLine]
    sentences.push({ words: runWords(voice, run), seat: seatOf(first), isOpening: OPENINGS.includes(first.key) })
    n += run.length
  }
  return sentences
}

/** Cars that come, or conductors that move, of one seat in a row. */
function runFrom(lines: readonly StoryLine[], from: number): StoryLine[] {
  const first = lines[from]!
  const run = [first]
  if (first.key !== 'car' && first.key !== 'conductor') return run
  for (const line of lines.slice(from + 1)) {
    if (line.key !== first.key || line.facts.seat !== first.facts.seat) break
    run.push(line)
  }
  return run
}

function runWords(voice: Voice, run: readonly StoryLine[]): string {
  const [first] = run as [StoryLine]
  if (run.length === 1 || (first.key !== 'car' && first.key !== 'conductor')) return lineWords(voice, first)
  const [upper, lower] = TRAINS.map(train =>
    run.reduce((sum, { facts }) => sum + ('train' in facts && facts.train === train ? stepsIn(facts) : 0), 0),
  ) as [number, number]
  if (first.key === 'conductor' && (upper === 0 || lower === 0))
    return lineWords(voice, { ...first, facts: { ...first.facts, steps: upper + lower } })
  const key = first.key === 'car' ? 'cars' : 'conductors'
  return voice.say(`first-class.story.${key}`, { upper, lower, ...whoIs(voice, first.facts.seat) })
}

const stepsIn = (facts: StoryLine['facts']): number => ('steps' in facts ? facts.steps : 1)

/** That a city is reached goes without saying when it scores. */
const isSaidByNext = (line: StoryLine, next: StoryLine | undefined): boolean =>
  line.key === 'city' && next?.key === 'scored' && next.facts.for === 'city' && next.facts.city === line.facts.city

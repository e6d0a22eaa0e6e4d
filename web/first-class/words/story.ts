import { readSymbols } from '@roundhouse/first-class/base/symbols'
import { isDiscard, pointsOn } from '@roundhouse/first-class/modules/c-murder/tokens'
import type { Facts, Line } from '@roundhouse/kernel/story'
import type { Values } from '../../messages/messages.ts'
import { cardWords, printedOn } from './cards.ts'
import { frameWords } from './frames.ts'
import { waitingWords } from './sources.ts'
import { listed, type Voice, whoIs } from './voice.ts'

const list = (facts: Facts, name: string): readonly (string | number)[] => {
  const fact = facts[name]
  return typeof fact === 'object' ? fact : []
}

const plain = (facts: Facts): Record<string, string | number> =>
  Object.fromEntries(Object.entries(facts).filter(([, fact]) => typeof fact !== 'object')) as Record<
    string,
    string | number
  >

/** What a line's message needs beyond its plain facts, by key. */
const MORE: Readonly<Record<string, (voice: Voice, facts: Facts) => Values>> = {
  scored: (voice, facts) => ({ reason: voice.say(`first-class.scored.${facts['for']}`, plain(facts)) }),
  begins: (voice, facts) => ({ source: waitingWords(voice, String(facts['frame'])) }),
  forfeited: (voice, facts) => ({
    list: listed(
      voice,
      list(facts, 'frames').map(frame => waitingWords(voice, String(frame))),
    ),
  }),
  tokens: (voice, facts) => ({ tokens: tokensWords(voice, list(facts, 'tokens').map(Number)) }),
  storage: (voice, facts) => ({
    list: listed(voice, [
      ...list(facts, 'cards').map(id => cardWords(voice, String(id))),
      voice.say('first-class.kind.toolbox'),
    ]),
  }),
  'round-over': (voice, facts) => whoIs(voice, Number(facts['start'])),
  arrested: (voice, facts) => arrestValues(voice, facts),
  over: (voice, facts) => ({ points: perSeat(voice, list(facts, 'points')) }),
}

const perSeat = (voice: Voice, numbers: readonly (string | number)[]): string =>
  listed(
    voice,
    numbers.map((n, seat) => `${voice.names[seat]} ${n}`),
  )

const arrestValues = (voice: Voice, facts: Facts): Values => {
  const seats = list(facts, 'seats').map(Number)
  const names = seats.map(seat => voice.names[seat]!)
  return { prints: perSeat(voice, list(facts, 'prints')), count: seats.length, names: listed(voice, names) }
}

function tokensWords(voice: Voice, tokens: readonly number[]): string {
  if (tokens.length === 0) return voice.say('first-class.token.none')
  return listed(
    voice,
    tokens.map(token => tokenWords(voice, token)),
  )
}

function tokenWords({ say }: Voice, token: number): string {
  if (isDiscard(token)) return say('first-class.token.discard')
  const points = pointsOn(token)
  return points > 0 ? say('first-class.token.points', { n: points }) : say('first-class.token.prints', { n: token })
}

/** A frame that begins is told by where it comes from, any other by its symbols. */
function inWords(voice: Voice, { key, facts: { card, frame, cards } }: Line): Values {
  return {
    ...(card === undefined
      ? {}
      : { what: key === 'fulfilled' ? printedOn(voice, String(card)) : cardWords(voice, String(card)) }),
    ...(frame === undefined || key === 'begins'
      ? {}
      : { frame: frameWords(voice, readSymbols(voice.rules, String(frame))) }),
    ...(typeof cards === 'object' ? { count: cards.length } : {}),
  }
}

/** One thing that happened, as a sentence without its end. */
export function lineWords(voice: Voice, line: Line): string {
  const { key, facts } = line
  const seat = facts['seat']
  return voice.say(`first-class.story.${key}`, {
    ...plain(facts),
    ...inWords(voice, line),
    ...(seat === undefined ? {} : whoIs(voice, Number(seat))),
    ...MORE[key]?.(voice, facts),
  })
}

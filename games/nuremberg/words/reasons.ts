import type { Values } from '@roundhouse/kernel/say'
import type { Facts } from '@roundhouse/kernel/story'
import { areaAt } from '../base/map.ts'
import { areaNamed } from '../base/names.ts'
import type { Reasons, WhyNot } from '../base/reasons.ts'
import { NONE } from '../base/state.ts'
import type { NurembergName } from './room.ts'
import {
  areaWords,
  boxWords,
  classWords,
  colourWords,
  companyWords,
  influenceWords,
  listed,
  pieceWords,
  placeName,
  priceWords,
  purseWords,
  type Voice,
  whoIs,
} from './voice.ts'

/** A reason that there are words for: those of the rules, and those of a table that is drawn. */
export interface SayableReason {
  readonly rule: string
  readonly code: NurembergName<'why'>
  readonly facts: Facts
  readonly remedy: NurembergName<'remedy'> | null
}

/** Why a move cannot be played, as a sentence without its end, and what would make it legal. */
export function reasonParts(voice: Voice, reason: SayableReason): { why: string; remedy: string | null } {
  const { code, facts, remedy } = reason
  const more = MORE[code as WhyNot['code']] as ((voice: Voice, facts: Facts) => Values) | undefined
  return {
    why: voice.say(`nuremberg.why.${code}`, { ...factWords(voice, facts), ...more?.(voice, facts) }),
    remedy: remedy === null ? null : voice.say(`nuremberg.remedy.${remedy}`),
  }
}

/** The same as sentences. */
export function reasonWords(voice: Voice, reason: SayableReason): string {
  const { why, remedy } = reasonParts(voice, reason)
  return voice.say('nuremberg.why.sentence', { why, remedy: remedy ?? 'none' })
}

/** Facts as messages take them: what means the same in every reason is said as the reader calls it. */
export function factWords(voice: Voice, facts: Facts): Values {
  const values: Record<string, string | number> = { who: 'other', name: 'none' }
  for (const [name, fact] of Object.entries(facts))
    Object.assign(values, FACTS[name]?.(voice, fact) ?? { [name]: typeof fact === 'object' ? fact.join(', ') : fact })
  return values
}

type Fact = Facts[string]

const area =
  (name: string) =>
  (voice: Voice, fact: Fact): Values => ({ [name]: areaWords(voice, String(fact)) })

const seat = (voice: Voice, fact: Fact): Values => (fact === NONE ? { name: 'none' } : whoIs(voice, Number(fact)))

const FACTS: Readonly<Record<string, (voice: Voice, fact: Fact) => Values>> = {
  seat,
  holder: seat,
  other: seat,
  box: (voice, box) => ({ box: boxWords(voice, String(box)) }),
  area: area('area'),
  from: area('from'),
  to: area('to'),
  head: area('head'),
  piece: (voice, piece) => ({ piece: pieceWords(voice, piece as 'goods') }),
  company: (voice, company) => ({ company: companyWords(voice, company as 'red') }),
  kind: (voice, kind) => ({ kind: colourWords(voice, kind as 'cubes') }),
  class: (voice, carClass) => ({ class: classWords(voice, carClass as 'goods') }),
}

type More = { readonly [Code in WhyNot['code']]?: (voice: Voice, facts: Reasons[Code]['facts']) => Values }

type SeriesFacts = Reasons['cannot-pay']['facts']
const purse = (voice: Voice, { cubes, influence }: SeriesFacts): string => purseWords(voice, cubes, influence)

const ways = (voice: Voice, facts: Reasons['no-way-there']['facts']): Values => ({
  ways: listed(
    voice,
    facts.ways.map(name => areaWords(voice, name)),
    'or',
  ),
})

/** What a message needs beyond its facts. */
const MORE: More = {
  landowners: (voice, facts) => ({ purse: purse(voice, facts) }),
  'company-influence': (voice, facts) => ({
    companies: influenceWords(voice, [0, 0, facts.red, facts.green]),
    purse: purse(voice, facts),
  }),
  'cannot-pay': (voice, facts) => ({
    price: priceWords(voice, facts.price, [facts.white, 0, facts.red, facts.green]),
    purse: purse(voice, facts),
  }),
  'closed-ground': closedGround,
  'line-too-dear': (_, { influence }) => ({ held: influence }),
  'no-way-there': ways,
  'choose-way-first': ways,
}

/** Which of the two areas is closed, and what it is. */
function closedGround(voice: Voice, { from, to }: Reasons['closed-ground']['facts']): Values {
  const { map } = voice.rules
  const ends = [from, to].map(name => areaNamed(map, name))
  const closed = ends.find(end => !areaAt(map, end).isOpen) ?? ends[1]!
  return { terrain: areaAt(map, closed).terrain, closed: placeName(voice, closed) }
}

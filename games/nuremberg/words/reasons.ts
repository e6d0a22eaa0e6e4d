import type { Reason } from '@roundhouse/kernel/game'
import type { Say, Values } from '@roundhouse/kernel/say'
import type { Facts } from '@roundhouse/kernel/story'
import { COLOURS } from '../base/influence.ts'
import { areaNamed } from '../base/names.ts'
import { NONE } from '../base/state.ts'
import { placeWords } from './places.ts'
import type { NurembergKey, NurembergName } from './room.ts'
import { influenceWords, listed, pieceWords, priceWords, purseWords, type Voice } from './voice.ts'

/** Why a move cannot be played, and what would make it legal, as sentences. */
export function reasonWords(voice: Voice, { code, facts, remedy }: Reason): string {
  const { say } = voice
  return say('nuremberg.why.sentence', {
    why: say(`nuremberg.why.${code as NurembergName<'why'>}`, valuesOf(voice, code, facts)),
    remedy: remedy === null ? 'none' : say(`nuremberg.remedy.${remedy as NurembergName<'remedy'>}`),
  })
}

const valuesOf = (voice: Voice, code: string, facts: Facts): Values => ({
  ...plainWords(voice, facts),
  ...MORE[code]?.(voice, facts),
})

/** Facts as messages take them: lists joined, seats, areas, pieces and companies as the reader calls them. */
export function plainWords(voice: Voice, facts: Facts): Values {
  const values: Record<string, string | number> = {}
  for (const [name, fact] of Object.entries(facts)) values[name] = typeof fact === 'object' ? fact.join(', ') : fact
  return { ...values, ...thingsIn(voice, facts) }
}

const list = (facts: Facts, name: string): (string | number)[] => [facts[name] ?? []].flat()
const owedIn = (facts: Facts): number[] => COLOURS.map(colour => Number(facts[colour] ?? 0))
const purse = (voice: Voice, facts: Facts): string =>
  purseWords(voice, Number(facts['cubes']), list(facts, 'influence').map(Number))

/** What means the same in every reason. */
function thingsIn(voice: Voice, facts: Facts): Values {
  const { say, names } = voice
  const seat = facts['seat'] ?? facts['holder']
  const name = { name: seat === undefined || seat === NONE ? 'none' : (names[Number(seat)] ?? '') }
  const { piece, company, kind, class: carClass } = facts
  return {
    ...name,
    ...placesIn(say, facts),
    ...(piece === undefined ? {} : { piece: pieceWords(voice, String(piece)) }),
    ...(company === undefined ? {} : { company: say(`nuremberg.company.${company as NurembergName<'company'>}`) }),
    ...(kind === undefined ? {} : { kind: say(`nuremberg.kind.${kind as NurembergName<'kind'>}`) }),
    ...(carClass === undefined ? {} : { class: say(`nuremberg.class.${carClass as NurembergName<'class'>}`) }),
  }
}

/** Areas as the reader calls them. */
const placesIn = (say: Say<NurembergKey>, facts: Facts): Values =>
  Object.fromEntries(
    ['area', 'from', 'to', 'head'].flatMap(name =>
      facts[name] === undefined ? [] : [[name, placeWords(say, String(facts[name]))]],
    ),
  )

const ways = (voice: Voice, facts: Facts): Values => ({
  ways: listed(
    voice,
    list(facts, 'ways').map(name => placeWords(voice.say, String(name))),
    'or',
  ),
})

const MORE: Readonly<Record<string, (voice: Voice, facts: Facts) => Values>> = {
  landowners: (voice, facts) => ({ purse: purse(voice, facts) }),
  'company-influence': (voice, facts) => ({
    companies: influenceWords(voice, [0, 0, ...owedIn(facts).slice(2)]),
    purse: purse(voice, facts),
  }),
  'cannot-pay': (voice, facts) => ({
    price: priceWords(voice, Number(facts['price']), owedIn(facts)),
    purse: purse(voice, facts),
  }),
  'closed-ground': closedGround,
  'line-too-dear': (_, facts) => ({ held: Number(facts['influence']) }),
  'no-way-there': ways,
  'choose-way-first': ways,
}

/** Which of the two areas is closed, and what it is. */
function closedGround({ say, rules: { map } }: Voice, facts: Facts): Values {
  const ends = [facts['from'], facts['to']].map(name => map.areas[areaNamed(map, String(name))]!)
  const { terrain, name } = ends.find(({ isOpen }) => !isOpen) ?? ends[1]!
  return { terrain, closed: placeWords(say, name) }
}

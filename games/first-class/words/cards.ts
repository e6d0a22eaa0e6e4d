import { CAR_VALUES, carValue } from '../base/board/train.ts'
import type { City, Condition, EndFace, Face, Fare } from '../base/cards/card.ts'
import type { ConditionName } from '../base/cards/condition.ts'
import { frameWords } from './frames.ts'
import type { FirstClassName } from './room.ts'
import { listed, type Voice } from './voice.ts'

/** The message of each condition. */
const CONDITIONS: Readonly<Record<ConditionName, FirstClassName<'when'>>> = {
  cars: 'cars',
  'cars-in-each-train': 'cars-in-each',
  run: 'run',
  'mail-cars': 'mail-cars',
  'mail-cars-reached': 'mail-cars-reached',
  always: 'always',
  'celebrities-or-postcards': 'celebrities',
  'conductor-on-a-tile': 'on-tile',
  'a-tile': 'tile',
  'suspect-self-card': 'suspect-self',
  'suspect-others-card': 'suspect-others',
  'destroy-cards': 'destroy',
  'passengers-or-luggage': 'guests',
}

export function conditionWords(voice: Voice, { rule, numbers }: Condition): string {
  const { name } = voice.rules.conditions[rule]!
  const [n = 0, step = 0] = numbers
  const values = numbers.map(each => carValue(each)).join(', ')
  return voice.say(`first-class.when.${CONDITIONS[name]}`, { n, value: CAR_VALUES[step] ?? 0, values })
}

/** What is printed on a card, as a phrase; the kind is said beside it. */
export function faceWords(voice: Voice, face: Face): string {
  const { say } = voice
  return say(`first-class.card.${face.each === 'contract' ? 'contract-each' : face.kind}`, {
    frame: frameWords(voice, face.frame),
    cities: citiesWords(voice, face.cities),
    when: face.when === null ? '' : conditionWords(voice, face.when),
    each: face.each,
    needs: CAR_VALUES[face.needs] ?? 0,
    points: face.points,
    halves: apart(voice, 'or', [
      ...halfWords(voice, 'passenger', face.passenger),
      ...halfWords(voice, 'luggage', face.luggage),
    ]),
  })
}

/** The kind before what is printed: for lists and for ears. */
export const wholeFaceWords = (voice: Voice, face: Face): string =>
  voice.say('first-class.named', { name: voice.say(`first-class.kind.${face.kind}`), what: faceWords(voice, face) })

export const cityWords = (voice: Voice, { points, frame }: City): string =>
  frame === null
    ? voice.say('first-class.city.points', { n: points })
    : voice.say('first-class.city.bonus', { frame: frameWords(voice, frame) })

const citiesWords = (voice: Voice, cities: readonly City[]): string =>
  listed(
    voice,
    cities.map(city => cityWords(voice, city)),
  )

function halfWords(voice: Voice, half: 'passenger' | 'luggage', fare: Fare | null): string[] {
  if (fare === null) return []
  const hasFrame = fare.frame.length > 0 ? 'yes' : 'no'
  return [voice.say(`first-class.card.${half}`, { n: fare.amount, hasFrame, frame: frameWords(voice, fare.frame) })]
}

/** What has commas and an "and" of its own, in a row: it would be unclear where each ends. */
export const apart = ({ say }: Voice, joint: 'or' | 'also', things: readonly string[]): string =>
  things.length === 0 ? '' : things.reduce((first, second) => say(`first-class.card.${joint}`, { first, second }))

/** A Game End card: what it counts, and its action. */
export const endFaceWords = (voice: Voice, { points, counts, frame }: EndFace): string =>
  voice.say('first-class.card.end-card', { points, counts, frame: frameWords(voice, frame) })

export const endCountWords = ({ say }: Voice, { points, counts }: EndFace): string =>
  say('first-class.card.end-count', { points, counts })

/** Whatever card has this id. */
export function cardWords(voice: Voice, id: string): string {
  const { faces, endFaces } = voice.rules.printed
  const face = faces.find(card => card.id === id)
  if (face !== undefined) return wholeFaceWords(voice, face)
  const end = endFaces.find(card => card.id === id)
  return end === undefined ? voice.say('first-class.kind.toolbox') : endFaceWords(voice, end)
}

/** What stands on an action card, without its kind. */
export const printedOn = (voice: Voice, id: string): string =>
  faceWords(voice, voice.rules.printed.faces.find(card => card.id === id)!)

/** Its code behind the word for what it is; `none`, where no codes are typed. */
export const codeOf = ({ hasCodes }: Voice, id: string): string => (hasCodes ? id : 'none')

/** What a card is called: what it is, or its code where codes are typed. */
export function cardName(voice: Voice, id: string): string {
  const { say, hasCodes, rules } = voice
  if (id === 'toolbox') return say('first-class.frame.toolbox')
  if (hasCodes) return id
  const face = rules.printed.faces.find(card => card.id === id)
  if (face !== undefined) return say('first-class.card.name', { name: say(`first-class.kind.${face.kind}`) })
  const end = rules.printed.endFaces.find(card => card.id === id)
  if (end === undefined) return id
  const { points, counts } = end
  return say('first-class.card.name', { name: say('first-class.card.end-name', { points, counts }) })
}

/** Which contract it is: all are called the same, so it is known by what it asks for. */
export function contractWords(voice: Voice, id: string): string {
  const { say, rules } = voice
  const face = rules.printed.faces.find(card => card.id === id)!
  const what = face.each === 'contract' ? faceWords(voice, face) : conditionWords(voice, face.when!)
  return say('first-class.named', { name: say('first-class.kind.contract'), what })
}

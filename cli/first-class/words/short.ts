import { CAR_VALUES } from '@roundhouse/first-class/base/board/train'
import type { City, Condition, EndFace, Face, Fare, Kind } from '@roundhouse/first-class/base/cards/card'
import { countOf, type Frame, kindOf } from '@roundhouse/first-class/base/frames/effect'
import { FREE } from '@roundhouse/first-class/base/numbers'
import { symbolOf, together } from '@roundhouse/first-class/words/frames'
import type { Voice } from './voice.ts'

/** The words that moves are written with stand for the symbols on the table: `car 1, up 0>1 x2`. */
const SYMBOLS: Readonly<Record<ReturnType<typeof symbolOf>, (n: number) => string>> = {
  nothing: () => '',
  car: n => `car ${n}`,
  up: from => `up ${CAR_VALUES[from]}>${CAR_VALUES[from + 1]}`,
  free: n => `free ${n}`,
  both: n => `both ${n}`,
  cond: n => `cond ${n}`,
  loco: n => `loco ${n}`,
  coin: n => `coin ${n}`,
  points: n => `pts ${n}`,
  'game-end': n => `pick ${n}`,
  'car-or-up': () => 'car 1 / up 0>1',
  lay: () => 'lay',
  seat: () => 'seat',
  postcard: () => 'postcard',
  board: () => 'board',
  use: () => 'use',
}

const frameShort = (frame: Frame): string =>
  [...together(frame)]
    .map(([symbol, times]) => `${SYMBOLS[symbolOf(symbol)](countOf(symbol))}${times > 1 ? ` x${times}` : ''}`)
    .join(', ')

const kindWord = ({ say }: Voice, kind: Kind): string => say(`first-class.kind.${kind}`)

/** What is printed on a card, as short as it stands on the table. The frame alone tells what most cards are. */
export function faceShort(voice: Voice, face: Face): string {
  const { frame, needs, points } = face
  const named = (what: string) => `${kindWord(voice, face.kind)} ${what}`
  switch (face.kind) {
    case 'car':
      // An upgrade of choice alone would not tell that the card counts as a car card (FC-13.3).
      return kindOf(frame[0]!) === FREE ? named(frameShort(frame)) : frameShort(frame)
    case 'route':
      return named(face.cities.map(cityShort).join(' '))
    case 'contract':
      return named(contractShort(voice, face))
    case 'guest':
      return [...halfShort('P', 'c', face.passenger), ...halfShort('L', 'p', face.luggage)].join(' / ')
    case 'switch':
      return named(`${CAR_VALUES[needs]}+: pts ${points}`)
    case 'mechanic':
      return named(`${CAR_VALUES[needs]}+, ${frameShort(frame)}`)
    case 'suspect-self':
    case 'suspect-others':
      return `${kindWord(voice, face.kind)}: ${frameShort(frame)}`
    case 'celebrity':
    case 'postcard':
    case 'destroy':
    case 'storage':
    case 'factory':
      return kindWord(voice, face.kind)
    default:
      return frameShort(frame)
  }
}

/** Points cities as points, bonus cities in square brackets. */
export const cityShort = ({ points, frame }: City): string => (frame === null ? `${points}p` : `[${frameShort(frame)}]`)

function conditionShort({ say, rules }: Voice, { rule, numbers }: Condition): string {
  const [n = 0, step = 0] = numbers
  const values = numbers.map(each => CAR_VALUES[each]!).join('-')
  return say(`first-class.short.condition.${rules.conditions[rule]!.name}`, { n, value: CAR_VALUES[step] ?? 0, values })
}

/** What a contract asks for and what it pays. */
export function contractShort(voice: Voice, { when, frame, each }: Face): string {
  const pays = frameShort(frame)
  if (each === 'contract') return voice.say('first-class.short.per-contract', { frame: pays })
  const condition = `${conditionShort(voice, when!)}: ${pays}`
  return each === 'tile' ? voice.say('first-class.short.per-tile', { frame: condition }) : condition
}

const halfShort = (half: string, fare: string, on: Fare | null): string[] =>
  on === null ? [] : [`${half} ${on.amount}${fare}${on.frame.length > 0 ? `+${frameShort(on.frame)}` : ''}`]

const COUNTED = { car: 'car', conductor: 'cond', locomotive: 'loco' } as const

/** A Game End card: what it counts, and its action. */
export const endFaceShort = (face: EndFace): string => `${endCountShort(face)}, ${frameShort(face.frame)}`

export const endCountShort = ({ counts, points }: EndFace): string => `${points}/${COUNTED[counts]}`

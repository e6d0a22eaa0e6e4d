import type { City, EndFace, Face, Fare, Kind } from '@roundhouse/first-class/base/card'
import { FREE, kindOf } from '@roundhouse/first-class/base/effect'
import type { Rules } from '@roundhouse/first-class/base/table'
import { CAR_VALUES } from '@roundhouse/first-class/base/train'
import { count, listed } from '../../../words/en/counting.ts'
import { conditionShort, conditionWords } from './conditions.ts'
import { frameShort, frameWords } from './effects.ts'

interface CardWords {
  words(rules: Rules, face: Face): string
  short(rules: Rules, face: Face): string
}

/** A card that is nothing but its frame; in short the frame alone tells what it is, but where a prefix is given. */
const framed = (name: string, prefix = ''): CardWords => ({
  words: (rules, { frame }) => `${name}: ${frameWords(rules, frame)}`,
  short: (rules, { frame }) => `${prefix}${frameShort(rules, frame)}`,
})

const plain = (name: string, what: string): CardWords => ({
  words: () => `${name}: ${what}`,
  short: () => name,
})

const CARDS: Readonly<Record<Kind, CardWords>> = {
  car: {
    words: framed('cars').words,
    // An upgrade of choice alone would not tell that the card counts as a car card (FC-13.3).
    short: (rules, { frame }) => `${kindOf(frame[0]!) === FREE ? 'cars: ' : ''}${frameShort(rules, frame)}`,
  },
  conductor: framed('conductor'),
  locomotive: framed('locomotive'),
  route: {
    words: (rules, { cities }) => `route: ${citiesWords(rules, cities)}`,
    short: (rules, { cities }) => `route ${citiesShort(rules, cities)}`,
  },
  contract: {
    words: (rules, face) => `contract: ${contractWords(rules, face)}`,
    short: (rules, face) => `contract ${contractShort(rules, face)}`,
  },
  money: framed('money'),
  'game-end': framed('Game End'),
  celebrity: plain('celebrity', 'doubles the car it travels in, when that is reached'),
  postcard: plain('postcard', 'the bonus cities of one route card pay twice'),
  'suspect-self': framed('suspect yourself: draw an evidence token', 'suspect me: '),
  'suspect-others': framed('suspect the others: each draws an evidence token', 'suspect others: '),
  destroy: plain('destroy evidence', 'discards evidence at the end'),
  guest: {
    words: (rules, { passenger, luggage }) =>
      listed([...halfWords(rules, 'passenger', passenger), ...halfWords(rules, 'luggage', luggage)], 'or'),
    short: (rules, { passenger, luggage }) =>
      `guest ${[...halfShort(rules, 'passenger', passenger), ...halfShort(rules, 'luggage', luggage)].join(' / ')}`,
  },
  switch: {
    words: (_rules, { needs, points }) =>
      `switch: ${count(points, 'point')} for each of its two cars that is reached and worth at least ${CAR_VALUES[needs]}`,
    short: (_rules, { needs, points }) => `switch ${CAR_VALUES[needs]}+: pts ${points}`,
  },
  mechanic: {
    words: (rules, { needs, frame }) =>
      `mechanic: ${frameWords(rules, frame)}; in each train, once its left car is worth at least ${CAR_VALUES[needs]}, the right one goes up a step`,
    short: (rules, { needs, frame }) => `mechanic ${CAR_VALUES[needs]}+, ${frameShort(rules, frame)}`,
  },
  storage: plain('storage', 'use up to 2 of 3 cards from the pile and the toolbox'),
  factory: plain('factory', 'lies between the trains; then each own factory pays upgrades up to its limit'),
}

/** What is printed on a card, as a phrase. */
export const faceWords = (rules: Rules, face: Face): string => CARDS[face.kind].words(rules, face)

/** The same as short as it stands on the table. */
export const faceShort = (rules: Rules, face: Face): string => CARDS[face.kind].short(rules, face)

export const cityWords = (rules: Rules, { points, frame }: City): string =>
  frame === null ? `a city of ${count(points, 'point')}` : `a bonus city of ${frameWords(rules, frame)}`

export const citiesWords = (rules: Rules, cities: readonly City[]): string =>
  listed(
    cities.map(city => cityWords(rules, city)),
    'then',
  )

/** Points cities as points, bonus cities in square brackets. */
export const cityShort = (rules: Rules, { points, frame }: City): string =>
  frame === null ? `${points}p` : `[${frameShort(rules, frame)}]`

const citiesShort = (rules: Rules, cities: readonly City[]): string =>
  cities.map(city => cityShort(rules, city)).join(' ')

const PER = { once: '', contract: ' for each completed contract, this one included', tile: ' for each such tile' }
const PER_SHORT = { once: '', contract: ' per contract', tile: ' per tile' }

/** What it asks for and what it pays. */
export const contractWords = (rules: Rules, { when, frame, each }: Face): string =>
  each === 'contract'
    ? `${frameWords(rules, frame)}${PER[each]}`
    : `for ${conditionWords(rules, when!)}, ${frameWords(rules, frame)}${PER[each]}`

const contractShort = (rules: Rules, { when, frame, each }: Face): string =>
  each === 'contract'
    ? `${frameShort(rules, frame)}${PER_SHORT[each]}`
    : `${conditionShort(rules, when!)}: ${frameShort(rules, frame)}${PER_SHORT[each]}`

/** Without the word "contract", for lists of contracts. */
export const openContractShort = contractShort

const FARES = { passenger: 'coin', luggage: 'point' } as const
const HALF_SHORT = { passenger: 'P', luggage: 'L' } as const
const FARE_SHORT = { passenger: 'c', luggage: 'p' } as const

const halfWords = (rules: Rules, half: 'passenger' | 'luggage', fare: Fare | null): string[] =>
  fare === null
    ? []
    : [
        `${half}: ${count(fare.amount, FARES[half])} on boarding${fare.frame.length > 0 ? `, then ${frameWords(rules, fare.frame)}` : ''}`,
      ]

const halfShort = (rules: Rules, half: 'passenger' | 'luggage', fare: Fare | null): string[] =>
  fare === null
    ? []
    : [
        `${HALF_SHORT[half]} ${fare.amount}${FARE_SHORT[half]}${fare.frame.length > 0 ? `+${frameShort(rules, fare.frame)}` : ''}`,
      ]

const COUNTED = { car: 'car card', conductor: 'conductor card', locomotive: 'locomotive card' } as const

/** A Game End card: what it counts, and its action. */
export const endFaceWords = (rules: Rules, face: EndFace): string =>
  `${endCountWords(face)}; action ${frameWords(rules, face.frame)}`

export const endCountWords = ({ counts, points }: EndFace): string =>
  `${count(points, 'point')} for each ${COUNTED[counts]}`

const COUNTED_SHORT = { car: 'car', conductor: 'cond', locomotive: 'loco' } as const

export const endFaceShort = (rules: Rules, face: EndFace): string =>
  `${endCountShort(face)}, ${frameShort(rules, face.frame)}`

export const endCountShort = ({ counts, points }: EndFace): string => `${points}/${COUNTED_SHORT[counts]}`

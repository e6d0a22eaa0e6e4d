import { carCount, isOnTile, LOWER, reachedCars, TRAINS, UPPER, valueOfCar } from '@roundhouse/first-class/base/train'
import type { View } from '@roundhouse/first-class/base/view'
import {
  type CitySeen,
  cardsTaken,
  contractsOf,
  endCardsNow,
  KINDS_COUNTED,
  pointsIn,
  routeOf,
  scoringNow,
} from '@roundhouse/first-class/seen'
import type { Seat } from '@roundhouse/kernel/game'
import { capital, count, listed } from '../../../words/en/counting.ts'
import { nameOf, said } from '../../../words/en/voice.ts'
import { cityWords, contractWords, endCountWords, endFaceWords, faceWords } from './cards.ts'
import { frameWords } from './effects.ts'
import { storyWords } from './story.ts'
import type { Voice } from './voice.ts'

/** Each of these says one thing about the board of a seat, as sentences. */
type BoardWords = (voice: Voice, view: View, seat: Seat) => string[]

export const pointsWords: BoardWords = (voice, view, seat) => {
  const { points } = view.players[seat]!
  const now = pointsIn(scoringNow(voice.rules, view, seat))
  const brings = view.phase === 'over' ? '' : `; a scoring now would bring ${now}`
  return [`${said(voice, seat, `{have|has} ${count(points, 'point')}`)}${brings}.`]
}

export const trainWords: BoardWords = (_voice, view, seat) =>
  [UPPER, LOWER].map(which => {
    const train = view.players[seat]!.trains[which]!
    const values = Array.from({ length: carCount(train) }, (_, i) => valueOfCar(train, i + 1))
    const cards = [
      `${capital(TRAINS[which]!)} train: ${count(values.length, 'car')} worth ${listed(values.map(String))}`,
      ...(train.mail > 0 ? [`mail car ${train.mail} as card 6`] : []),
      ...(train.tile > 0 ? [`locomotive tile ${train.tile} as card 10`] : []),
    ]
    return `${cards.join(', ')}; ${conductorWords(train.conductor, reachedCars(train), values, isOnTile(train))}.`
  })

function conductorWords(conductor: number, reached: number, values: readonly number[], isAtTile: boolean): string {
  if (conductor === 0) return 'the conductor stands before card 1'
  const cars = `${count(reached, 'car')} reached, worth ${listed(values.slice(0, reached).map(String))}`
  return `the conductor stands on ${isAtTile ? 'the locomotive tile' : `card ${conductor}`}: ${cars}`
}

export const coinsWords: BoardWords = (_voice, view, seat) => {
  const { coins } = view.players[seat]!
  const columns = coins.flatMap((n, i) => (n > 0 ? [`${n} in column ${i + 1}`] : []))
  const total = coins.reduce((sum, n) => sum + n, 0)
  return [total === 0 ? 'No coins.' : `${capital(count(total, 'coin'))}: ${listed(columns)}.`]
}

const BUYS = 'Column 1 buys a 0-car, column 2 a step of a conductor or the locomotive, column 3 an upgrade of choice'

export const coinRules = `${BUYS}; any coin buys a point, any 4 a Game End card (FC-9.3).`

export const routeWords: BoardWords = ({ rules }, view, seat) => {
  const cities = routeOf(rules, view, seat)
  const reached = cities.filter(({ isReached }) => isReached)
  const say = ({ place, city, pays }: CitySeen) =>
    `city ${place}, ${cityWords(rules, city)}${city.frame !== null && pays > 1 ? ', twice' : ''}`
  const bonuses = reached.filter(({ city }) => city.frame !== null)
  const ahead = cities.filter(({ isReached }) => !isReached)
  return [
    `Route: ${reached.length} of ${count(cities.length, 'city', 'cities')} reached${reached.length === 0 ? '; the locomotive stands in Paris' : ''}.`,
    ...(bonuses.length > 0 ? [`Pays in a scoring phase: ${bonuses.map(say).join('; ')}.`] : []),
    ahead.length > 0 ? `Ahead: ${ahead.map(say).join('; ')}.` : 'No city is ahead.',
  ]
}

export const contractsWords: BoardWords = ({ rules }, view, seat) => {
  const contracts = contractsOf(rules, view, seat)
  const { fulfilled } = view.players[seat]!
  return [
    ...contracts.map(
      ({ face, isMet }) => `Open contract ${face.id}: ${contractWords(rules, face)}; ${isMet ? 'met now' : 'not met'}.`,
    ),
    ...(fulfilled > 0 ? [`${capital(count(fulfilled, 'completed contract'))}.`] : []),
  ]
}

export const guestsWords: BoardWords = ({ rules }, view, seat) =>
  [UPPER, LOWER].flatMap(which => {
    const train = view.players[seat]!.trains[which]!
    return train.guests.map((guest, i) => {
      const face = rules.printed.faces[guest]!
      const where = `Car ${i + 1} of the ${TRAINS[which]} train`
      if (face.kind === 'celebrity') return `${where}: a celebrity.`
      const half = which === UPPER ? 'passenger' : 'luggage'
      const fare = (which === UPPER ? face.passenger : face.luggage)!
      const bonus = fare.frame.length > 0 ? `, then ${frameWords(rules, fare.frame)}` : ''
      const is =
        i < train.seated ? 'on board' : `waiting, for ${count(fare.amount, which === UPPER ? 'coin' : 'point')}${bonus}`
      return `${where}: ${half} ${face.id}, ${is}.`
    })
  })

export const middleWords: BoardWords = ({ rules }, view, seat) => {
  const { middle, marks } = view.players[seat]!
  return middle.map((card, i) => {
    const face = rules.printed.faces[card]!
    const cards = `cards ${2 * i + 1} and ${2 * i + 2}`
    return `Position ${i + 1} (${cards}): ${faceWords(rules, face)}${face.kind === 'mechanic' ? workWords(marks[i]!) : ''}.`
  })
}

/** In which trains a mechanic has worked. */
function workWords(marks: number): string {
  if (marks === 0) return '; has not worked yet'
  return marks === 3 ? '; has worked in both trains' : `; has worked in the ${marks === 1 ? 'upper' : 'lower'} train`
}

export const cardsWords: BoardWords = ({ rules }, view, seat) => {
  const taken = cardsTaken(rules, view, seat)
  const cards = endCardsNow(rules, view, seat).map(({ card, isKept, points }) => {
    const face = rules.printed.endFaces[card]!
    return `Game End card ${face.id}${isKept ? ', kept in secret' : ''}: ${endCountWords(face)}, ${count(points, 'point')} so far.`
  })
  return [`Base cards taken: ${KINDS_COUNTED.map((kind, i) => `${taken[i]} ${kind}`).join(', ')}.`, ...cards]
}

export const murderWords: BoardWords = (voice, view, seat) => {
  const { murder } = view.slices
  if (murder === undefined) return []
  const evidence = [`Evidence: ${count(murder.evidence[seat]!, 'token')} face down`]
  if (murder.destroy[seat]! > 0) evidence.push(count(murder.destroy[seat]!, 'destroy-evidence card'))
  return [`${evidence.join(', ')}.`, ...roleWords(voice, view, seat)]
}

const roleWords: BoardWords = (voice, view, seat) => {
  const { murderer } = view.slices.murder!
  if (murderer === seat) return [`${said(voice, seat, '{are|is} the murderer')}.`]
  return seat === voice.viewer ? ['You are innocent.'] : []
}

const ALL: readonly BoardWords[] = [
  pointsWords,
  trainWords,
  guestsWords,
  middleWords,
  coinsWords,
  routeWords,
  contractsWords,
  cardsWords,
  murderWords,
]

/** Everything about a seat's board. */
export const boardWords: BoardWords = (voice, view, seat) => ALL.flatMap(words => words(voice, view, seat))

/** What step 2 of a scoring phase would bring now and why, and what the end of the game would (FC-12.4, FC-13). */
export const scoringWords: BoardWords = (voice, view, seat) => {
  const lines = scoringNow(voice.rules, view, seat)
  const coins = view.players[seat]!.coins.reduce((sum, n) => sum + n, 0)
  const ends = endCardsNow(voice.rules, view, seat)
  const points = ends.reduce((sum, card) => sum + card.points, 0)
  return [
    `${capital(nameOf(voice, seat))}: a scoring now would bring ${count(pointsIn(lines), 'point')}.`,
    ...storyWords(voice, lines),
    `At the end ${seat === voice.viewer ? 'your' : 'their'} ${count(coins, 'coin')} and ${count(ends.length, 'known Game End card')} would bring ${coins + points} as things stand.`,
  ]
}

export function displayWords({ rules }: Voice, view: View): string[] {
  if (view.display.length === 0) return ['The display of Game End cards is empty.']
  return view.display.map(card => {
    const face = rules.printed.endFaces[card]!
    return `${face.id}: ${endFaceWords(rules, face)}.`
  })
}

export const handWords = ({ rules }: Voice, view: View): string[] =>
  (view.draft ?? []).map(card => {
    const face = rules.printed.endFaces[card]!
    return `${face.id}: ${endFaceWords(rules, face)}.`
  })

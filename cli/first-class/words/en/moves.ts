import { readSlot } from '@roundhouse/first-class/base/offer'
import { CAR_VALUES, TRAINS, type TrainName } from '@roundhouse/first-class/base/train'
import type { View } from '@roundhouse/first-class/base/view'
import { writeSource } from '@roundhouse/first-class/base/waiting'
import { frameOfWaiting, pointsIn, scoringNow } from '@roundhouse/first-class/seen'
import { capital, count, listed, ordinal } from '../../../words/en/counting.ts'
import { contractWords, endFaceWords, faceWords } from './cards.ts'
import { frameWords } from './effects.ts'
import { waitingWords } from './sources.ts'
import type { Voice } from './voice.ts'

/** A move explained to whoever may play it: what it does, from what he sees. */
type Words = (voice: Voice, view: View, words: readonly string[]) => string

const faceById = ({ rules }: Voice, id: string) => rules.printed.faces.find(face => face.id === id)!
const endWords = ({ rules }: Voice, id: string): string =>
  endFaceWords(rules, rules.printed.endFaces.find(face => face.id === id)!)

function inOffer({ rules }: Voice, view: View, place: string): string {
  const face = rules.printed.faces[view.offer[readSlot(place)!]!]
  return face === undefined ? 'no card' : faceWords(rules, face)
}

const next = (value: string): number => CAR_VALUES[CAR_VALUES.indexOf(Number(value) as 0) + 1]!

const raised = (train: string, value: string): string =>
  value === 'car'
    ? `a new 0-car in the ${train} train`
    : `a car of the ${train} train goes from ${value} to ${next(value)}`

const myTrain = (view: View, train: string) => view.players[view.toMove]!.trains[TRAINS.indexOf(train as TrainName)]!

/** By the first word of a move. */
const MOVES: Readonly<Record<string, Words>> = {
  keep: (voice, _, [card]) => endWords(voice, card!),
  take: (voice, view, [place]) => inOffer(voice, view, place!),
  decline: (voice, view, [place]) => `an upgrade of choice instead of ${inOffer(voice, view, place!)}`,
  tile: () => 'the start-player tile: 2 coins, the first card of the offer leaves, and you start the next round',
  car: (_voice, _view, [train]) => `add a 0-car to the ${train} train`,
  up: (_voice, _view, [train, value]) => raised(train!, value!),
  free: (_voice, _view, [train, value]) => raised(train!, value!),
  mail: ({ rules }, _, [mailCar]) => frameWords(rules, rules.printed.mailCars[Number(mailCar) - 1]!),
  both: (_voice, _view, [steps]) => `both conductors move ${count(Number(steps), 'step')}`,
  cond: (_voice, _view, words) => listed(stepsIn(words)),
  loco: (_voice, _view, [cities]) => `the locomotive moves ${count(Number(cities), 'city', 'cities')}`,
  pick: (voice, _, [card]) => endWords(voice, card!),
  done: ({ rules }, view) => `leave ${frameWords(rules, view.frame?.left ?? [])} unused`,
  do: ({ rules }, view, words) => doWords({ rules }, view, words.join(' ')),
  fulfil: (voice, _, [card]) => contractWords(voice.rules, faceById(voice, card!)),
  spend: (_voice, _view, [column, ...what]) => `a coin of column ${column} buys ${bought(what)}`,
  buy: (voice, _, [card, , ...coins]) => `${endWords(voice, card!)}; pays ${coinsFrom(coins.map(Number))}`,
  end: (_voice, view) => (view.waiting.length > 0 ? 'end the turn; what waits is lost' : 'end the turn'),
  score: ({ rules }, view) =>
    `go on to step 2: ${count(pointsIn(scoringNow(rules, view, view.toMove)), 'point')} as things stand`,
  lay: (_voice, view, [position]) =>
    Number(position) <= view.players[view.toMove]!.middle.length
      ? `at position ${position}, over the card that lies there`
      : `at position ${position}`,
  seat: (_voice, view, [train]) => `in the ${train} train, ${ordinal(myTrain(view, train!).guests.length + 1)} car`,
  postcard: ({ rules }, view, [place]) =>
    `on the ${ordinal(Number(place))} route card, ${faceWords(rules, rules.printed.faces[view.players[view.toMove]!.route[Number(place) - 1]!]!)}`,
  board: (_voice, view, [half]) => {
    const train = half === 'luggage' ? 'lower' : 'upper'
    return `in the ${train} train, ${ordinal(myTrain(view, train).guests.length + 1)} car`
  },
  use: (voice, _, [card]) =>
    card === 'toolbox' ? 'an upgrade of choice' : faceWords(voice.rules, faceById(voice, card!)),
}

export const MOVE_WORDS: readonly string[] = Object.keys(MOVES)

/** What a move does, without its text. */
export function moveWords(voice: Voice, view: View, text: string): string {
  const [word, ...words] = text.split(' ')
  const say = MOVES[word!]
  if (say === undefined) throw new Error(`Cannot say the move "${text}"`)
  return say(voice, view, words)
}

/** `upper 2 lower 1` */
const stepsIn = (words: readonly string[]): string[] =>
  words.flatMap((word, i) => (i % 2 === 0 ? [`${word} conductor ${count(Number(words[i + 1]), 'step')}`] : []))

function bought([what, which]: readonly string[]): string {
  if (what === 'point') return 'a point'
  if (what === 'car') return `a 0-car in the ${which} train`
  if (what === 'conductor') return `a step of the ${which} conductor`
  if (what === 'locomotive') return 'a step of the locomotive'
  return raised(what!, which!)
}

const coinsFrom = (coins: readonly number[]): string =>
  listed(coins.flatMap((n, i) => (n > 0 ? [`${count(n, 'coin')} of column ${i + 1}`] : [])))

function doWords({ rules }: Pick<Voice, 'rules'>, view: View, text: string): string {
  const source = view.waiting.find(waiting => writeSource(rules, waiting) === text)
  const frame = source === undefined ? null : frameOfWaiting(rules, view, source)
  const isPlain = frame === null || text === 'storage'
  return isPlain ? waitingWords(text) : `${waitingWords(text)}: ${frameWords(rules, frame)}`
}

/** The headings of a list of moves, by first word, in the order they are listed. */
const GROUPS: Readonly<Record<string, string>> = {
  keep: 'Keep a Game End card',
  take: 'Take a card',
  decline: 'Decline a card, for an upgrade of choice',
  tile: 'Take the start-player tile',
  mail: 'Lay a mail car',
  car: 'Add a 0-car',
  up: 'Upgrade',
  free: 'Upgrade of choice',
  both: 'Both conductors',
  cond: 'Conductors',
  loco: 'Locomotive',
  pick: 'Pick a Game End card',
  seat: 'Seat the celebrity',
  postcard: 'Place the postcard',
  board: 'Passenger or luggage',
  lay: 'Lay the card between the trains',
  use: 'Use a card of the storage',
  do: 'Carry out what waits',
  fulfil: 'Fulfil a contract',
  spend: 'Spend a coin',
  buy: 'Buy a Game End card for 4 coins',
  done: 'Leave the rest of the frame',
  score: 'Score',
  end: 'End',
}

export const groupTitle = (word: string): string => GROUPS[word] ?? capital(word)

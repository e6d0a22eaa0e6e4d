import { readSlot } from '@roundhouse/first-class/base/offer'
import { CAR_VALUES, TRAINS, type TrainName } from '@roundhouse/first-class/base/train'
import type { View } from '@roundhouse/first-class/base/view'
import { writeSource } from '@roundhouse/first-class/base/waiting'
import { frameOfWaiting, pointsIn, scoringNow } from '@roundhouse/first-class/seen'
import type { Values } from '../../messages/messages.ts'
import { readSteps } from '../targets.ts'
import { cardWords, wholeFaceWords } from './cards.ts'
import { frameWords } from './frames.ts'
import { waitingWords } from './sources.ts'
import { listed, type Voice } from './voice.ts'

/** What stands on the button of a move, and what is said to ears where that is too short. */
interface Said {
  readonly short: string
  readonly long: string
}

type Words = (voice: Voice, view: View, words: readonly string[]) => string | Said

const move = ({ say }: Voice, key: string, values: Values = {}): string => say(`first-class.move.${key}`, values)

const next = (value: string): number => CAR_VALUES[CAR_VALUES.indexOf(Number(value) as 0) + 1]!
const myTrain = (view: View, train: string) => view.players[view.toMove]!.trains[TRAINS.indexOf(train as TrainName)]!
const firstFreeCar = (view: View, train: string): number => myTrain(view, train).guests.length + 1

const inOffer = (voice: Voice, view: View, place: string): string => {
  const face = voice.rules.printed.faces[view.offer[readSlot(place)!]!]
  return face === undefined ? '' : wholeFaceWords(voice, face)
}

const withCard =
  (key: string): Words =>
  (voice, _view, [card]) => ({
    short: move(voice, key),
    long: `${move(voice, key)}. ${cardWords(voice, card!)}`,
  })

const raised = (voice: Voice, train: string, value: string): string =>
  value === 'car'
    ? move(voice, 'free-car', { train })
    : move(voice, 'up', { train, from: Number(value), to: next(value) })

/** By the first word of a move. */
const MOVES: Readonly<Record<string, Words>> = {
  keep: withCard('keep'),
  take: (voice, view, [place]) => ({
    short: move(voice, 'take'),
    long: `${move(voice, 'take')}. ${inOffer(voice, view, place!)}`,
  }),
  decline: (voice, view, [place]) => ({
    short: move(voice, 'decline'),
    long: `${move(voice, 'decline-long')}. ${inOffer(voice, view, place!)}`,
  }),
  tile: voice => move(voice, 'tile'),
  car: (voice, _, [train]) => move(voice, 'car', { train: train! }),
  up: (voice, _, [train, value]) => raised(voice, train!, value!),
  free: (voice, _, [train, value]) => raised(voice, train!, value!),
  mail: (voice, _, [n]) =>
    move(voice, 'mail', { frame: frameWords(voice, voice.rules.printed.mailCars[Number(n) - 1]!) }),
  both: (voice, _, [n]) => move(voice, 'both', { n: Number(n) }),
  cond: (voice, _, words) => condWords(voice, words),
  loco: (voice, _, [n]) => move(voice, 'loco', { n: Number(n) }),
  pick: withCard('pick'),
  done: (voice, view) => ({
    short: move(voice, 'done'),
    long: move(voice, 'done-long', { frame: frameWords(voice, view.frame?.left ?? []) }),
  }),
  do: (voice, view, words) => doWords(voice, view, words.join(' ')),
  fulfil: withCard('fulfil'),
  spend: (voice, _, [column, ...what]) => ({
    short: bought(voice, what),
    long: move(voice, 'spend-long', { column: column!, what: bought(voice, what) }),
  }),
  buy: (voice, _, [card, , ...coins]) => ({
    short: move(voice, 'buy', { coins: coinsWords(voice, coins) }),
    long: `${move(voice, 'buy', { coins: coinsWords(voice, coins) })}. ${cardWords(voice, card!)}`,
  }),
  end: voice => move(voice, 'end'),
  score: (voice, view) => move(voice, 'score', { n: pointsIn(scoringNow(voice.rules, view, view.toMove)) }),
  lay: (voice, view, [place]) =>
    move(voice, Number(place) <= view.players[view.toMove]!.middle.length ? 'lay-over' : 'lay', { place: place! }),
  seat: (voice, view, [train]) => move(voice, 'seat', { train: train!, car: firstFreeCar(view, train!) }),
  postcard: (voice, _, [place]) => move(voice, 'postcard', { place: place! }),
  board: (voice, view, [half]) =>
    move(voice, 'board', { half: half!, car: firstFreeCar(view, half === 'luggage' ? 'lower' : 'upper') }),
  use: (voice, _, [card]) => ({
    short: move(voice, 'use-it'),
    long: card === 'toolbox' ? move(voice, 'use-toolbox') : move(voice, 'use', { what: cardWords(voice, card!) }),
  }),
}

function said(voice: Voice, view: View, text: string): string | Said {
  const [word, ...words] = text.split(' ')
  const say = MOVES[word!]
  if (say === undefined) throw new Error(`Cannot say the move "${text}"`)
  return say(voice, view, words)
}

/** What a move does, as it stands on a button. */
export function moveWords(voice: Voice, view: View, text: string): string {
  const words = said(voice, view, text)
  return typeof words === 'string' ? words : words.short
}

/** The same for ears, with all that eyes see beside it. */
export function moveWhole(voice: Voice, view: View, text: string): string {
  const words = said(voice, view, text)
  return typeof words === 'string' ? words : words.long
}

function condWords(voice: Voice, words: readonly string[]): string {
  const { upper, lower } = readSteps(words.join(' '))
  return move(voice, 'cond', { upper, lower, comma: upper > 0 && lower > 0 ? ', ' : '' })
}

function bought(voice: Voice, [what, which]: readonly string[]): string {
  if (what === 'point') return move(voice, 'spend-point')
  if (what === 'car') return move(voice, 'spend-car', { train: which! })
  if (what === 'conductor') return move(voice, 'spend-conductor', { train: which! })
  if (what === 'locomotive') return move(voice, 'spend-locomotive')
  if (which === 'car') return move(voice, 'spend-free-car', { train: what! })
  return move(voice, 'spend-up', { train: what!, from: Number(which), to: next(which!) })
}

const coinsWords = (voice: Voice, coins: readonly string[]): string =>
  listed(
    voice,
    coins.flatMap((n, i) => (n === '0' ? [] : [move(voice, 'buy-coins', { n, column: i + 1 })])),
  )

function doWords(voice: Voice, view: View, text: string): string {
  const source = view.waiting.find(waiting => writeSource(voice.rules, waiting) === text)
  const frame = source === undefined ? [] : frameOfWaiting(voice.rules, view, source)
  return move(voice, 'do', { source: waitingWords(voice, text), frame: frameWords(voice, frame) })
}

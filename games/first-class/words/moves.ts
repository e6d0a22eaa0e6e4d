import type { Values } from '@roundhouse/kernel/say'
import { CAR_VALUES, type CarValue, carValue, TRAINS, type TrainName } from '../base/board/train.ts'
import { readSlot } from '../base/cards/offer.ts'
import type { Choice, ChoiceTo, FrameSource, Purchase } from '../base/choice.ts'
import { givenUp } from '../base/frames/frame.ts'
import { describeSource } from '../base/frames/waiting.ts'
import { playerAt } from '../base/state.ts'
import type { View } from '../base/view.ts'
import { frameOfWaiting, pointsIn, scoringNow } from '../seen.ts'
import { cardName, cardWords, endFaceWords, printedOn, wholeFaceWords } from './cards.ts'
import { frameWords } from './frames.ts'
import type { FirstClassName } from './room.ts'
import { frameSourceWords } from './sources.ts'
import { listed, type Voice } from './voice.ts'

/** A move in words, for where they stand. */
interface MoveWords {
  /** On its button. */
  readonly short: string
  /** For ears, with all that eyes see beside the button. */
  readonly long: string
  /** In a list of moves of its kind, behind its text. */
  readonly detail: string
  /** Later in a plan: nothing beside it shows which card it is about. */
  readonly later: string
}

type Words<Do extends Choice['do']> = (voice: Voice, view: View, choice: ChoiceTo<Do>) => string | Partial<MoveWords>

const move = ({ say }: Voice, key: FirstClassName<'move'>, values: Values = {}): string =>
  say(`first-class.move.${key}`, values)

const next = (value: CarValue): number => carValue(CAR_VALUES.indexOf(value) + 1)
const firstFreeCar = (view: View, train: TrainName): number =>
  playerAt(view, view.toMove).trains[TRAINS.indexOf(train)]!.guests.length + 1

const inOffer = (voice: Voice, view: View, place: string): string => {
  const face = voice.rules.printed.faces[view.offer[readSlot(place)!]!]
  return face === undefined ? '' : wholeFaceWords(voice, face)
}

const withCard = (voice: Voice, key: FirstClassName<'move'>, detail: string): MoveWords => {
  const short = move(voice, key)
  const long = `${short}. ${detail}`
  return { short, long, detail, later: long }
}

/** A Game End card is known by what it counts. */
const withEndCard = (voice: Voice, short: string, card: string): Pick<MoveWords, 'short' | 'long' | 'later'> => ({
  short,
  long: `${short}. ${endWords(voice, card)}`,
  later: voice.say('first-class.named', { name: short, what: cardName(voice, card) }),
})

const upgraded = (voice: Voice, train: TrainName, from: CarValue | null): string =>
  from === null ? move(voice, 'free-car', { train }) : move(voice, 'up', { train, from, to: next(from) })

const endWords = (voice: Voice, id: string): string =>
  endFaceWords(voice, voice.rules.printed.endFaces.find(face => face.id === id)!)

const MOVES: { readonly [Do in Choice['do']]: Words<Do> } = {
  keep: (voice, _, { card }) => withCard(voice, 'keep', endWords(voice, card)),
  take: (voice, view, { place }) => withCard(voice, 'take', inOffer(voice, view, place)),
  decline: (voice, view, { place }) => {
    const detail = inOffer(voice, view, place)
    const long = `${move(voice, 'decline-long')}. ${detail}`
    return { short: move(voice, 'decline'), long, detail, later: long }
  },
  tile: voice => ({ short: move(voice, 'tile'), detail: voice.say('first-class.card.tile') }),
  car: (voice, _, { train }) => move(voice, 'car', { train }),
  up: (voice, _, { train, from }) => upgraded(voice, train, from),
  free: (voice, _, { train, from }) => upgraded(voice, train, from),
  mail: (voice, _, { mailCar }) => move(voice, 'mail', { frame: frameWords(voice, mailFrame(voice, mailCar)) }),
  both: (voice, _, { steps }) => move(voice, 'both', { n: steps }),
  cond: (voice, _, { upper, lower }) =>
    move(voice, 'cond', { upper, lower, comma: upper > 0 && lower > 0 ? ', ' : '' }),
  loco: (voice, _, { cities }) => move(voice, 'loco', { n: cities }),
  pick: (voice, _, { card }) => ({
    ...withEndCard(voice, move(voice, 'pick'), card),
    detail: endWords(voice, card),
  }),
  done: (voice, view) => {
    const long = move(voice, 'done-long', { frame: frameWords(voice, givenUp(voice, view.frame?.left ?? [])) })
    return { short: move(voice, 'done'), long, detail: long }
  },
  begin: (voice, view, { do: _, ...source }) => beginWords(voice, view, source),
  fulfil: (voice, _, { card }) => ({
    ...withCard(voice, 'fulfil', cardWords(voice, card)),
    detail: printedOn(voice, card),
  }),
  spend: (voice, _, purchase) => {
    const what = bought(voice, purchase)
    const long = move(voice, 'spend-long', { column: purchase.column, what })
    return { short: what, long, detail: long, later: move(voice, 'spend-later', { what }) }
  },
  buy: (voice, _, { card, coins }) => {
    const short = move(voice, 'buy', { coins: coinsWords(voice, coins) })
    const detail = voice.say('first-class.named', { name: short, what: endWords(voice, card) })
    return { ...withEndCard(voice, short, card), detail }
  },
  end: voice => move(voice, 'end'),
  score: (voice, view) => move(voice, 'score', { n: pointsIn(scoringNow(voice.rules, view, view.toMove)) }),
  lay: (voice, view, { position }) =>
    move(voice, position <= playerAt(view, view.toMove).middle.length ? 'lay-over' : 'lay', { place: position }),
  seat: (voice, view, { train }) => move(voice, 'seat', { train, car: firstFreeCar(view, train) }),
  postcard: (voice, _, { place }) => move(voice, 'postcard', { place }),
  board: (voice, view, { half }) =>
    move(voice, 'board', { half, car: firstFreeCar(view, half === 'luggage' ? 'lower' : 'upper') }),
  use: (voice, _, { card }) => {
    const long = card === 'toolbox' ? move(voice, 'use-toolbox') : move(voice, 'use', { what: cardWords(voice, card) })
    const detail = card === 'toolbox' ? long : cardWords(voice, card)
    return { short: move(voice, 'use-it'), long, detail, later: long }
  },
}

function wordsOf(voice: Voice, view: View, choice: Choice): MoveWords {
  const say = MOVES[choice.do] as Words<Choice['do']>
  const said = say(voice, view, choice)
  const short = typeof said === 'string' ? said : said.short!
  const rest = typeof said === 'string' ? {} : said
  return { long: short, detail: short, later: short, ...rest, short }
}

/** What a move does, as it stands on a button. */
export const moveWords = (voice: Voice, view: View, choice: Choice): string => wordsOf(voice, view, choice).short

/** The same for ears, with all that eyes see beside it. */
export const moveWhole = (voice: Voice, view: View, choice: Choice): string => wordsOf(voice, view, choice).long

/** What a move does, where its text says already what kind of move it is. */
export const moveDetail = (voice: Voice, view: View, choice: Choice): string => wordsOf(voice, view, choice).detail

/** What a move does, later in a plan: of which card is said, as nothing beside it shows that. */
export const moveLater = (voice: Voice, view: View, choice: Choice): string => wordsOf(voice, view, choice).later

const mailFrame = ({ rules }: Voice, mailCar: number) => rules.printed.mailCars[mailCar - 1]!

function bought(voice: Voice, purchase: Purchase): string {
  switch (purchase.buys) {
    case 'point':
      return move(voice, 'spend-point')
    case 'car':
      return move(voice, 'spend-car', { train: purchase.train })
    case 'conductor':
      return move(voice, 'spend-conductor', { train: purchase.train })
    case 'locomotive':
      return move(voice, 'spend-locomotive')
    case 'upgrade': {
      const { train, from } = purchase
      return from === null
        ? move(voice, 'spend-free-car', { train })
        : move(voice, 'spend-up', { train, from, to: next(from) })
    }
  }
}

const coinsWords = (voice: Voice, coins: readonly number[]): string =>
  listed(
    voice,
    coins.flatMap((n, i) => (n === 0 ? [] : [move(voice, 'buy-coins', { n, column: i + 1 })])),
  )

function beginWords(voice: Voice, view: View, source: FrameSource): string {
  if (source.of === 'storage') return move(voice, 'do-storage')
  const said = frameSourceWords(voice, source)
  const waiting = view.waiting.find(each => isOf(voice, each, source))
  const frame = waiting === undefined ? [] : frameOfWaiting(voice.rules, view, waiting)
  return move(voice, 'do', { source: said, frame: frameWords(voice, frame) })
}

const isOf = ({ rules }: Voice, waiting: number, source: FrameSource): boolean =>
  JSON.stringify(describeSource(rules, waiting)) === JSON.stringify(source)

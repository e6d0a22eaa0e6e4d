import { NONE } from '@roundhouse/first-class/base/board/player'
import { readSlot } from '@roundhouse/first-class/base/cards/offer'
import type { View } from '@roundhouse/first-class/base/view'
import { endFaceWords, wholeFaceWords } from '@roundhouse/first-class/words/cards'
import { frameWords } from '@roundhouse/first-class/words/frames'
import { seatName } from '@roundhouse/first-class/words/voice'
import type { LookTopic } from '../game.ts'
import { seatNamed } from '../words/seats.ts'
import { headed, labelled, sentence } from '../words/sentences.ts'
import { topicsOf } from '../words/topics.ts'
import { momentOf } from './table/head.ts'
import { drawOffer } from './table/offer.ts'
import { drawTable } from './table/table.ts'
import {
  type BoardWords,
  boardWords,
  cardsWords,
  coinRules,
  coinsWords,
  contractsWords,
  displayWords,
  guestsWords,
  handWords,
  middleWords,
  murderWords,
  pointsWords,
  routeWords,
  scoringWords,
  trainWords,
} from './words/boards.ts'
import { offerWords, railwayWords, tileWords } from './words/offer.ts'
import type { Voice } from './words/voice.ts'
import { waitingWords } from './words/waiting.ts'

/** Everything that can be looked at. */
export function topicsIn(view: View, voice: Voice): Readonly<Record<string, LookTopic>> {
  const { said, drawn, ofSeat: seatWords } = topicsOf(view, voice)
  const ofSeat = (words: BoardWords) => seatWords(words, 'first-class.look.none')
  const ofAll = (words: BoardWords) => () => view.players.flatMap((_, seat) => words(voice, view, seat))
  return {
    table: drawn(drawTable, tableWords),
    offer: drawn(drawOffer, offerWords),
    display: said(displayWords),
    hand: () => (view.draft === null ? [voice.say('first-class.look.none')] : handWords(voice, view)),
    tile: () => [...tileWords(voice, view), ...railwayWords(voice, view)],
    card: rest => named(view, voice, rest) ?? [voice.say('first-class.look.no-card', { card: rest })],
    me: ofSeat(boardWords),
    seat: ofSeat(boardOf),
    trains: ofSeat(trainWords),
    route: ofSeat(routeWords),
    coins: ofSeat((...board) => [...coinsWords(...board), ...coinRules(...board)]),
    contracts: ofSeat(contractsWords),
    guests: ofSeat(guestsWords),
    middle: ofSeat(middleWords),
    cards: ofSeat(cardsWords),
    evidence: seatWords(murderWords, 'first-class.look.no-murder'),
    points: ofAll(pointsWords),
    scoring: ofAll(scoringWords),
    waiting: said(waitingWords),
  }
}

function tableWords(voice: Voice, view: View): string[] {
  return [
    sentence(momentOf(view, voice)),
    ...offerWords(voice, view),
    headed(voice.say, voice.say('first-class.table.display')),
    ...displayWords(voice, view),
    ...railwayWords(voice, view),
    ...view.players.flatMap((_, seat) => boardOf(voice, view, seat)),
  ]
}

const boardOf: BoardWords = (voice, view, seat) => [
  headed(voice.say, `${seat + 1}, ${seatName(voice, seat)}`),
  ...(view.start === seat ? [sentence(voice.say('first-class.table.starts'))] : []),
  ...boardWords(voice, view, seat),
]

/** A place of the offer, a card by its id, a mail car, or a seat by its name. */
export function named(view: View, voice: Voice, text: string): string[] | null {
  const slot = readSlot(text)
  if (slot !== null) return [placeWords(voice, text, view.offer[slot] ?? NONE)]
  const seat = seatNamed(voice, text)
  return cardWords(voice, text) ?? (seat === null ? null : boardOf(voice, view, seat))
}

function placeWords(voice: Voice, place: string, card: number): string {
  const face = voice.rules.printed.faces[card]
  return face === undefined
    ? sentence(voice.say('first-class.table.empty-place', { place }))
    : labelled(voice.say, place, `${face.id}, ${sentence(wholeFaceWords(voice, face))}`)
}

function cardWords(voice: Voice, text: string): string[] | null {
  const { say, rules } = voice
  const { faces, endFaces, mailCars } = rules.printed
  const face = faces.find(({ id }) => id.toLowerCase() === text)
  if (face !== undefined) {
    const copies = say('first-class.card.copies', { copies: face.copies, pile: face.pile })
    const status = say(`first-class.table.status.${face.status}`)
    return [sentence(`${face.id}, ${wholeFaceWords(voice, face)}`), sentence(`${copies}; ${status}`)]
  }
  const end = endFaces.find(({ id }) => id.toLowerCase() === text)
  if (end !== undefined) return [sentence(labelled(say, end.id, endFaceWords(voice, end)))]
  const mail = mailCars[Number(/^(?:mail |m)(\d)$/.exec(text)?.[1]) - 1]
  if (mail === undefined) return null
  return [sentence(say('first-class.named', { name: say('first-class.kind.mail-car'), what: frameWords(voice, mail) }))]
}

import { NONE } from '@roundhouse/first-class/base/board/player'
import { readSlot } from '@roundhouse/first-class/base/cards/offer'
import type { View } from '@roundhouse/first-class/base/view'
import { endFaceWords, wholeFaceWords } from '@roundhouse/first-class/words/cards'
import { frameWords } from '@roundhouse/first-class/words/frames'
import { seatName } from '@roundhouse/first-class/words/voice'
import type { Seat } from '@roundhouse/kernel/game'
import type { LookTopic, Screen } from '../game.ts'
import type { TerminalMessageKey } from '../messages.ts'
import { noSuchSeat, seatNamed } from '../words/seats.ts'
import { sentence } from '../words/sentences.ts'
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

interface Onlooker {
  readonly view: View
  readonly voice: Voice
}

type Topic = (seen: Onlooker, rest: string, screen: Screen | null) => string[]

/** Everything that can be looked at. */
export const thingsIn = (view: View, voice: Voice): Readonly<Record<string, LookTopic>> =>
  Object.fromEntries(
    Object.entries(THINGS).map(([name, say]) => [name, (rest, screen) => say({ view, voice }, rest, screen)]),
  )

/** One thing of a board: of one's own, or of the seat that is named behind it. */
const ofSeat =
  (words: BoardWords, otherwise: TerminalMessageKey = 'first-class.look.none'): Topic =>
  (seen, rest) => {
    const seat = seatNamed(seen.voice, rest === '' ? 'me' : rest)
    if (seat === null) return [noSuchSeat(seen.voice, rest)]
    const said = words(seen.voice, seen.view, seat)
    return said.length > 0 ? said : [seen.voice.say(otherwise)]
  }

const ofAll =
  (words: BoardWords): Topic =>
  ({ view, voice }) =>
    view.players.flatMap((_, seat) => words(voice, view, seat))

const THINGS: Readonly<Record<string, Topic>> = {
  table: (seen, _, screen) => (screen === null ? tableWords(seen) : drawTable({ ...seen, ...screen })),
  offer: (seen, _, screen) => (screen === null ? offerWords(seen.voice, seen.view) : drawOffer({ ...seen, ...screen })),
  display: ({ voice, view }) => displayWords(voice, view),
  hand: ({ voice, view }) => (view.draft === null ? [voice.say('first-class.look.none')] : handWords(voice, view)),
  tile: ({ voice, view }) => [...tileWords(voice, view), ...railwayWords(voice, view)],
  card: ({ view, voice }, rest) => named(view, voice, rest) ?? [voice.say('first-class.look.no-card', { card: rest })],
  me: ({ voice, view }) => boardWords(voice, view, seatNamed(voice, 'me')!),
  seat: (seen, rest) => {
    const seat = seatNamed(seen.voice, rest)
    return seat === null ? [noSuchSeat(seen.voice, rest)] : boardOf(seen, seat)
  },
  trains: ofSeat(trainWords),
  route: ofSeat(routeWords),
  coins: ofSeat((voice, view, seat) => [...coinsWords(voice, view, seat), ...coinRules(voice, view, seat)]),
  contracts: ofSeat(contractsWords),
  guests: ofSeat(guestsWords),
  middle: ofSeat(middleWords),
  cards: ofSeat(cardsWords),
  evidence: ofSeat(murderWords, 'first-class.look.no-murder'),
  points: ofAll(pointsWords),
  scoring: ofAll(scoringWords),
  waiting: ({ voice, view }) => waitingWords(voice, view),
}

function tableWords(seen: Onlooker): string[] {
  const { voice, view } = seen
  return [
    sentence(momentOf(view, voice)),
    ...offerWords(voice, view),
    `${voice.say('first-class.table.display')}:`,
    ...displayWords(voice, view),
    ...railwayWords(voice, view),
    ...view.players.flatMap((_, seat) => boardOf(seen, seat)),
  ]
}

const boardOf = ({ voice, view }: Onlooker, seat: Seat): string[] => [
  `${seat + 1}, ${seatName(voice, seat)}:`,
  ...(view.start === seat ? [sentence(voice.say('first-class.table.starts'))] : []),
  ...boardWords(voice, view, seat),
]

/** A place of the offer, a card by its id, a mail car, or a seat by its name. */
export function named(view: View, voice: Voice, text: string): string[] | null {
  const slot = readSlot(text)
  if (slot !== null) return [placeWords(voice, text, view.offer[slot] ?? NONE)]
  const seat = seatNamed(voice, text)
  return cardWords(voice, text) ?? (seat === null ? null : boardOf({ view, voice }, seat))
}

function placeWords(voice: Voice, place: string, card: number): string {
  const face = voice.rules.printed.faces[card]
  return face === undefined
    ? sentence(voice.say('first-class.table.empty-place', { place }))
    : `${place}: ${face.id}, ${sentence(wholeFaceWords(voice, face))}`
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
  if (end !== undefined) return [sentence(`${end.id}: ${endFaceWords(voice, end)}`)]
  const mail = mailCars[Number(/^(?:mail |m)(\d)$/.exec(text)?.[1]) - 1]
  if (mail === undefined) return null
  return [sentence(say('first-class.named', { name: say('first-class.kind.mail-car'), what: frameWords(voice, mail) }))]
}

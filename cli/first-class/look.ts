import { readSlot } from '@roundhouse/first-class/base/offer'
import { NONE } from '@roundhouse/first-class/base/player'
import type { View } from '@roundhouse/first-class/base/view'
import type { Seat } from '@roundhouse/kernel/game'
import type { Screen, Thing } from '../game.ts'
import { capital, count, sentence } from '../words/en/counting.ts'
import { noSuchSeat, seatNamed } from '../words/en/seats.ts'
import { nameOf } from '../words/en/voice.ts'
import { momentOf } from './table/head.ts'
import { drawOffer } from './table/offer.ts'
import { drawTable } from './table/table.ts'
import {
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
} from './words/en/boards.ts'
import { endFaceWords, faceWords } from './words/en/cards.ts'
import { frameWords } from './words/en/effects.ts'
import { offerWords, railwayWords, tileWords } from './words/en/offer.ts'
import { waitingWords } from './words/en/questions.ts'
import type { Voice } from './words/en/voice.ts'

interface Seen {
  readonly view: View
  readonly voice: Voice
}

type ThingSeen = (seen: Seen, rest: string, screen: Screen | null) => string[]

/** Everything that can be looked at. */
export const thingsIn = (view: View, voice: Voice): Readonly<Record<string, Thing>> =>
  Object.fromEntries(
    Object.entries(THINGS).map(([name, say]) => [name, (rest, screen) => say({ view, voice }, rest, screen)]),
  )

/** One thing of a board: of one's own, or of the seat that is named behind it. */
const ofSeat =
  (words: (voice: Voice, view: View, seat: Seat) => string[], otherwise: string): ThingSeen =>
  (seen, rest) => {
    const seat = seatNamed(seen.voice, rest === '' ? 'me' : rest)
    if (seat === null) return [noSuchSeat(seen.voice, rest)]
    const said = words(seen.voice, seen.view, seat)
    return said.length > 0 ? said : [otherwise]
  }

const ofAll =
  (words: (voice: Voice, view: View, seat: Seat) => string[]): ThingSeen =>
  ({ view, voice }) =>
    view.players.flatMap((_, seat) => words(voice, view, seat))

const THINGS: Readonly<Record<string, ThingSeen>> = {
  table: (seen, _, screen) => (screen === null ? tableWords(seen) : drawTable({ ...seen, ...screen })),
  offer: (seen, _, screen) => (screen === null ? offerWords(seen.voice, seen.view) : drawOffer({ ...seen, ...screen })),
  display: ({ voice, view }) => displayWords(voice, view),
  hand: ({ voice, view }) => (view.draft === null ? ['You hold no cards.'] : handWords(voice, view)),
  tile: ({ voice, view }) => [...tileWords(voice, view), ...railwayWords(view)],
  card: ({ view, voice }, rest) => named(view, voice, rest) ?? [`There is no card "${rest}" in this game.`],
  me: ({ voice, view }) => boardWords(voice, view, seatNamed(voice, 'me')!),
  seat: (seen, rest) => {
    const seat = seatNamed(seen.voice, rest)
    return seat === null ? [noSuchSeat(seen.voice, rest)] : boardOf(seen, seat)
  },
  trains: ofSeat(trainWords, ''),
  route: ofSeat(routeWords, ''),
  coins: ofSeat((voice, view, seat) => [...coinsWords(voice, view, seat), coinRules], ''),
  contracts: ofSeat(contractsWords, 'No contracts.'),
  guests: ofSeat(guestsWords, 'No guests.'),
  middle: ofSeat(middleWords, 'No cards between the trains.'),
  cards: ofSeat(cardsWords, ''),
  evidence: ofSeat(murderWords, 'There is no murder in this game.'),
  points: ofAll(pointsWords),
  scoring: ofAll(scoringWords),
  waiting: ({ voice, view }) => waitingWords(voice, view),
}

function tableWords(seen: Seen): string[] {
  const { voice, view } = seen
  return [
    `${momentOf(view, voice)}. ${capital(nameOf(voice, view.start))} ${view.start === voice.viewer ? 'are' : 'is'} start player.`,
    ...offerWords(voice, view),
    'The display of Game End cards:',
    ...displayWords(voice, view),
    ...railwayWords(view),
    ...view.players.flatMap((_, seat) => boardOf(seen, seat)),
  ]
}

const boardOf = ({ voice, view }: Seen, seat: Seat): string[] => [
  `Seat ${seat + 1}, ${nameOf(voice, seat)}:`,
  ...boardWords(voice, view, seat),
]

/** A place of the offer, a card by its id, a mail car, or a seat by its name. */
export function named(view: View, voice: Voice, text: string): string[] | null {
  const slot = readSlot(text)
  if (slot !== null) return [placeWords(voice, text, view.offer[slot] ?? NONE)]
  const seat = seatNamed(voice, text)
  return cardWords(voice, text) ?? (seat === null ? null : boardOf({ view, voice }, seat))
}

function placeWords({ rules }: Voice, place: string, card: number): string {
  const face = rules.printed.faces[card]
  return face === undefined
    ? `There is no card at ${place}.`
    : sentence(`${place} is ${face.id}, ${faceWords(rules, face)}`)
}

function cardWords({ rules }: Voice, text: string): string[] | null {
  const { faces, endFaces, mailCars } = rules.printed
  const face = faces.find(({ id }) => id.toLowerCase() === text)
  if (face !== undefined)
    return [
      sentence(`${face.id}, ${faceWords(rules, face)}`),
      `${capital(count(face.copies, 'copy', 'copies'))} in pile ${face.pile}; this face is ${face.status === 'ours' ? 'ours' : `documented${face.note === '' ? '' : ` (${face.note})`}`}.`,
    ]
  const end = endFaces.find(({ id }) => id.toLowerCase() === text)
  if (end !== undefined) return [sentence(`Game End card ${end.id}: ${endFaceWords(rules, end)}`)]
  const mail = mailCars[Number(/^(?:mail |m)(\d)$/.exec(text)?.[1]) - 1]
  return mail === undefined ? null : [sentence(`mail car: ${frameWords(rules, mail)}`)]
}

import { readSlot } from '@roundhouse/first-class/base/offer'
import { NONE } from '@roundhouse/first-class/base/player'
import type { View } from '@roundhouse/first-class/base/view'
import type { Seat } from '@roundhouse/kernel/game'
import { momentOf } from '../first-class/table/head.ts'
import { drawOffer } from '../first-class/table/offer.ts'
import { drawTable } from '../first-class/table/table.ts'
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
} from '../first-class/words/en/boards.ts'
import { endFaceWords, faceWords } from '../first-class/words/en/cards.ts'
import { frameWords } from '../first-class/words/en/effects.ts'
import { offerWords, railwayWords, tileWords } from '../first-class/words/en/offer.ts'
import { waitingWords } from '../first-class/words/en/questions.ts'
import { storyWords } from '../first-class/words/en/story.ts'
import type { Voice } from '../first-class/words/en/voice.ts'
import { capital, count, sentence } from '../words/en/counting.ts'
import { nameOf } from '../words/en/voice.ts'
import { pictureOf } from './picture.ts'
import { ruleWords } from './rulebook.ts'
import { endOfLastTurn, type Session, viewOf, voiceOf } from './session.ts'

/** Answers "look" for one seat: nothing that it may not see is ever looked at. */
export function look(session: Session, seat: Seat, asked: string, isPlain: boolean): string[] {
  const words = asked.toLowerCase().split(' ').filter(Boolean)
  const seen: Seen = { session, seat, view: viewOf(session, seat), voice: voiceOf(session, seat), isPlain }
  const [first, ...rest] = words
  if (first === undefined) return THINGS['table']!(seen, '')
  const thing = Object.keys(THINGS).find(name => name === first) ?? uniqueStart(Object.keys(THINGS), first)
  if (thing !== null) return THINGS[thing]!(seen, rest.join(' '))
  return byName(seen, words) ?? [`"${asked}" is nothing to look at. There is: ${THINGS_TO_LOOK_AT}.`]
}

interface Seen {
  readonly session: Session
  readonly seat: Seat
  readonly view: View
  readonly voice: Voice
  readonly isPlain: boolean
}

type Thing = (seen: Seen, rest: string) => string[]

/** One thing of a board: of one's own, or of the seat that is named behind it. */
const ofSeat =
  (words: (voice: Voice, view: View, seat: Seat) => string[], otherwise: string): Thing =>
  (seen, rest) => {
    const seat = rest === '' ? seen.seat : seatNamed(seen, rest)
    if (seat === null) return [noSuchSeat(seen, rest)]
    const said = words(seen.voice, seen.view, seat)
    return said.length > 0 ? said : [otherwise]
  }

const ofAll =
  (words: (voice: Voice, view: View, seat: Seat) => string[]): Thing =>
  ({ view, voice }) =>
    view.players.flatMap((_, seat) => words(voice, view, seat))

const THINGS: Readonly<Record<string, Thing>> = {
  table: seen => (seen.isPlain ? tableWords(seen) : drawTable(pictureOf(seen.session, seen.seat))),
  offer: seen => (seen.isPlain ? offerWords(seen.voice, seen.view) : drawOffer(pictureOf(seen.session, seen.seat))),
  display: ({ voice, view }) => displayWords(voice, view),
  hand: ({ voice, view }) => (view.draft === null ? ['You hold no cards.'] : handWords(voice, view)),
  tile: ({ voice, view }) => [...tileWords(voice, view), ...railwayWords(view)],
  card: (seen, rest) => byName(seen, [rest]) ?? [`There is no card "${rest}" in this game.`],
  me: ({ voice, view, seat }) => boardWords(voice, view, seat),
  seat: (seen, rest) => {
    const seat = seatNamed(seen, rest)
    return seat === null ? [noSuchSeat(seen, rest)] : boardOf(seen, seat)
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
  log: seen => logWords(seen.session, seen.seat),
  last: seen => lastWords(seen.session, seen.seat),
  rules: (_, rest) => ruleWords(rest),
}

const THINGS_TO_LOOK_AT = `a place such as b3, a card such as X1-3 or G7, ${Object.keys(THINGS).join(', ')}`

const uniqueStart = (names: readonly string[], start: string): string | null => {
  const matches = names.filter(name => name.startsWith(start))
  return start.length > 1 && matches.length === 1 ? matches[0]! : null
}

function tableWords(seen: Seen): string[] {
  const { voice, view } = seen
  return [
    `${momentOf(view, voice)}. ${capital(nameOf(voice, view.start))} ${view.start === voice.eye ? 'are' : 'is'} start player.`,
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

/** A seat by its number from 1, or by its name. */
function seatNamed({ session, seat }: Seen, asked: string): Seat | null {
  const text = asked.replace(/^seat\s+/, '')
  if (text === 'me') return seat
  if (/^\d+$/.test(text)) return Number(text) >= 1 && Number(text) <= session.names.length ? Number(text) - 1 : null
  const found = session.names.findIndex(name => name.toLowerCase() === text)
  return found === -1 ? null : found
}

const noSuchSeat = ({ session }: Seen, asked: string): string =>
  `There is no seat "${asked}"; there are 1 to ${session.names.length}.`

/** A place of the offer, a card by its id, a mail car, a rule, or a seat by its name. */
function byName(seen: Seen, words: readonly string[]): string[] | null {
  const { view, voice } = seen
  const text = words.join(' ')
  const slot = readSlot(text)
  if (slot !== null) return [placeWords(seen, text, view.offer[slot] ?? NONE)]
  if (/^fc-/.test(text)) return ruleWords(text)
  const seat = seatNamed(seen, text)
  return cardWords(voice, text) ?? (seat === null ? null : boardOf(seen, seat))
}

function placeWords({ voice: { rules } }: Seen, place: string, card: number): string {
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

/** All that this seat has heard. */
export const logWords = (session: Session, seat: Seat): string[] =>
  storyWords(voiceOf(session, seat), session.match.story)

/** What happened since this seat's last turn ended. */
export function lastWords(session: Session, seat: Seat): string[] {
  const said = storyWords(voiceOf(session, seat), session.match.story.slice(endOfLastTurn(session, seat)))
  return said.length > 0 ? said : ['Nothing has happened since your last turn.']
}

import { carCount, LOWER, TRAINS, UPPER, valueOfCar } from '@roundhouse/first-class/base/board/train'
import type { StoryLine } from '@roundhouse/first-class/base/story'
import type { View } from '@roundhouse/first-class/base/view'
import {
  cardsTaken,
  contractsOf,
  endCardsNow,
  isMailSpent,
  pointsIn,
  routeOf,
  scoringNow,
} from '@roundhouse/first-class/seen'
import { cityWords, endCountWords, endFaceWords, faceWords, wholeFaceWords } from '@roundhouse/first-class/words/cards'
import { frameWords } from '@roundhouse/first-class/words/frames'
import { storyWords } from '@roundhouse/first-class/words/story'
import { listed, seatName } from '@roundhouse/first-class/words/voice'
import type { Seat } from '@roundhouse/kernel/game'
import type { TerminalMessageKey } from '../../messages.ts'
import { capital, labelled, sentence } from '../../words/sentences.ts'
import type { Voice } from './voice.ts'

/** Each of these says one thing about the board of a seat, as sentences. */
export type BoardWords = (voice: Voice, view: View, seat: Seat) => string[]

const scoringBrings = ({ say, rules }: Voice, view: View, seat: Seat): string =>
  say('first-class.table.next-scoring-of', { n: pointsIn(scoringNow(rules, view, seat)) })

export const pointsWords: BoardWords = (voice, view, seat) => {
  const points = voice.say('first-class.table.points', { n: view.players[seat]!.points })
  const now = view.phase === 'over' ? [] : [scoringBrings(voice, view, seat)]
  return [[labelled(voice.say, capital(seatName(voice, seat)), points), ...now].map(sentence).join(' ')]
}

export const trainWords: BoardWords = (voice, view, seat) =>
  [UPPER, LOWER].map(trainIndex => {
    const { say, rules } = voice
    const train = view.players[seat]!.trains[trainIndex]!
    const name = TRAINS[trainIndex]!
    const mail = rules.printed.mailCars[train.mail - 1]
    const values = Array.from({ length: carCount(train) }, (_, i) => valueOfCar(train, i + 1))
    return [
      say('first-class.table.train-words', { train: name, values: listed(voice, values), reached: train.conductor }),
      ...(mail === undefined
        ? []
        : [
            say('first-class.table.mail-car', {
              train: name,
              frame: frameWords(voice, mail),
              isUsed: isMailSpent(rules, view, seat, name) ? 'yes' : 'no',
            }),
          ]),
      ...(train.tile > 0 ? [say('first-class.table.locomotive-tile', { train: name, tile: train.tile })] : []),
    ]
      .map(sentence)
      .join(' ')
  })

export const coinsWords: BoardWords = ({ say }, view, seat) => {
  const { coins } = view.players[seat]!
  const total = coins.reduce((sum, n) => sum + n, 0)
  return [sentence(labelled(say, say('first-class.table.coins', { n: total }), coins.join('/')))]
}

/** What the coins of each column buy. */
export const coinRules: BoardWords = ({ say }, view, seat) => [
  ...view.players[seat]!.coins.map((n, i) =>
    sentence(say('first-class.table.column', { column: i + 1, n, buys: i + 1 })),
  ),
  say('first-class.look.four-coins'),
]

export const routeWords: BoardWords = (voice, view, seat) => {
  const cities = routeOf(voice.rules, view, seat)
  const reached = cities.filter(({ isReached }) => isReached).length
  const lines = cities.map(({ place, city, pays, isReached }) =>
    voice.say('first-class.table.city', {
      place,
      what: cityWords(voice, city),
      isReached: isReached ? 'yes' : 'no',
      pays: city.frame === null ? 1 : pays,
    }),
  )
  return [
    sentence(labelled(voice.say, voice.say('first-class.table.route'), `${reached}/${cities.length}`)),
    ...lines.map(sentence),
  ]
}

export const contractsWords: BoardWords = (voice, view, seat) => {
  const { fulfilled } = view.players[seat]!
  return [
    ...contractsOf(voice.rules, view, seat).map(({ face, isMet }) => {
      const what = faceWords(voice, face)
      return sentence(
        labelled(voice.say, face.id, voice.say('first-class.table.contract', { what, isMet: isMet ? 'yes' : 'no' })),
      )
    }),
    ...(fulfilled > 0 ? [sentence(voice.say('first-class.table.fulfilled', { n: fulfilled }))] : []),
  ]
}

export const guestsWords: BoardWords = (voice, view, seat) =>
  [UPPER, LOWER].flatMap(trainIndex => {
    const { say, rules } = voice
    const train = view.players[seat]!.trains[trainIndex]!
    const where = say('first-class.table.train', { train: TRAINS[trainIndex]! })
    return train.guests.map((guest, i) => {
      const face = rules.printed.faces[guest]!
      const what = say(trainIndex === UPPER ? 'first-class.table.passenger' : 'first-class.table.luggage')
      const words =
        face.kind === 'celebrity'
          ? say('first-class.table.celebrity', { car: i + 1 })
          : `${face.id}, ${say('first-class.table.guest', { what, car: i + 1, isSeated: i < train.seated ? 'yes' : 'no' })}`
      return sentence(labelled(say, where, words))
    })
  })

export const middleWords: BoardWords = (voice, view, seat) =>
  view.players[seat]!.middle.map((card, i) => {
    const what = wholeFaceWords(voice, voice.rules.printed.faces[card]!)
    return sentence(voice.say('first-class.table.middle-place', { place: i + 1, what }))
  })

export const cardsWords: BoardWords = (voice, view, seat) => {
  const { say, rules } = voice
  const [car = 0, conductor = 0, locomotive = 0] = cardsTaken(rules, view, seat)
  const cards = endCardsNow(rules, view, seat).map(({ card, isKept, points }) => {
    const face = rules.printed.endFaces[card]!
    const now = say('first-class.table.end-card-now', { what: endCountWords(voice, face), n: points })
    return sentence(labelled(say, `${face.id}${isKept ? ` (${say('first-class.short.kept')})` : ''}`, now))
  })
  return [sentence(say('first-class.table.taken', { car, conductor, locomotive })), ...cards]
}

export const murderWords: BoardWords = (voice, view, seat) => {
  const parts = murderParts(voice, view, seat, ['first-class.table.evidence', 'first-class.table.destroy'])
  return parts.length === 0 ? [] : [sentence(parts.join(', '))]
}

/** What a seat has to do with the murder: evidence and what destroys it, in these words, its role, and the arrest. */
export function murderParts(
  { say, viewer }: Voice,
  view: View,
  seat: Seat,
  [evidence, destroys]: readonly [TerminalMessageKey, TerminalMessageKey],
  arrested = say('first-class.table.arrested'),
): string[] {
  const { murder } = view.slices
  if (murder === undefined) return []
  const role = roleOf(view, viewer, seat)
  const n = murder.destroy[seat]!
  return [
    say(evidence, { n: murder.evidence[seat]! }),
    ...(n > 0 ? [say(destroys, { n })] : []),
    ...(role === null ? [] : [say(`first-class.table.role.${role}`)]),
    ...(murder.arrested.includes(seat) ? [arrested] : []),
  ]
}

/** A role, where it is known: one's own, and everyone's when the game is over. */
export function roleOf(view: View, viewer: Voice['viewer'], seat: Seat): 'murderer' | 'innocent' | null {
  const { murder } = view.slices
  if (murder === undefined) return null
  if (murder.murderer === seat) return 'murderer'
  return seat === viewer || view.phase === 'over' ? 'innocent' : null
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
  const ends = endCardsNow(voice.rules, view, seat).reduce((sum, { points }) => sum + points, 0)
  return [
    sentence(labelled(voice.say, capital(seatName(voice, seat)), scoringBrings(voice, view, seat))),
    ...storyWords(voice, lines as StoryLine[]).map(({ words }) => sentence(words)),
    sentence(voice.say('first-class.look.at-end', { n: coins + ends })),
  ]
}

const endCardLines = (voice: Voice, cards: readonly number[]): string[] =>
  cards.map(card => {
    const face = voice.rules.printed.endFaces[card]!
    return sentence(labelled(voice.say, face.id, endFaceWords(voice, face)))
  })

export const displayWords = (voice: Voice, view: View): string[] =>
  view.display.length === 0 ? [voice.say('first-class.look.no-display')] : endCardLines(voice, view.display)

export const handWords = (voice: Voice, view: View): string[] => endCardLines(voice, view.draft ?? [])

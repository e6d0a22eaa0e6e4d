import { CAR_VALUES } from '@roundhouse/first-class/base/board/train'
import type { Face } from '@roundhouse/first-class/base/cards/card'
import {
  cardsTaken,
  contractsOf,
  endCardsNow,
  pointsIn,
  routeOf,
  scoringNow,
  type VisibleCity,
} from '@roundhouse/first-class/seen'
import type { Seat } from '@roundhouse/kernel/game'
import { beside, packed, rule, wrapped } from '../../terminal/layout.ts'
import { capital } from '../../words/sentences.ts'
import { nameOf } from '../../words/voice.ts'
import { murderParts } from '../words/boards.ts'
import { cityShort, contractShort, endCountShort } from '../words/short.ts'
import type { Voice } from '../words/voice.ts'
import type { FirstClassPicture } from './picture.ts'
import { drawMiddle, drawTrain, TRAIN_WIDTH } from './train.ts'

/** Narrower than this, what stands beside the trains goes under them. */
const LEAST_BESIDE = 24

/** Everything of one seat: a headline, the trains, and beside them the rest. */
export function drawBoard(picture: FirstClassPicture, seat: Seat): string[] {
  const { width, view, paint } = picture
  const [headline, ...more] = packed(headFacts(picture, seat), width - HEADLINE_ROOM, ' | ')
  const facts = [...more, routeFact(picture, seat), ...contractFacts(picture, seat), ...cardFacts(picture, seat)]
  const isToMove = view.phase !== 'over' && view.toMove === seat
  const head = rule(headline!.replace(/ \|$/, ''), width)
  return [isToMove ? paint.bold(head) : head, ...drawBody(picture, drawTrains(picture, seat), facts)]
}

const HEADLINE_ROOM = 4

function drawBody({ width }: FirstClassPicture, trains: readonly string[], facts: readonly string[]): string[] {
  const rest = width - TRAIN_WIDTH - 2
  if (rest < LEAST_BESIDE) return [...trains, ...wrapped(facts.join('; '), width, '  ')]
  return beside([trains, facts.flatMap(fact => wrapped(fact, rest, '  '))], [TRAIN_WIDTH, rest])
}

/** What stands in the headline, as far as there is room. */
function headFacts(picture: FirstClassPicture, seat: Seat): string[] {
  const { view, voice } = picture
  const { say } = voice
  const { points, coins } = view.players[seat]!
  const now = pointsIn(scoringNow(voice.rules, view, seat))
  const murder = murderParts(
    voice,
    view,
    seat,
    ['first-class.short.evidence', 'first-class.short.destroys'],
    say('first-class.table.arrested').toLocaleUpperCase(),
  )
  return [
    capital(nameOf(voice, seat)),
    `${say('first-class.table.points', { n: points })}${view.phase === 'over' ? '' : `, ${say('first-class.short.now', { n: now })}`}`,
    say('first-class.short.coins', { coins: coins.join('/') }),
    ...(view.start === seat ? [say('first-class.short.starts')] : []),
    ...(view.tileHolder === seat ? [say('first-class.short.has-tile')] : []),
    ...(murder.length === 0 ? [] : [murder.join(', ')]),
  ]
}

/** Both trains, and what lies between them. */
export function drawTrains({ view, voice, paint }: FirstClassPicture, seat: Seat): string[] {
  const { trains, middle, marks } = view.players[seat]!
  const upper = drawTrain(voice, trains[0], 0, paint)
  const lower = drawTrain(voice, trains[1], 1, paint)
  if (middle.length === 0) return [upper, lower]
  const cards = middle.map((face, i) => middleShort(voice, voice.rules.printed.faces[face]!, marks[i]!))
  return [upper, drawMiddle(cards), lower]
}

const BOTH_SERVED = 3

/** A switch by its value and points, a mechanic by its value until it has worked in both trains, or a factory. */
function middleShort({ say }: Voice, { kind, needs, points }: Face, marks: number): string {
  if (kind === 'factory') return say('first-class.kind.factory')
  if (kind === 'switch') return `${CAR_VALUES[needs]}+:${points}p`
  const mechanic = say('first-class.short.mechanic')
  return marks === BOTH_SERVED ? `(${mechanic})` : `${mechanic} ${CAR_VALUES[needs]}+`
}

function routeFact({ view, voice: { rules, say } }: FirstClassPicture, seat: Seat): string {
  const cities = routeOf(rules, view, seat)
  const short = (city: VisibleCity) => `${cityShort(city.city)}${city.pays > 1 ? 'x2' : ''}`
  const pays = cities.filter(({ isReached, city }) => isReached && city.frame !== null).map(short)
  const ahead = cities.filter(({ isReached }) => !isReached).map(short)
  const reached = say('first-class.short.route', { reached: cities.length - ahead.length, all: cities.length })
  return [reached, ...pays, '>', ...(ahead.length > 0 ? ahead : ['|'])].join(' ')
}

/** One's own contracts in full, those of others by name: `look A1-4` tells more. */
function contractFacts({ view, voice }: FirstClassPicture, seat: Seat): string[] {
  const { rules, viewer, say } = voice
  const contracts = contractsOf(rules, view, seat)
  const done = view.players[seat]!.fulfilled
  const met = (isMet: boolean): string => (isMet ? ` (${say('first-class.short.met')})` : '')
  const summary = done > 0 ? [say('first-class.short.done', { n: done })] : []
  if (seat === viewer)
    return [...contracts.map(({ face, isMet }) => `${face.id} ${contractShort(voice, face)}${met(isMet)}`), ...summary]
  const open = contracts.map(({ face, isMet }) => `${face.id}${met(isMet)}`)
  return [...(open.length > 0 ? [say('first-class.short.contracts', { cards: open.join(' ') })] : []), ...summary]
}

function cardFacts({ view, voice: { rules, say } }: FirstClassPicture, seat: Seat): string[] {
  const counts = cardsTaken(rules, view, seat).map((n, i) => `${n} ${['car', 'cond', 'loco'][i]}`)
  const cards = endCardsNow(rules, view, seat).map(
    ({ card, isKept }) =>
      `${rules.printed.endFaces[card]!.id} ${endCountShort(rules.printed.endFaces[card]!)}${isKept ? ` (${say('first-class.short.kept')})` : ''}`,
  )
  return [say('first-class.short.taken', { cards: counts.join(' ') }), ...(cards.length > 0 ? [cards.join(', ')] : [])]
}

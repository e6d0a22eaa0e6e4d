import type { Face } from '@roundhouse/first-class/base/card'
import { CAR_VALUES } from '@roundhouse/first-class/base/train'
import {
  type CitySeen,
  cardsTaken,
  contractsOf,
  endCardsNow,
  pointsIn,
  routeOf,
  scoringNow,
} from '@roundhouse/first-class/seen'
import type { Seat } from '@roundhouse/kernel/game'
import { beside, packed, rule, wrapped } from '../../terminal/layout.ts'
import { capital, count } from '../../words/en/counting.ts'
import { nameOf } from '../../words/en/voice.ts'
import { cityShort, endCountShort, openContractShort } from '../words/en/cards.ts'
import type { Picture } from './picture.ts'
import { drawMiddle, drawTrain, TRAIN_WIDTH } from './train.ts'

/** Narrower than this, what stands beside the trains goes under them. */
const LEAST_BESIDE = 24

/** Everything of one seat: a headline, the trains, and beside them the rest. */
export function drawBoard(picture: Picture, seat: Seat): string[] {
  const { width, view, paint } = picture
  const [headline, ...more] = packed(headFacts(picture, seat), width - HEADLINE_ROOM, ' | ')
  const facts = [...more, ...factsOf(picture, seat)]
  const isToMove = view.phase !== 'over' && view.toMove === seat
  const head = rule(headline!.replace(/ \|$/, ''), width)
  return [isToMove ? paint.bold(head) : head, ...drawBody(picture, drawTrains(picture, seat), facts)]
}

const HEADLINE_ROOM = 4

function drawBody({ width }: Picture, trains: readonly string[], facts: readonly string[]): string[] {
  const rest = width - TRAIN_WIDTH - 2
  if (rest < LEAST_BESIDE) return [...trains, ...wrapped(facts.join('; '), width, '  ')]
  return beside([trains, facts.flatMap(fact => wrapped(fact, rest, '  '))], [TRAIN_WIDTH, rest])
}

/** What stands in the headline, as far as there is room. */
function headFacts(picture: Picture, seat: Seat): string[] {
  const { view, voice } = picture
  const { points, coins } = view.players[seat]!
  const now = pointsIn(scoringNow(voice.rules, view, seat))
  return [
    capital(nameOf(voice, seat)),
    `${count(points, 'point')}${view.phase === 'over' ? '' : `, +${now} now`}`,
    `coins ${coins.join('/')}`,
    ...(view.start === seat ? ['starts'] : []),
    ...(view.tileHolder === seat ? ['has the tile'] : []),
    ...murderFacts(picture, seat),
  ]
}

/** Both trains, and what lies between them. */
export function drawTrains({ view, voice, paint }: Picture, seat: Seat): string[] {
  const { trains, middle, marks } = view.players[seat]!
  const upper = drawTrain(voice, trains[0], 0, paint)
  const lower = drawTrain(voice, trains[1], 1, paint)
  if (middle.length === 0) return [upper, lower]
  const cards = middle.map((face, i) => middleShort(voice.rules.printed.faces[face]!, marks[i]!))
  return [upper, drawMiddle(cards), lower]
}

const BOTH_SERVED = 3

/** A switch by its value and points, a mechanic by its value until it has worked in both trains, or a factory. */
function middleShort({ kind, needs, points }: Face, marks: number): string {
  if (kind === 'factory') return 'factory'
  if (kind === 'switch') return `${CAR_VALUES[needs]}+:${points}p`
  return marks === BOTH_SERVED ? '(mech)' : `mech ${CAR_VALUES[needs]}+`
}

/** What stands beside the trains, a line each. */
function factsOf(picture: Picture, seat: Seat): string[] {
  return [routeFact(picture, seat), ...contractFacts(picture, seat), ...cardFacts(picture, seat)]
}

function routeFact({ view, voice: { rules } }: Picture, seat: Seat): string {
  const cities = routeOf(rules, view, seat)
  const say = (city: CitySeen) => `${cityShort(rules, city.city)}${city.pays > 1 ? 'x2' : ''}`
  const pays = cities.filter(({ isReached, city }) => isReached && city.frame !== null).map(say)
  const ahead = cities.filter(({ isReached }) => !isReached).map(say)
  const reached = `route ${cities.length - ahead.length}/${cities.length}`
  const far = ahead.length > 0 ? ahead : ['end']
  return [...(pays.length > 0 ? [`${reached} pays`, ...pays] : [reached]), '>', ...far].join(' ')
}

/** One's own contracts in full, those of others by name: `look A1-4` tells more. */
function contractFacts({ view, voice: { rules, viewer } }: Picture, seat: Seat): string[] {
  const contracts = contractsOf(rules, view, seat)
  const done = view.players[seat]!.fulfilled
  const met = (isMet: boolean): string => (isMet ? ' (met)' : '')
  const summary = done > 0 ? [`contracts done ${done}`] : []
  if (seat === viewer)
    return [
      ...contracts.map(({ face, isMet }) => `${face.id} ${openContractShort(rules, face)}${met(isMet)}`),
      ...summary,
    ]
  const open = contracts.map(({ face, isMet }) => `${face.id}${met(isMet)}`)
  return [...(open.length > 0 ? [`contracts ${open.join(' ')}`] : []), ...summary]
}

function cardFacts({ view, voice: { rules } }: Picture, seat: Seat): string[] {
  const counts = cardsTaken(rules, view, seat).map((n, i) => `${n} ${['car', 'cond', 'loco'][i]}`)
  const cards = endCardsNow(rules, view, seat).map(
    ({ card, isKept }) =>
      `${rules.printed.endFaces[card]!.id} ${endCountShort(rules.printed.endFaces[card]!)}${isKept ? ' kept' : ''}`,
  )
  return [`taken ${counts.join(' ')}`, ...(cards.length > 0 ? [cards.join(', ')] : [])]
}

function murderFacts({ view, voice }: Picture, seat: Seat): string[] {
  const { murder } = view.slices
  if (murder === undefined) return []
  const role = roleOf(view, voice.viewer, seat)
  const destroy = murder.destroy[seat]!
  return [
    [
      `evidence ${murder.evidence[seat]}`,
      ...(destroy > 0 ? [`destroy ${destroy}`] : []),
      ...(role === null ? [] : [role]),
      ...(murder.arrested.includes(seat) ? ['ARRESTED'] : []),
    ].join(', '),
  ]
}

/** A role, where it is known: one's own, and everyone's when the game is over. */
export function roleOf(
  view: Picture['view'],
  viewer: Picture['voice']['viewer'],
  seat: Seat,
): 'murderer' | 'innocent' | null {
  const { murder } = view.slices
  if (murder === undefined) return null
  if (murder.murderer === seat) return 'murderer'
  return seat === viewer || view.phase === 'over' ? 'innocent' : null
}

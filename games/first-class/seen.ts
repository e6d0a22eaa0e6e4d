import type { Seat } from '@roundhouse/kernel/game'
import { linesOf } from '@roundhouse/kernel/story'
import { copyPlayer, NONE, type Player } from './base/board/player.ts'
import { cityAt, cityCount } from './base/board/route.ts'
import { type TrainName, trainName } from './base/board/train.ts'
import { type City, type Face, faceAt } from './base/cards/card.ts'
import { isMet } from './base/cards/contracts.ts'
import type { Frame } from './base/frames/effect.ts'
import { sourceId, sourceKind } from './base/frames/source.ts'
import { readSource } from './base/frames/waiting.ts'
import { endCardPoints } from './base/round/final-count.ts'
import { trainPoints } from './base/round/scoring.ts'
import { playerAt, type Source, type State } from './base/state.ts'
import type { StoryLine } from './base/story.ts'
import { type GameTable, type Rules, score } from './base/table.ts'
import type { View } from './base/view.ts'

/**
 * A table that the rules can be asked about, laid out with nothing but what one viewer sees: piles are empty and
 * secrets missing. `seat` is who is asked about.
 */
export function tableSeen(rules: Rules, view: View, seat: Seat = view.toMove): GameTable {
  const { viewer: _viewer, passed: _passed, ...seen } = view
  const state: State = {
    ...seen,
    slices: view.slices as State['slices'],
    toMove: seat,
    seed: [0, 0, 0, 0],
    rolled: 0,
    pile: [],
    endPile: [],
    draft: view.draft ?? [],
    leftover: NONE,
    players: view.players.map(player => copyPlayer({ ...player, kept: player.kept ?? NONE })),
  }
  return { rules, state, emit: undefined }
}

/** What a scoring phase would bring a seat if its step 2 came now (FC-12.4), as the lines it would tell. */
export const scoringNow = (rules: Rules, view: View, seat: Seat): StoryLine[] =>
  scoringAt(tableSeen(rules, view, seat), seat)

/** The same on a table that is laid out already. */
export function scoringAt(table: GameTable, seat: Seat): StoryLine[] {
  const lines: StoryLine[] = []
  table.emit = line => lines.push(line)
  for (const [trainNumber, train] of playerAt(table.state, seat).trains.entries())
    score(table, seat, trainPoints(train), 'train', { train: trainName(trainNumber) })
  for (const module of table.rules.modules) module.scoring?.(table, seat)
  return lines
}

export const pointsIn = (lines: readonly StoryLine[]): number =>
  linesOf(lines, 'scored').reduce((sum, { facts }) => sum + facts.points, 0)

/** A mail car pays once, right after it was added: is its bonus neither pending nor being used? (FC-6.1) */
export function isMailSpent(rules: Rules, { toMove, waiting, frame }: View, seat: Seat, train: TrainName): boolean {
  const bonus = readSource(rules, ['mail', train])!
  return seat !== toMove || (!waiting.includes(bonus) && frame?.source !== bonus)
}

/** A Game End card of a seat and what it would bring if the game ended now (FC-13.3). */
export interface EndCardNow {
  readonly card: number
  readonly isKept: boolean
  readonly points: number
}

/** The Game End cards of a seat that the viewer sees, the kept one first. */
export function endCardsNow(rules: Rules, view: View, seat: Seat): EndCardNow[] {
  const player = playerSeen(view, seat)
  const kept = player.kept === NONE ? [] : [player.kept]
  return [...kept, ...player.endCards].map((card, place) => ({
    card,
    isKept: place < kept.length,
    points: endCardPoints(rules, player, card),
  }))
}

const playerSeen = (view: View, seat: Seat): Player => {
  const player = playerAt(view, seat)
  return { ...player, kept: player.kept ?? NONE }
}

const KINDS_COUNTED = ['car', 'conductor', 'locomotive'] as const

/** How many base cards of each kind that Game End cards count a seat has taken. */
export const cardsTaken = ({ printed }: Rules, view: View, seat: Seat): number[] =>
  KINDS_COUNTED.map(
    kind =>
      playerAt(view, seat).taken.filter(
        face => faceAt(printed, face).deck === 'X' && faceAt(printed, face).kind === kind,
      ).length,
  )

/** An open contract, and whether it could be fulfilled now. */
export interface VisibleContract {
  readonly face: Face
  readonly isMet: boolean
}

export function contractsOf(rules: Rules, view: View, seat: Seat): VisibleContract[] {
  const table = tableSeen(rules, view, seat)
  return playerAt(view, seat).contracts.map(face => ({ face: faceAt(rules.printed, face), isMet: isMet(table, face) }))
}

export interface VisibleCity {
  readonly place: number
  readonly city: City
  readonly isReached: boolean
  /** The route card it lies on, from 0; NONE: the board. */
  readonly routeCard: number
  /** How often a bonus city pays in a scoring phase. */
  readonly pays: number
}

/** The whole route of a seat, in travel order. */
export function routeOf(rules: Rules, view: View, seat: Seat): VisibleCity[] {
  const player = playerSeen(view, seat)
  const table = tableSeen(rules, view, seat)
  return Array.from({ length: cityCount(rules, player) }, (_, i) => {
    const { city, routeCard } = cityAt(rules, player, i + 1)
    const place = i + 1
    const pays = city.frame === null ? 1 : timesPaid(table, seat, routeCard)
    return { place, city, isReached: place <= player.locomotive, routeCard, pays }
  })
}

const timesPaid = (table: GameTable, seat: Seat, routeCard: number): number =>
  routeCard === NONE
    ? 1
    : table.rules.modules.reduce((times, module) => module.cityPays?.(table, seat, routeCard) ?? times, 1)

/** What a waiting frame would pay if it were begun now. */
export function frameOfWaiting(rules: Rules, view: View, source: Source): Frame {
  return rules.sources[sourceKind(source)]!.frame!(tableSeen(rules, view), sourceId(source))
}

import type { City, Face } from '@roundhouse/first-class/base/card'
import { isMet } from '@roundhouse/first-class/base/contracts'
import { argOf, deedOf } from '@roundhouse/first-class/base/deed'
import { COIN, type Frame, pointsIn as framePoints, kindOf, PTS } from '@roundhouse/first-class/base/effect'
import { endCardPoints } from '@roundhouse/first-class/base/final-count'
import { frameDeeds } from '@roundhouse/first-class/base/frame'
import { copyPlayer, NONE, type Player } from '@roundhouse/first-class/base/player'
import { cityAt, cityCount } from '@roundhouse/first-class/base/route'
import { trainPoints } from '@roundhouse/first-class/base/scoring'
import { sourceId, sourceKind } from '@roundhouse/first-class/base/source'
import { copyState, type Source, type State } from '@roundhouse/first-class/base/state'
import { type Rules, score, type Table } from '@roundhouse/first-class/base/table'
import { TRAINS } from '@roundhouse/first-class/base/train'
import type { View } from '@roundhouse/first-class/base/view'
import type { FirstClass } from '@roundhouse/first-class/game'
import type { Move, Seat } from '@roundhouse/kernel/game'
import type { Line } from '@roundhouse/kernel/story'

/**
 * A table that the rules can be asked about, laid out with nothing but what one pair of eyes sees: piles are empty and
 * secrets missing. `seat` is who is asked about.
 */
function tableSeen(rules: Rules, view: View, seat: Seat = view.toMove): Table {
  const { eye: _eye, passed: _passed, ...seen } = view
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
  return { rules, state, tell: undefined }
}

/** What a scoring phase would bring a seat if its step 2 came now (FC-12.4), as the lines it would tell. */
export const scoringNow = (rules: Rules, view: View, seat: Seat): Line[] =>
  scoringAt(tableSeen(rules, view, seat), seat)

function scoringAt(table: Table, seat: Seat): Line[] {
  const lines: Line[] = []
  table.tell = line => lines.push(line)
  for (const [which, train] of table.state.players[seat]!.trains.entries())
    score(table, seat, trainPoints(train), 'train', { train: TRAINS[which]! })
  for (const module of table.rules.modules) module.scoring?.(table, seat)
  return lines
}

/** What a move would bring at once, and what more in the next scoring. */
export interface Gain {
  readonly points: number
  readonly scoring: number
}

/** Moves whose consequences are seen on the own board alone, without a card being drawn. */
const FORESEEN = ['car', 'up', 'free', 'both', 'cond', 'loco', 'spend', 'seat', 'board', 'lay', 'postcard']

const isForeseen = (text: string): boolean => FORESEEN.includes(text.split(' ')[0]!)

/** Tries a move on what is seen. It is carried out by its own rule, but nothing that would follow by itself. */
export function gainOf({ rules, read }: FirstClass, view: View, text: string): Gain | null {
  const move = isForeseen(text) ? read(text) : null
  if (move === null) return null
  const table = tableSeen(rules, view)
  deedOf(rules, move).play(table, argOf(move))
  return gained(table, rules, view)
}

function gained(table: Table, rules: Rules, view: View): Gain {
  const seat = view.toMove
  const points = table.state.players[seat]!.points - view.players[seat]!.points
  return { points, scoring: pointsIn(scoringAt(table, seat)) - pointsIn(scoringNow(rules, view, seat)) }
}

/** What a card of the offer would bring at once if each of its symbols were used where that brings most. */
export function gainOfCard(game: FirstClass, view: View, slot: string): Gain {
  const { rules } = game
  const table = tableSeen(rules, view)
  const take = game.read(`take ${slot}`)!
  deedOf(rules, take).play(table, argOf(take))
  const points = framePoints(table.state.frame?.left ?? [])
  beginAtOnce(table)
  for (let move = bestMove(game, table); move !== null; move = bestMove(game, table))
    deedOf(rules, move).play(table, argOf(move))
  const gain = gained(table, rules, view)
  return { points: gain.points + points, scoring: gain.scoring }
}

/** Coins and points come as a frame begins; what is left is chosen. */
function beginAtOnce({ state }: Table): void {
  const { frame } = state
  if (frame === null) return
  const left = frame.left.filter(symbol => kindOf(symbol) !== COIN && kindOf(symbol) !== PTS)
  state.frame = { ...frame, left, begun: true }
}

/** The move inside the open frame that brings most; `null` when nothing is left that can be foreseen. */
function bestMove(game: FirstClass, table: Table): Move | null {
  if (table.state.frame === null || table.state.mailFor !== NONE) return null
  const moves = frameDeeds(table).flatMap(deed => {
    const into: Move[] = []
    deed.list(table, into)
    return into
  })
  const worth = (move: Move): number => worthOf(game, table, move)
  return (
    moves.filter(move => isForeseen(game.write(move))).toSorted((one, other) => worth(other) - worth(one))[0] ?? null
  )
}

function worthOf({ rules }: FirstClass, { state }: Table, move: Move): number {
  const table: Table = { rules, state: copyState(state), tell: undefined }
  deedOf(rules, move).play(table, argOf(move))
  const seat = state.toMove
  return table.state.players[seat]!.points + pointsIn(scoringAt(table, seat))
}

export const pointsIn = (lines: readonly Line[]): number =>
  lines.reduce((sum, { key, facts }) => sum + (key === 'scored' ? Number(facts['points']) : 0), 0)

/** A Game End card of a seat and what it would bring if the game ended now (FC-13.3). */
export interface EndCardNow {
  readonly card: number
  readonly isKept: boolean
  readonly points: number
}

/** The Game End cards of a seat that the eye sees, the kept one first. */
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
  const player = view.players[seat]!
  return { ...player, kept: player.kept ?? NONE }
}

const KINDS_COUNTED = ['car', 'conductor', 'locomotive'] as const

/** How many base cards of each kind that Game End cards count a seat has taken. */
export const cardsTaken = ({ printed }: Rules, view: View, seat: Seat): number[] =>
  KINDS_COUNTED.map(
    kind =>
      view.players[seat]!.taken.filter(face => printed.faces[face]!.deck === 'X' && printed.faces[face]!.kind === kind)
        .length,
  )

/** An open contract, and whether it could be fulfilled now. */
export interface ContractSeen {
  readonly face: Face
  readonly isMet: boolean
}

export function contractsOf(rules: Rules, view: View, seat: Seat): ContractSeen[] {
  const table = tableSeen(rules, view, seat)
  return view.players[seat]!.contracts.map(face => ({ face: rules.printed.faces[face]!, isMet: isMet(table, face) }))
}

export interface CitySeen {
  readonly place: number
  readonly city: City
  readonly isReached: boolean
  /** The route card it lies on, from 0; NONE: the board. */
  readonly routeCard: number
  /** How often a bonus city pays in a scoring phase. */
  readonly pays: number
}

/** The whole route of a seat, in travel order. */
export function routeOf(rules: Rules, view: View, seat: Seat): CitySeen[] {
  const player = playerSeen(view, seat)
  const table = tableSeen(rules, view, seat)
  return Array.from({ length: cityCount(rules, player) }, (_, i) => {
    const { city, routeCard } = cityAt(rules, player, i + 1)
    const place = i + 1
    const pays = city.frame === null ? 1 : timesPaid(table, seat, routeCard)
    return { place, city, isReached: place <= player.locomotive, routeCard, pays }
  })
}

const timesPaid = (table: Table, seat: Seat, routeCard: number): number =>
  routeCard === NONE
    ? 1
    : table.rules.modules.reduce((times, module) => module.cityPays?.(table, seat, routeCard) ?? times, 1)

/** What a waiting frame would pay if it were begun now. */
export function frameOfWaiting(rules: Rules, view: View, source: Source): Frame {
  return rules.sources[sourceKind(source)]!.frame!(tableSeen(rules, view), sourceId(source))
}

import type { Seat, Viewer } from '@roundhouse/kernel/game'
import type { Player } from './board/player.ts'
import { NONE } from './board/player.ts'
import { copyTrain } from './board/train.ts'
import { draftPlace } from './cards/draft.ts'
import { playerAt, type Slices, type State } from './state.ts'
import type { Rules } from './table.ts'

/** A board as others see it: the Game End card kept at set-up is `null` (FC-1.5, FC-11.1). */
type SeenPlayer = Omit<Player, 'kept'> & { kept: number | null }

/** What one viewer sees: no dice, piles as counts, secrets as `null`. */
export type View = Omit<State, 'seed' | 'rolled' | 'pile' | 'endPile' | 'players' | 'draft' | 'leftover' | 'slices'> & {
  viewer: Viewer
  pile: number
  endPile: number
  players: SeenPlayer[]
  /** The Game End cards in hand while one chooses; `null` while another does. */
  draft: readonly number[] | null
  /** The Game End cards this viewer passed on at set-up: they are with the others, or went back into the pile. */
  passed: readonly number[]
  slices: Partial<Slices>
}

export function view(rules: Rules, state: State, viewer: Viewer): View {
  const isOver = state.phase === 'over'
  return {
    viewer,
    phase: state.phase,
    round: state.round,
    start: state.start,
    firstStart: state.firstStart,
    onTurn: state.onTurn,
    toMove: state.toMove,
    turnsLeft: state.turnsLeft,
    acted: state.acted,
    tileHolder: state.tileHolder,
    paying: state.paying,
    offer: state.offer,
    pile: state.pile.length,
    draft: state.phase === 'draft' && state.toMove === viewer ? state.draft : null,
    passed: viewer === 'watcher' ? [] : passedOn(rules, state, viewer),
    display: state.display,
    endPile: state.endPile.length,
    tilesLaid: state.tilesLaid,
    arrived: state.arrived,
    players: state.players.map((player, seat) => seenBy(player, isOver || seat === viewer)),
    frame: state.frame,
    waiting: state.waiting,
    owed: state.owed,
    mailFor: state.mailFor,
    slices: seenSlices(rules, state, viewer, isOver),
  }
}

const seenBy = (player: Player, isOpen: boolean): SeenPlayer => ({
  points: player.points,
  coins: player.coins,
  trains: [copyTrain(player.trains[0]), copyTrain(player.trains[1])],
  locomotive: player.locomotive,
  route: player.route,
  contracts: player.contracts,
  fulfilled: player.fulfilled,
  taken: player.taken,
  kept: isOpen || player.kept === NONE ? player.kept : null,
  endCards: player.endCards,
  middle: player.middle,
  marks: player.marks,
})

function seenSlices(rules: Rules, state: State, viewer: Viewer, isOver: boolean): Partial<Slices> {
  let seen: Partial<Slices> = state.slices
  for (const module of rules.modules) if (module.view) seen = { ...seen, ...module.view(state.slices, viewer, isOver) }
  return seen
}

/** The Game End cards a seat handed on, in no order that tells who has which. */
export function passedOn(rules: Rules, state: State, seat: Seat): readonly number[] {
  if (playerAt(state, seat).kept === NONE) return []
  const passed = laterDrafters(rules, state, seat).map(later => playerAt(state, later).kept)
  return [...passed, ...(state.phase === 'draft' ? state.draft : [state.leftover])].sort((a, b) => a - b)
}

/** Those who kept a card after this seat did. */
export const laterDrafters = (rules: Rules, state: State, seat: Seat): Seat[] =>
  otherDrafters(rules, state, seat, (place, own) => place > own)

/** Those who kept a card before this seat did. */
export const earlierDrafters = (rules: Rules, state: State, seat: Seat): Seat[] =>
  otherDrafters(rules, state, seat, (place, own) => place < own)

function otherDrafters(
  rules: Rules,
  state: State,
  seat: Seat,
  isMeant: (place: number, own: number) => boolean,
): Seat[] {
  const place = (of: Seat) => draftPlace(state.firstStart, rules.seats, of)
  const own = place(seat)
  const others: Seat[] = []
  for (let other = 0; other < state.players.length; other++)
    if (playerAt(state, other).kept !== NONE && isMeant(place(other), own)) others.push(other)
  return others
}

import { type Dice, draw, roll, type Seed } from '@roundhouse/kernel/dice'
import type { Seat, Viewer } from '@roundhouse/kernel/game'
import { NONE } from '../board/player.ts'
import { playerAt, type State } from '../state.ts'
import type { Rules } from '../table.ts'
import { earlierDrafters, laterDrafters } from '../view.ts'

/** Redeals everything the viewer cannot see: the dice to come, the cards kept at set-up, and what the modules hide. */
export function redeal(rules: Rules, state: State, viewer: Viewer, dice: Dice): void {
  state.seed = newSeed(dice)
  state.rolled = 0
  if (state.phase === 'over') return
  redealKept(rules, state, viewer, dice)
  for (const module of rules.modules) module.redeal?.(state, viewer, dice)
}

const newSeed = (dice: Dice): Seed => [word(dice), word(dice), word(dice), word(dice)]

const word = (dice: Dice): number => roll(dice, 2 ** 32)

/**
 * In an order that tells nothing: what is dealt from it depends on the dice and on what the viewer knows, on nothing else.
 * They are some twenty cards, put in their places one after the other: asking a function for each two takes four times as long.
 */
function inOrder(cards: readonly number[]): number[] {
  const sorted = [...cards]
  for (let n = 1; n < sorted.length; n++) {
    const card = sorted[n]!
    let place = n
    for (; place > 0 && sorted[place - 1]! > card; place--) sorted[place] = sorted[place - 1]!
    sorted[place] = card
  }
  return sorted
}

function redealKept(rules: Rules, state: State, viewer: Viewer, dice: Dice): void {
  const hasKept = viewer !== 'watcher' && playerAt(state, viewer).kept !== NONE
  if (hasKept) {
    redealPassedOn(rules, state, viewer, dice)
    redealUnseen(state, earlierDrafters(rules, state, viewer), isPassedOnBy(rules, state, viewer), dice)
  } else {
    const others = state.players.map((_, seat) => seat).filter(seat => playerAt(state, seat).kept !== NONE)
    const seesHand = state.phase === 'draft' && state.toMove === viewer
    if (state.phase === 'draft' && !seesHand) redealHand(state, others, dice)
    else redealUnseen(state, others, () => false, dice)
    if (state.phase !== 'draft') redealLeftover(state, dice)
  }
  state.endPile = inOrder(state.endPile)
}

/** What one handed on is with those who kept later, or was left over: redealt among them. */
function redealPassedOn(rules: Rules, state: State, viewer: Seat, dice: Dice): void {
  const later = laterDrafters(rules, state, viewer)
  const leftoverIsHidden = state.phase !== 'draft' && state.endPile.includes(state.leftover)
  const left = state.phase === 'draft' ? state.draft : leftoverIsHidden ? [state.leftover] : []
  const cards = inOrder([...later.map(seat => playerAt(state, seat).kept), ...left])
  for (const seat of later) playerAt(state, seat).kept = draw(dice, cards)
  if (state.phase === 'draft') state.draft = cards
  if (leftoverIsHidden) {
    state.endPile = state.endPile.map(card => (card === state.leftover ? cards[0]! : card))
    state.leftover = cards[0]!
  }
}

const isPassedOnBy = (rules: Rules, state: State, viewer: Seat) => {
  const passed = [...laterDrafters(rules, state, viewer).map(seat => playerAt(state, seat).kept), ...state.draft]
  if (state.leftover !== NONE) passed.push(state.leftover)
  return (card: number) => passed.includes(card)
}

/** Cards these seats kept unseen: any card of the pile might be theirs, but for those known not to be. */
function redealUnseen(state: State, seats: readonly Seat[], isKnown: (card: number) => boolean, dice: Dice): void {
  const known = state.endPile.filter(isKnown)
  const pool = inOrder([
    ...state.endPile.filter(card => !isKnown(card)),
    ...seats.map(seat => playerAt(state, seat).kept),
  ])
  for (const seat of seats) playerAt(state, seat).kept = draw(dice, pool)
  state.endPile = [...known, ...pool]
}

/** While others draft, what they kept and what goes round is all unknown. */
function redealHand(state: State, seats: readonly Seat[], dice: Dice): void {
  const pool = inOrder([...state.endPile, ...state.draft, ...seats.map(seat => playerAt(state, seat).kept)])
  for (const seat of seats) playerAt(state, seat).kept = draw(dice, pool)
  state.draft = state.draft.map(() => draw(dice, pool))
  state.endPile = pool
}

/** Who never held the hand does not know which card was left over, even if it was seen since: only that nobody kept it. */
function redealLeftover(state: State, dice: Dice): void {
  if (state.leftover === NONE) return
  const notKept = [...state.endPile, ...state.display, ...state.players.flatMap(({ endCards }) => endCards)]
  state.leftover = draw(dice, inOrder(notKept))
}

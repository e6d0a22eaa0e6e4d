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
 * Puts cards in an order that tells nothing: what is dealt from it depends on the dice and on what the viewer knows, on nothing else.
 * They are some twenty cards, put in their places one after the other: asking a function for each two takes four times as long.
 */
function inOrder(cards: number[]): number[] {
  for (let n = 1; n < cards.length; n++) {
    const card = cards[n]!
    let place = n
    for (; place > 0 && cards[place - 1]! > card; place--) cards[place] = cards[place - 1]!
    cards[place] = card
  }
  return cards
}

function redealKept(rules: Rules, state: State, viewer: Viewer, dice: Dice): void {
  if (viewer !== 'watcher' && playerAt(state, viewer).kept !== NONE) {
    const later = laterDrafters(rules, state, viewer)
    redealPassedOn(state, later, dice)
    redealUnseen(state, earlierDrafters(rules, state, viewer), passedOnTo(state, later), dice)
    return
  }
  const others = allDrafters(state)
  const seesHand = state.phase === 'draft' && state.toMove === viewer
  if (state.phase === 'draft' && !seesHand) redealHand(state, others, dice)
  else redealUnseen(state, others, NO_CARDS, dice)
  if (state.phase !== 'draft') redealLeftover(state, dice)
}

const NO_CARDS: readonly number[] = []

/** Those who have kept a card. */
function allDrafters({ players }: State): Seat[] {
  const drafters: Seat[] = []
  for (let seat = 0; seat < players.length; seat++) if (players[seat]!.kept !== NONE) drafters.push(seat)
  return drafters
}

/** What one handed on is with those who kept later, or was left over: redealt among them. */
function redealPassedOn(state: State, later: readonly Seat[], dice: Dice): void {
  const leftoverIsHidden = state.phase !== 'draft' && state.endPile.includes(state.leftover)
  const cards = state.phase === 'draft' ? [...state.draft] : leftoverIsHidden ? [state.leftover] : []
  for (const seat of later) cards.push(playerAt(state, seat).kept)
  inOrder(cards)
  for (const seat of later) playerAt(state, seat).kept = draw(dice, cards)
  if (state.phase === 'draft') state.draft = cards
  if (leftoverIsHidden) {
    state.endPile = state.endPile.map(card => (card === state.leftover ? cards[0]! : card))
    state.leftover = cards[0]!
  }
}

/** What one handed on, wherever it is. */
function passedOnTo(state: State, later: readonly Seat[]): readonly number[] {
  const passed = [...state.draft]
  for (const seat of later) passed.push(playerAt(state, seat).kept)
  if (state.leftover !== NONE) passed.push(state.leftover)
  return passed
}

/** Cards these seats kept unseen: any card of the pile might be theirs, but for those known not to be. */
function redealUnseen(state: State, seats: readonly Seat[], known: readonly number[], dice: Dice): void {
  const pool: number[] = []
  for (const card of state.endPile) if (!known.includes(card)) pool.push(card)
  for (const seat of seats) pool.push(playerAt(state, seat).kept)
  inOrder(pool)
  for (const seat of seats) playerAt(state, seat).kept = draw(dice, pool)
  for (const card of state.endPile) if (known.includes(card)) pool.push(card)
  state.endPile = inOrder(pool)
}

/** While others draft, what they kept and what goes round is all unknown. */
function redealHand(state: State, seats: readonly Seat[], dice: Dice): void {
  const pool = [...state.endPile, ...state.draft]
  for (const seat of seats) pool.push(playerAt(state, seat).kept)
  inOrder(pool)
  for (const seat of seats) playerAt(state, seat).kept = draw(dice, pool)
  state.draft = state.draft.map(() => draw(dice, pool))
  state.endPile = inOrder(pool)
}

/** Who never held the hand does not know which card was left over, even if it was seen since: only that nobody kept it. */
function redealLeftover(state: State, dice: Dice): void {
  if (state.leftover === NONE) return
  const notKept = [...state.endPile, ...state.display]
  for (const { endCards } of state.players) notKept.push(...endCards)
  state.leftover = draw(dice, inOrder(notKept))
}

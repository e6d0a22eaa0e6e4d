import type { Dice } from '@roundhouse/kernel/dice'
import { roll } from '@roundhouse/kernel/dice'
import type { Move } from '@roundhouse/kernel/game'
import type { GameWithRules } from '@roundhouse/kernel/notation/notation'
import {
  disagreement as disagreementOn,
  isRuleOf,
  type Sights,
  type Texts,
  wrongAnswer as wrongAnswerTo,
} from '@roundhouse/kernel/testing/reasons'
import { brokenRemedy } from '@roundhouse/kernel/testing/remedies'
import { countOf, kindOf } from '../base/frames/effect.ts'
import { writeSource } from '../base/frames/waiting.ts'
import { choiceIn, type MoveKind, moveKindOf, moveOf } from '../base/move-kind.ts'
import { refuse } from '../base/round/stage.ts'
import type { State } from '../base/state.ts'
import type { Rules } from '../base/table.ts'
import { REMEDIES } from './remedies.ts'

type Asked = GameWithRules<Rules, State>

/** How many rules each chapter has (`docs/rules/first-class.md`). */
const CHAPTERS: Readonly<Record<string, number>> = {
  ...{ 1: 7, 2: 6, 3: 9, 4: 4, 5: 6, 6: 5, 7: 3, 8: 4, 9: 4, 10: 5, 11: 2, 12: 4, 13: 4 },
  ...{ A: 2, B: 6, C: 8, D: 7, E: 4, F: 5 },
}

export const isRule = isRuleOf('FC', CHAPTERS)

/** Do the list of moves and `refuse` agree on every move there can ever be? */
export function disagreement(game: Asked, state: State): string | null {
  const { rules } = game
  const table = { rules, state, emit: undefined }
  const isLegal = (move: Move): boolean => refuse(table, moveKindOf(rules, move), choiceIn(move)) === null
  return disagreementOn(
    game,
    state,
    everyMove(game),
    isLegal,
    move => `${moveKindOf(rules, move).form}, number ${choiceIn(move)}`,
  )
}

function* everyMove({ rules }: Asked): Iterable<Move> {
  for (const moveKind of rules.moveKinds)
    for (let choice = 0; choice < (moveKind?.choices ?? 0); choice++) yield moveOf(moveKind, choice)
}

/** The texts of some of all the moves there can ever be, most of them near to what is open now. */
export function anyTexts(game: Asked, state: State, dice: Dice, count: number): string[] {
  const open = new Set(game.moves(state).map(move => moveKindOf(game.rules, move)))
  const moveKinds = [...game.rules.moveKinds.filter(moveKind => moveKind !== undefined), ...open, ...open, ...open]
  const most = game.rules.printed.faces.length
  const any = Array.from({ length: count }, () => {
    const moveKind = moveKinds[roll(dice, moveKinds.length)]!
    return textOf(game, moveKind, roll(dice, Math.min(moveKind.choices, most)))
  })
  const waiting = state.waiting.map(source => `do ${writeSource(game.rules, source)}`)
  return [...waiting, ...ofFrame(game, state), ...any.filter(text => text !== null)]
}

/** To use each symbol of the open frame just as it is printed, whether it can be used or not. */
const ofFrame = (game: Asked, { frame }: State): string[] =>
  (frame?.left ?? []).flatMap(symbol => {
    const moveKinds = game.rules.effects[kindOf(symbol)]?.moveKinds ?? []
    return moveKinds.map(moveKind => textOf(game, moveKind, countOf(symbol))).filter(text => text !== null)
  })

/** `null`: the number has no text, as that of a card that is not printed. */
function textOf(game: Asked, moveKind: MoveKind, choice: number): string | null {
  const move = moveOf(moveKind, choice)
  try {
    return game.read(game.write(move)) === move ? game.write(move) : null
  } catch {
    return null
  }
}

/** Asks why for each text. */
export const wrongAnswer = (game: Asked, state: State, texts: readonly string[], seen: Sights): string | null =>
  wrongAnswerTo(game, state, texts, seen, isRule)

/** How many of the texts that were legal at some time are asked for, and how many of all there can ever be. */
const ASKED = 20

/** Compares the list with every move there can be, asks for reasons, and whether what would help can. */
export function wrongAnywhere(game: Asked, state: State, texts: Texts, dice: Dice, seen: Sights): string | null {
  const asked = [...texts.some(dice, ASKED), ...anyTexts(game, state, dice, ASKED)]
  return (
    disagreement(game, state) ??
    wrongAnswer(game, state, asked, seen) ??
    brokenRemedy(game, state, asked, REMEDIES, dice)
  )
}

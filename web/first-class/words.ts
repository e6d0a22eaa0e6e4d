import type { View } from '@roundhouse/first-class/base/view'
import { choiceOf } from '@roundhouse/first-class/words/choices'
import * as moves from '@roundhouse/first-class/words/moves'
import * as questions from '@roundhouse/first-class/words/questions'
import * as reasons from '@roundhouse/first-class/words/reasons'
import type { Reason } from '@roundhouse/kernel/game'
import type { Voice } from './voice.ts'

// A snapshot of any game comes with texts and reasons; at this table they are those of First Class.

/** What a move does, as it stands on a button. */
export const moveWords = (voice: Voice, view: View, text: string): string =>
  moves.moveWords(voice, view, choiceOf(voice.rules, text))

/** The same for ears, with all that eyes see beside it. */
export const moveWhole = (voice: Voice, view: View, text: string): string =>
  moves.moveWhole(voice, view, choiceOf(voice.rules, text))

/** What a move does, later in a plan. */
export const moveLater = (voice: Voice, view: View, text: string): string =>
  moves.moveLater(voice, view, choiceOf(voice.rules, text))

/** What is asked of the player to move, who may play these moves. */
export const questionWords = (voice: Voice, view: View, texts: readonly string[]): string =>
  questions.questionWords(voice, view, doingsIn(voice, texts))

type Doings = Parameters<typeof questions.questionWords>[2]

const known = new WeakMap<readonly string[], Doings>()

/** The kinds of moves among these. They are asked for with every tap, and there may be hundreds: each list is read once. */
function doingsIn({ rules }: Voice, texts: readonly string[]): Doings {
  const doings = known.get(texts) ?? new Set(texts.map(text => choiceOf(rules, text).do))
  known.set(texts, doings)
  return doings
}

export const reasonWords = (voice: Voice, reason: Reason): { why: string; remedy: string | null } =>
  reasons.reasonWords(voice, reason as reasons.SayableReason)

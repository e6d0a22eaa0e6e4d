import { type Coach, coachFor } from '@roundhouse/bots/coach/coach'
import { botGameNamed } from '@roundhouse/bots/games'
import { type ChanceTeller, knowledgeTelling } from '@roundhouse/bots/training/calibration'
import { trainingSpecOf } from '@roundhouse/bots/training/specs'
import type { Game } from '@roundhouse/kernel/game'

/** By whose chances a coach may go, the one without a net first; a game without one has only that. */
export const tellersOf = (name: string): readonly ChanceTeller[] =>
  trainingSpecOf(name).net === undefined ? ['evaluation'] : ['evaluation', 'net']

/** A coach who goes by these chances. */
export const coachBy = (name: string, by: ChanceTeller, game: Game): Coach =>
  coachFor({ knowledge: knowledgeTelling(trainingSpecOf(name), by), coach: botGameNamed(name).coach }, game)

export const TELLER_WORDS: Readonly<Record<ChanceTeller, string>> = {
  evaluation: 'without the net',
  net: 'with it',
}

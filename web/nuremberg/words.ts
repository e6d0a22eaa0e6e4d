import type { Reason } from '@roundhouse/kernel/game'
import type { Line } from '@roundhouse/kernel/story'
import type { StoryLine } from '@roundhouse/nuremberg/base/story'
import * as reasons from '@roundhouse/nuremberg/words/reasons'
import * as story from '@roundhouse/nuremberg/words/story'
import type { Voice } from './voice.ts'

// A snapshot of any game comes with lines and reasons; at this table they are those of Nuremberg.

export const storyWords = (voice: Voice, lines: readonly Line[]): story.StorySentence[] =>
  story.storyWords(voice, lines as readonly StoryLine[])

/** Why a move cannot be played, and what would make it legal, as sentences. */
export const reasonWords = (voice: Voice, reason: Reason): string =>
  reasons.reasonWords(voice, reason as reasons.SayableReason)

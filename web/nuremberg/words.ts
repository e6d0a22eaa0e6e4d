import type { Reason } from '@roundhouse/kernel/game'
import * as reasons from '@roundhouse/nuremberg/words/reasons'
import type { Voice } from './voice.ts'

/** Why a move cannot be played, and what would make it legal, as sentences: a reason here is one of Nuremberg. */
export const reasonWords = (voice: Voice, reason: Reason): string =>
  reasons.reasonWords(voice, reason as reasons.SayableReason)

import { phraseKey } from '@roundhouse/wire/phrases'
import type { Say } from '../../messages/say.ts'
import type { ChatEntry } from '../state.ts'

/** What somebody said, in the reader's language or in their own. */
export const chatWords = (say: Say, { phrase, text }: ChatEntry): string =>
  phrase === null ? (text ?? '') : say(phraseKey(phrase))

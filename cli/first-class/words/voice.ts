import type { Voice as VoiceOf } from '@roundhouse/first-class/words/voice'
import type { TerminalMessageKey, Words } from '../../messages.ts'

/** Who is spoken to, about a game with these modules and cards. */
export interface Voice extends VoiceOf<TerminalMessageKey> {
  readonly say: Words
}

import type { Voice as VoiceOf } from '@roundhouse/first-class/words/voice'
import type { MessageKey, Words } from '../../messages.ts'

/** Who is spoken to, about a game with these modules and cards. */
export interface Voice extends VoiceOf<MessageKey> {
  readonly say: Words
}

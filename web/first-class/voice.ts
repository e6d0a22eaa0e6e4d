import type { Voice as VoiceOf } from '@roundhouse/first-class/words/voice'
import type { MessageKey } from '../messages/say.ts'

/** Who is spoken to at this table, in all the words of the page. */
export type Voice = VoiceOf<MessageKey>

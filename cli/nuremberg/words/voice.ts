import type { Voice as VoiceOf } from '@roundhouse/nuremberg/words/voice'
import type { TerminalMessageKey, Words } from '../../messages.ts'

/** Who is spoken to, about a game on this map. */
export interface Voice extends VoiceOf<TerminalMessageKey> {
  readonly say: Words
}

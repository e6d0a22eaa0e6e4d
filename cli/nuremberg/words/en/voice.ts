import type { Rules } from '@roundhouse/nuremberg/base/table'
import type { Voice as AnyVoice } from '../../../words/en/voice.ts'

/** Who is spoken to, about a game on this map. */
export interface Voice extends AnyVoice {
  readonly rules: Rules
}

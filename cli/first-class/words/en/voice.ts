import type { Rules } from '@roundhouse/first-class/base/table'
import type { Voice as AnyVoice } from '../../../words/en/voice.ts'

/** Who is spoken to, about a game with these modules and cards. */
export interface Voice extends AnyVoice {
  readonly rules: Rules
}

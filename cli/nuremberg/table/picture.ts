import type { View } from '@roundhouse/nuremberg/base/view'
import type { Screen } from '../../game.ts'
import type { Voice } from '../words/voice.ts'

/** What a drawing is made from: what one viewer sees, who is spoken to, and the screen. */
export interface TablePicture extends Screen {
  readonly view: View
  readonly voice: Voice
}

import type { View } from '@roundhouse/nuremberg/base/view'
import type { TablePicture } from '../../game.ts'
import type { Voice } from '../words/voice.ts'

export type NurembergPicture = TablePicture<View, Voice>

import type { View } from '@roundhouse/first-class/base/view'
import type { TablePicture } from '../../game.ts'
import type { Voice } from '../words/voice.ts'

export type FirstClassPicture = TablePicture<View, Voice>

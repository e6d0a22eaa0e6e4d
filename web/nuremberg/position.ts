import { notation } from '@roundhouse/nuremberg/notation/notation'
import { positionReader } from '../learn/position.ts'

export const openPosition = positionReader(notation)

import { notation } from '@roundhouse/first-class/notation/notation'
import { positionReader } from '../learn/position.ts'

export const openPosition = positionReader(notation)

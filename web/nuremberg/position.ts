import { manifest } from '@roundhouse/nuremberg/manifest'
import { notation } from '@roundhouse/nuremberg/notation/notation'
import { positionReader } from '../table/position.ts'

export const openPosition = positionReader('nuremberg', manifest, notation)

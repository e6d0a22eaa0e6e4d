import { manifest } from '@roundhouse/first-class/manifest'
import { notation } from '@roundhouse/first-class/notation/notation'
import { positionReader } from '../table/position.ts'

export const openPosition = positionReader('first-class', manifest, notation)

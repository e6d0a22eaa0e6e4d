import { positionCheck } from '@roundhouse/kernel/violation'
import { discsAreThere, discsLie } from '../../checks/auction.ts'
import { trainsInTime } from '../../checks/boards.ts'
import { endIsLast, passedInTime } from '../../checks/course.ts'
import type { Check } from './impossible.ts'

export const courseChecks: readonly Check[] = [endIsLast, discsLie, discsAreThere, passedInTime, trainsInTime].map(
  positionCheck,
)

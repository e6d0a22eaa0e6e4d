import type { NamedNumber } from '@roundhouse/kernel/named-number'

/** The face of an action card, and of a Game End card, by its place among all that are printed. */
export type FaceNumber = NamedNumber<'face'>
export type EndFaceNumber = NamedNumber<'end face'>

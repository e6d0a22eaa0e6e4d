import { randomHex } from '../match/random-hex.ts'

/** A number for the deal: 32 bytes that nobody can foresee. */
export const newShare = (): string => randomHex(32)

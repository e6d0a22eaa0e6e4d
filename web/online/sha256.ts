import type { Sha256 } from '@roundhouse/wire/deal'
import { hexOf } from './hex.ts'

/** As browsers have it. */
export const sha256: Sha256 = async text =>
  hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))

import type { Sha256 } from '@roundhouse/wire/deal'

export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')

/** As browsers have it. */
export const sha256: Sha256 = async text =>
  hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))

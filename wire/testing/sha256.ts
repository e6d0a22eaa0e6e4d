import { createHash } from 'node:crypto'
import type { Sha256 } from '../deal.ts'

/** As a server has it. */
export const nodeSha256: Sha256 = async text => createHash('sha256').update(text, 'utf8').digest('hex')

/** As a page has it. */
export const webSha256: Sha256 = async text => {
  const hash = await globalThis.crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(hash), byte => byte.toString(16).padStart(2, '0')).join('')
}

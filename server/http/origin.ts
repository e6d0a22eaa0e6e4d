import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a request that changes something, or opens a socket, comes from our own page. Browsers say where a page is from
 * and cannot be made to lie; programs that are no browsers say nothing, and have nobody's cookie.
 */
export function isOwnOrigin({ origin, host }: IncomingHttpHeaders, publicUrl: URL | null): boolean {
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const from = new URL(origin)
  return publicUrl === null ? from.host === host : from.origin === publicUrl.origin
}

import { hexOf } from './hex.ts'

/**
 * As browsers and Node have it. To a page that came over a plain line, as in a home network, browsers do not give it: then a
 * library is fetched.
 */
export async function sha256(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text)
  const { subtle } = crypto as Partial<typeof crypto>
  if (subtle !== undefined) return hexOf(new Uint8Array(await subtle.digest('SHA-256', bytes)))
  return hexOf((await import('@noble/hashes/sha2.js')).sha256(bytes))
}

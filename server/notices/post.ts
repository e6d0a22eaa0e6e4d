import { request as plainRequest } from 'node:http'
import { request as safeRequest } from 'node:https'
import { placeOf, type ReachRules } from './guard.ts'

export interface PostAnswer {
  readonly status: number
  /** Milliseconds after which the receiver wants to be asked again; `null`: it does not say. */
  readonly wait: number | null
}

export interface PostContent {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array
}

/** Posts to an address that somebody named, and to no other: redirections are not followed. Throws where nobody answers in time. */
export async function post(
  url: URL,
  letter: PostContent,
  reach: ReachRules,
  milliseconds: number,
): Promise<PostAnswer> {
  const limit = AbortSignal.timeout(milliseconds)
  const { address, family } = await Promise.race([placeOf(url, reach), failing(limit)])
  const request = url.protocol === 'https:' ? safeRequest : plainRequest
  const lookup = (_host: string, options: { readonly all?: boolean }, found: (...answer: unknown[]) => void): void =>
    options.all ? found(null, [{ address, family }]) : found(null, address, family)
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      {
        method: 'POST',
        headers: { ...letter.headers, 'content-length': String(Buffer.byteLength(letter.body)) },
        // The name may mean another machine by now: what was looked at is where it goes.
        lookup: lookup as never,
        signal: limit,
        agent: false,
      },
      response => {
        // What it says is of no interest, however long it is.
        response.on('error', () => {}).destroy()
        resolve({ status: response.statusCode ?? 0, wait: waitOf(response.headers['retry-after']) })
      },
    )
    outgoing.on('error', reject)
    outgoing.end(letter.body)
  })
}

const failing = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))

/** Only seconds: a date needs two clocks that agree. */
function waitOf(header: string | undefined): number | null {
  return header !== undefined && /^\d{1,6}$/.test(header) ? Number(header) * 1000 : null
}

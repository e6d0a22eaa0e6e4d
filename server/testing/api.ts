import type { TestHouse } from './house.ts'

/** What came of a request, and all cookies that the one who asked has from then on. */
export interface ApiAnswer<Answer> {
  readonly status: number
  readonly answer: Answer
  readonly cookie: string
}

/** Asks a server for something, or tells it something, as somebody with this cookie does. */
export async function askApi<Answer>(
  { address }: Pick<TestHouse, 'address'>,
  path: string,
  cookie: string | null = null,
  body?: object,
  more: Readonly<Record<string, string>> = {},
): Promise<ApiAnswer<Answer>> {
  const own = cookie ?? ''
  const headers = { 'content-type': 'application/json', ...(own !== '' && { cookie: own }), ...more }
  const request = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) }
  const response = await fetch(`${address}/api/${path}`, request)
  const set = response.headers.getSetCookie().map(each => each.split(';')[0]!)
  const jar = new Map([...own.split('; '), ...set].filter(Boolean).map(each => each.split('=') as [string, string]))
  const answer = (await response.json()) as Answer
  return { status: response.status, answer, cookie: [...jar].map(each => each.join('=')).join('; ') }
}

import { type Fields, record } from '@roundhouse/kernel/file/record'
import { choice, type Shape } from '@roundhouse/kernel/file/shape'
import { anyText, count, listOf, word } from '@roundhouse/wire/shapes'

/** A request that the server answers, as engineers are told of it and as tests hold it to. */
export interface ApiRoute {
  readonly method: 'get' | 'post'
  /** With what changes in it by its name, as in `/api/days/:day`. */
  readonly path: `/api/${string}`
  /** What it does, in a sentence. */
  readonly about: string
  readonly part: string
  readonly places: Readonly<Record<string, Shape>>
  readonly query: Readonly<Record<string, Shape>>
  readonly body: Shape | null
  /** With which status it answers if all is well, and what; `null`: no JSON. */
  readonly status: number
  readonly answer: Shape | null
  /** Codes of what it refuses, by status; `null`: any reason of a table. */
  readonly refusals: Refusals
}

type Refusals = Readonly<Record<number, readonly string[] | null>>

/** What is not said of a route is as with most. */
export type RouteWords = Pick<ApiRoute, 'about' | 'answer'> &
  Partial<Pick<ApiRoute, 'body' | 'status' | 'refusals' | 'places' | 'query'>>

const USUAL = { places: {}, query: {}, body: null, status: 200 } as const

/** Whatever is asked: somebody asks too often, or we could not do it. */
const ALWAYS: Refusals = { 429: ['too-fast'], 500: ['not-kept'] }
/** Whatever is sent: from another page, too much of it, no JSON, or nothing that fits. */
const SENT: Refusals = {
  ...{ 400: ['not-understood'], 403: ['foreign-origin'], 413: ['not-understood'], 415: ['not-understood'] },
}

/** Without a cookie that we know. */
export const NOBODY: Refusals = { 401: ['nobody'] }

function together(...all: readonly Refusals[]): Refusals {
  const sum: Record<number, readonly string[] | null> = {}
  for (const [status, codes] of all.flatMap(each => Object.entries(each))) {
    const before = sum[Number(status)]
    sum[Number(status)] = codes === null || before === null ? null : [...new Set([...(before ?? []), ...codes])]
  }
  return sum
}

/** The routes of a part of the server. */
export const routesOf = (part: string) => ({
  get: (path: ApiRoute['path'], words: RouteWords): ApiRoute => ({
    ...{ ...USUAL, ...words, method: 'get', path, part },
    refusals: together(ALWAYS, words.refusals ?? {}),
  }),
  post: (path: ApiRoute['path'], words: RouteWords): ApiRoute => ({
    ...{ ...USUAL, ...words, method: 'post', path, part },
    refusals: together(ALWAYS, SENT, words.refusals ?? {}),
  }),
})

/** What is said instead of an answer: a code, and what is wrong in words or after how many milliseconds it can be tried again. */
export const refusal = (codes: readonly string[] | null): Shape =>
  record({
    must: { code: codes === null ? word : choice(codes) },
    may: { why: listOf(anyText, 'Reason'), wait: count },
  })

/** An object with these fields and no other. */
export const must = (fields: Fields['must']) => record({ must: fields })

export const NOTHING = must({})

import type { Schema, Shape } from '@roundhouse/kernel/file/shape'
import { hoisted } from './hoisting.ts'
import { moderationApi } from './moderation.ts'
import { noticeRoutes } from './notices.ts'
import { peopleRoutes } from './people.ts'
import { ratingRoutes } from './ratings.ts'
import { type ApiRoute, refusal } from './route.ts'
import { tableRoutes } from './tables.ts'
import { tournamentApi } from './tournaments.ts'

/** Everything that is asked by a request; what is said over the socket is in docs/wire-protocol.schema.json. */
export const API_ROUTES: readonly ApiRoute[] = [
  ...peopleRoutes,
  ...tableRoutes,
  ...ratingRoutes,
  ...tournamentApi,
  ...noticeRoutes,
  ...moderationApi,
]

const JSON_TYPE = 'application/json'

/** The requests and answers of a server in OpenAPI, made of the shapes with which they are checked. */
export const openApi = (): object => hoisted(wholeApi())

/** The same with every schema where it is needed. */
export const wholeApi = (): object => ({
  openapi: '3.1.0',
  info: {
    title: 'Roundhouse',
    version: '1',
    description:
      'Requests of a Roundhouse server. People are known by the cookie that POST /api/guest sets; programs send it along. ' +
      'Tables are played over the WebSocket at /api/socket.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '/' }],
  paths: pathsOf(API_ROUTES),
  components: {
    responses: refusalsOf(API_ROUTES),
    securitySchemes: {
      person: { type: 'apiKey', in: 'cookie', name: '__Host-roundhouse', description: 'roundhouse over a plain line' },
    },
  },
})

function pathsOf(routes: readonly ApiRoute[]): Readonly<Record<string, object>> {
  const paths: Record<string, object> = {}
  for (const route of routes) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method]: operationOf(route) }
  }
  return paths
}

function operationOf(route: ApiRoute): object {
  const { about, part, places, query, body, refusals } = route
  const parameters = [...parametersOf('path', places, true), ...parametersOf('query', query, false)]
  return {
    summary: about,
    operationId: nameOf(route),
    tags: [part],
    security: 401 in refusals ? [{ person: [] }] : [{}, { person: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(body !== null && { requestBody: { required: true, content: contentOf(body.schema) } }),
    responses: answersOf(route),
  }
}

const nameOf = ({ method, path }: ApiRoute): string =>
  [method, ...path.match(/\w+/g)!.slice(1)].map((word, place) => (place === 0 ? word : capital(word))).join('')

const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1)

const parametersOf = (where: 'path' | 'query', shapes: ApiRoute['query'], required: boolean): object[] =>
  Object.entries(shapes).map(([name, { schema }]) => ({ name, in: where, required, schema }))

type Codes = ApiRoute['refusals'][number]

/** Many requests are refused for the same reasons: each of these answers is described once, by its codes. */
const refusalName = (codes: Codes): string => codes?.join('.') ?? 'table-reason'

function refusalsOf(routes: readonly ApiRoute[]): Readonly<Record<string, object>> {
  const all = routes.flatMap(({ refusals }) => Object.values(refusals))
  return Object.fromEntries(all.map(codes => [refusalName(codes), refusedWith(codes)]))
}

const refusedWith = (codes: Codes): object => ({
  description: codes?.join(', ') ?? 'A reason of a table',
  content: contentOf(refusal(codes).schema),
})

function answersOf({ status, answer, refusals }: ApiRoute): object {
  const refused = Object.entries(refusals).map(([code, codes]) => [
    code,
    { $ref: `#/components/responses/${refusalName(codes)}` },
  ])
  const fine = { description: 'Done', ...(answer !== null && { content: contentOf(answer.schema) }) }
  return { [status]: fine, ...Object.fromEntries(refused) }
}

const contentOf = (schema: Schema): object => ({ [JSON_TYPE]: { schema } })

/** What an answer with this status has to be like; `null`: it is not described. */
export function answerShape({ status, answer, refusals }: ApiRoute, told: number): Shape | null {
  if (told === status) return answer
  const codes = refusals[told]
  return codes === undefined ? null : refusal(codes)
}

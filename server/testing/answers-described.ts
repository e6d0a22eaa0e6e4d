import { API_ROUTES, answerShape } from '../http/api/document.ts'
import type { Onlooker } from '../http/app.ts'

/** Every answer of a server under test has to be as docs/openapi.json describes it; one that is not fails. */
export const answersDescribed =
  (trouble: unknown[]): Onlooker =>
  app => {
    app.addHook('onSend', async (request, reply, sent) => {
      const route = API_ROUTES.find(
        ({ method, path }) => path === request.routeOptions.url && method.toUpperCase() === request.method,
      )
      if (route === undefined || typeof sent !== 'string') return
      const faults = faultsOf(answerShape(route, reply.statusCode)?.problems(JSON.parse(sent), 'the answer'))
      if (faults.length === 0) return
      const fault = new Error(
        `${request.method} ${route.path} answered ${reply.statusCode} ${sent}: ${faults.join('; ')}`,
      )
      trouble.push(fault)
      throw fault
    })
  }

const faultsOf = (problems: readonly string[] | undefined): readonly string[] => problems ?? ['it is not described']

import type { FastifyInstance } from 'fastify'
import { openApi } from './api/document.ts'

/** What can be asked, for programs that want to know. */
export function openApiRoute(app: FastifyInstance): void {
  const text = JSON.stringify(openApi())
  app.get('/api/openapi.json', async (_, reply) => reply.type('application/json').send(text))
}

import { readFileSync, writeFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { pino } from 'pino'
import { beforeAll, describe, expect, test } from 'vitest'
import { newMetrics } from '../../metrics.ts'
import { guestAt, openHouse, type TestHouse } from '../../testing/house.ts'
import { closeApp, newApp } from '../app.ts'
import { API_ROUTES, answerShape, openApi } from './document.ts'

let house: TestHouse

beforeAll(async () => {
  house = await openHouse()
  return () => house.close()
})

/** What the server answers at all, as `get /api/guest`. */
async function registered(): Promise<string[]> {
  const found: string[] = []
  const place = { ...house, log: pino({ level: 'silent' }), metrics: newMetrics(), publicUrl: null, page: null }
  const app = await newApp(place, each =>
    each.addHook('onRoute', ({ method, url }) => {
      if (method !== 'HEAD' && url.startsWith('/api/')) found.push(`${String(method).toLowerCase()} ${url}`)
    }),
  )
  await app.ready()
  await closeApp(app)
  return found
}

describe('docs/openapi.json', () => {
  test('has every route that the server answers, and no other', async () => {
    expect(API_ROUTES.map(({ method, path }) => `${method} ${path}`).sort()).toEqual((await registered()).sort())
  })

  test('is up to date (WRITE_DOCS=1 writes it), and what the server hands out', async () => {
    const committed = new URL('../../../docs/openapi.json', import.meta.url)
    if (process.env['WRITE_DOCS']) writeFileSync(committed, `${JSON.stringify(openApi(), null, 2)}\n`)
    const document = JSON.parse(readFileSync(committed, 'utf8'))
    expect(document).toEqual(JSON.parse(JSON.stringify(openApi())))
    const answer = await fetch(`${house.address}/api/openapi.json`)
    expect([answer.status, await answer.json()]).toEqual([200, document])
  })

  test('every schema in it is one, and every operation has a name of its own', () => {
    const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false })
    for (const route of API_ROUTES) {
      const shapes = [route.body, route.answer, ...Object.values(route.places), ...Object.values(route.query)]
      for (const status of Object.keys(route.refusals)) shapes.push(answerShape(route, Number(status)))
      for (const shape of shapes) if (shape !== null) expect(() => ajv.compile(shape.schema)).not.toThrow()
      for (const [name] of Object.entries(route.places)) expect(route.path).toContain(`:${name}`)
    }
    const paths = Object.values((openApi() as { paths: Record<string, Record<string, { operationId: string }>> }).paths)
    const names = paths.flatMap(path => Object.values(path).map(({ operationId }) => operationId))
    expect(new Set(names).size).toBe(API_ROUTES.length)
  })

  test('an answer that it does not describe is noticed by tests', async () => {
    const other = await openHouse()
    other.hub.newKey = async () => ({ key: 'short', until: 0 })
    const headers = { cookie: await guestAt(other, 'Ada') }
    const answer = await fetch(`${other.address}/api/keys`, { method: 'POST', headers })
    expect(answer.status).toBe(500)
    expect(String(other.trouble[0])).toContain('POST /api/keys answered 201')
    await other.close()
  })
})

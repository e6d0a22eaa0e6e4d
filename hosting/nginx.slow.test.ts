import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { readRecord } from '@roundhouse/kernel/record'
import { USUAL_TABLE } from '@roundhouse/server/testing/house'
import { temporaryFolder } from '@roundhouse/server/testing/samples'
import { builtServer, type Serving, serve } from '@roundhouse/server/testing/serving'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askThrough, freePort, type RunningProxy, startProxy } from './testing/proxy.ts'

const { folder, remove } = temporaryFolder()
const root = fileURLToPath(new URL('..', import.meta.url))

let program: string
let proxy: RunningProxy
let port: number
let serving: Serving
const publicUrl = () => `https://localhost:${proxy.port}`
const started = () => serve(program, join(folder, 'data'), port, [], { publicUrl: publicUrl() })

beforeAll(async () => {
  program = await builtServer(folder)
  port = await freePort()
  proxy = await startProxy(join(folder, 'nginx'), port)
  serving = await started()
})

afterAll(async () => {
  serving.child.kill('SIGTERM')
  await Promise.all([serving.ended, proxy.stop()])
  remove()
})

const guest = (name: string, more: Parameters<typeof askThrough>[2] = {}) =>
  askThrough(proxy, '/api/guest', { body: { name }, ...more })

/** A client as engineers write one, which trusts the certificate; answers the record of its game. */
async function playedBy(link: string, name: string): Promise<string> {
  const args = ['--import', 'tsx', join(root, 'examples', 'client', 'client.ts'), link, name]
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: proxy.certificate }
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, env, timeout: 240_000 })
  return stdout
}

describe('behind nginx with TLS, with the configuration that we hand out', () => {
  test('a guest has a cookie that is kept for this name and for safe lines alone', async () => {
    const { status, headers } = await guest('Ada')
    expect(status).toBe(200)
    expect(headers['set-cookie']?.[0]).toMatch(/^__Host-roundhouse=.*; Path=\/; HttpOnly; Secure; SameSite=Lax/)
    expect(headers['strict-transport-security']).toContain('max-age=31536000')
  })

  test('a plain line leads to the safe one, and figures are not for others', async () => {
    const plain = await fetch(`http://127.0.0.1:${proxy.plainPort}/health`, { redirect: 'manual' })
    expect(plain.status).toBe(301)
    expect(plain.headers.get('location')).toMatch(/^https:\/\//)
    expect((await askThrough(proxy, '/metrics')).status).toBe(404)
    expect(await (await fetch(`${serving.address}/metrics`)).text()).toContain('roundhouse_sockets')
    expect((await askThrough(proxy, '/health')).status).toBe(200)
  })

  test('requests of other pages are refused', async () => {
    const own = { origin: publicUrl() }
    expect((await guest('Ada', { headers: own })).status).toBe(200)
    expect((await guest('Ada', { headers: { origin: 'https://elsewhere.example' } })).status).toBe(403)
  })

  test('limits hold for the address that nginx saw, whatever a client says of itself', async () => {
    const forged = (n: number) =>
      guest(`Guest ${n}`, { from: '127.0.0.2', headers: { 'x-forwarded-for': `10.0.0.${n}` } })
    const answers: number[] = []
    for (let n = 1; n <= 21; n++) answers.push((await forged(n)).status)
    expect(answers).toEqual([...Array(20).fill(200), 429])
    expect((await guest('Somebody else', { from: '127.0.0.3' })).status).toBe(200)
  })

  test('a game is played through it while the server is replaced twice, and nothing is lost', async () => {
    const host = await guest('Host')
    const cookie = host.headers['set-cookie']![0]!.split(';')[0]!
    const table = await askThrough(proxy, '/api/tables', { body: USUAL_TABLE, headers: { cookie } })
    expect(table.status).toBe(201)
    const { table: id, key } = JSON.parse(table.body) as { readonly table: string; readonly key: string }
    const link = `${publicUrl()}/#/sit/${id}/${key}`
    const records = Promise.all(['Ada', 'Bram'].map(name => playedBy(link, name)))
    let isOver = false
    void records.finally(() => (isOver = true)).catch(() => {})
    for (const enough of [3, 10]) {
      await expect.poll(() => playsIn(enough), { timeout: 120_000 }).toBe(true)
      serving.child.kill('SIGTERM')
      await serving.ended
      expect(isOver).toBe(false)
      serving = await started()
    }
    const [ada, bram] = await records
    expect(ada).toBe(bram)
    expect(readRecord(ada!).result).not.toBeNull()
    expect(readRecord(ada!).moves.length).toBeGreaterThan(25)
  })
})

/** Whether this many moves have come since the server was started. */
async function playsIn(moves: number): Promise<boolean> {
  const figures = await (await fetch(`${serving.address}/metrics`)).text()
  return Number(/^roundhouse_commands_total\{type="play"\} (\d+)$/m.exec(figures)?.[1] ?? 0) >= moves
}

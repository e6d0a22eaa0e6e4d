import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { serveFolder } from './static.mjs'

/** A page in a folder, beside a file that is nobody's business. */
function newPage(): string {
  const place = mkdtempSync(join(tmpdir(), 'roundhouse-static-'))
  onTestFinished(() => rmSync(place, { recursive: true, force: true }))
  mkdirSync(join(place, 'page'))
  writeFileSync(join(place, 'page', 'index.html'), 'home')
  writeFileSync(join(place, 'page', 'a.js'), 'script')
  writeFileSync(join(place, 'secret.txt'), 'secret')
  return join(place, 'page')
}

async function served(...serving: Parameters<typeof serveFolder>): Promise<number> {
  const server: Server = await serveFolder(...serving)
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

/** Asks for a path just as it is written. */
const ask = (port: number, path: string): Promise<{ status: number; type: string; kept: string; text: string }> =>
  new Promise((resolve, reject) => {
    const asking = request({ port, path, host: '127.0.0.1', agent: false }, answer => {
      let text = ''
      answer.on('data', part => {
        text += part
      })
      answer.on('end', () => {
        const { 'content-type': type, 'cache-control': kept } = answer.headers
        resolve({ status: answer.statusCode!, type: type!, kept: kept!, text })
      })
    })
    asking.on('error', reject).end()
  })

test('a folder is served file by file, each as what it is; the folder itself is its page', async () => {
  const requested: string[] = []
  const port = await served(newPage(), { requested: file => requested.push(file) })
  expect(await ask(port, '/?x')).toMatchObject({ status: 200, type: 'text/html; charset=utf-8', text: 'home' })
  expect(await ask(port, '/a.js')).toMatchObject({ status: 200, type: 'text/javascript; charset=utf-8' })
  expect(requested).toEqual(['index.html', 'a.js'])
})

test('nothing outside of the folder is served, however it is asked for', async () => {
  const port = await served(newPage())
  for (const path of ['/none', '/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/%', '/%00'])
    expect((await ask(port, path)).status, path).toBe(404)
})

test('what is named by its content is fetched once, all else is asked for again', async () => {
  const folder = newPage()
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets', 'a-1f2e.js'), 'script')
  const port = await served(folder)
  expect((await ask(port, '/assets/a-1f2e.js')).kept).toContain('immutable')
  expect((await ask(port, '/')).kept).toBe('no-cache')
})

test('a port that is taken makes room for the next one', async () => {
  const folder = newPage()
  const port = await served(folder)
  expect(await served(folder, { port })).toBeGreaterThan(port)
})

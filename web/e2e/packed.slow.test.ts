import { readdirSync, readFileSync, statSync } from 'node:fs'
import { get, type IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, inject, test } from 'vitest'
import { openPageHouse } from './driver/house.ts'

interface Answer {
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** As it comes over the line: `fetch` would unpack it. */
const answerTo = (url: string, encodings: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encodings } }, async response => {
      const parts: Buffer[] = []
      for await (const part of response) parts.push(part as Buffer)
      resolve({ headers: response.headers, body: Buffer.concat(parts) })
    }).on('error', reject)
  })

const UNPACKED = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (body: Buffer) => body,
}

const largestScript = (folder: string): string =>
  readdirSync(folder)
    .filter(file => file.endsWith('.js'))
    .reduce((a, b) => (statSync(join(folder, a)).size > statSync(join(folder, b)).size ? a : b))

test('a server hands out scripts as small as the browser can read them, and the same ones', async () => {
  const { folder } = inject('site')
  const { address } = await openPageHouse()
  const script = largestScript(join(folder, 'assets'))
  const whole = readFileSync(join(folder, 'assets', script))
  for (const [form, encodings] of [
    ['br', 'gzip, deflate, br'],
    ['gzip', 'gzip, deflate'],
    ['identity', 'identity'],
  ] as const) {
    const { headers, body } = await answerTo(`${address}assets/${script}`, encodings)
    expect(headers['content-encoding'] ?? 'identity').toBe(form)
    expect(headers['content-type']).toContain('javascript')
    expect(headers['cache-control']).toContain('immutable')
    expect(headers.vary).toContain('accept-encoding')
    expect(UNPACKED[form](body)).toEqual(whole)
    if (form !== 'identity') expect(body.length).toBeLessThan(whole.length / 2)
  }
})

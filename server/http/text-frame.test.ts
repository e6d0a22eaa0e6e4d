import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { textFrame } from './text-frame.ts'

/** What a client hears of frames that are written one after the other beside what the library sends. */
async function heard(texts: readonly string[]): Promise<string[]> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
  onTestFinished(() => server.close())
  server.on('connection', (socket, { socket: carrier }) => {
    for (const text of texts) {
      const frame = textFrame(text)
      if (frame === null) socket.send(text)
      else carrier.write(frame, 'latin1')
    }
    socket.close(1000, 'that was all')
  })
  await once(server, 'listening')
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const found: string[] = []
  client.on('message', (data, isBinary) => found.push(isBinary ? 'binary' : String(data)))
  const [code] = await once(client, 'close')
  expect(code).toBe(1000)
  return found
}

test('texts of every length and with every sign are heard as they were said, in their order', async () => {
  const lengths = [0, 1, 124, 125, 126, 127, 255, 256, 257, 4000, 65_534, 65_535, 65_536, 100_000]
  const texts = [
    ...lengths.map(length => 'n'.repeat(length)),
    'Zoë',
    '😀',
    '\u007f\u0080ÿ',
    `${'x'.repeat(200)}é`,
    'end',
  ]
  expect(await heard(texts)).toEqual(texts)
})

test('only signs of one byte are framed here', () => {
  expect(textFrame('{"type":"soon"}')).toBe('\u0081\u000f{"type":"soon"}')
  expect(textFrame('n'.repeat(300))).toBe(`\u0081\u007e\u0001\u002c${'n'.repeat(300)}`)
  expect(textFrame('Zoë')).toBeNull()
  expect(textFrame('n'.repeat(65_536))).toBeNull()
})

import type { Writable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { WebSocket } from 'ws'
import { CLOSED, type Connection, type PageLine } from '../hub/connection.ts'
import { BarRefusal } from '../people/accounts.ts'
import { signInBehind } from './guests.ts'
import type { House } from './house.ts'
import { textFrame } from './text-frame.ts'

/** Bytes that wait for a reader: one that falls behind further comes back and is shown all of it. */
const MOST_WAITING = 256 * 1024

/** Milliseconds between two signs of life; a line without one for longer is dead. */
const SIGN_OF_LIFE = 20_000

const NO_TEXT = 1003
const OUR_FAULT = 1011

/** One socket for each page. */
export function socketRoute(app: FastifyInstance, house: House, mostByAddress: number): void {
  const { hub } = house
  const byAddress = new Map<string, number>()
  app.get('/api/socket', { websocket: true }, (socket, request) => {
    const lines = (byAddress.get(request.ip) ?? 0) + 1
    byAddress.set(request.ip, lines)
    socket.on('close', () => leave(byAddress, request.ip))
    socket.on('error', error => request.log.info({ error: error.message }, 'a line broke'))
    if (lines > mostByAddress) return socket.close(CLOSED.policy, 'too many lines from one address')
    keepAlive(socket)
    // Messages that come before we know who this is wait.
    const known = signInBehind(request, house).then(signIn =>
      hub.connect(lineOf(socket, request.socket), signIn?.person ?? null, signIn?.hash ?? null),
    )
    const whenKnown = (work: (connection: Connection) => unknown): void =>
      void known.then(work).catch(error => {
        if (error instanceof BarRefusal) return socket.close(CLOSED.barred, 'barred')
        request.log.error({ err: error }, 'a line could not be served')
        socket.close(OUR_FAULT, 'come back later')
      })
    whenKnown(() => {})
    socket.on('message', (data, isBinary) => {
      if (isBinary) socket.close(NO_TEXT, 'text only')
      else whenKnown(connection => connection.receive(String(data)))
    })
    socket.on('close', () => whenKnown(connection => connection.close()))
  })
}

/** `carrier`: what the socket's messages are written to. */
const lineOf = (socket: WebSocket, carrier: Writable): PageLine => ({
  send(text: string): void {
    if (socket.bufferedAmount > MOST_WAITING) return socket.close(CLOSED.slow, 'too slow')
    if (socket.readyState !== socket.OPEN) return
    const frame = textFrame(text)
    if (frame === null) socket.send(text)
    else carrier.write(frame, 'latin1')
  },
  together(work: () => void): void {
    carrier.cork()
    try {
      work()
    } finally {
      carrier.uncork()
    }
  },
  close: (code: number, why: string): void => socket.close(code, why),
})

function keepAlive(socket: WebSocket): void {
  let isAlive = true
  const beat = setInterval(() => {
    if (!isAlive) return socket.terminate()
    isAlive = false
    socket.ping()
  }, SIGN_OF_LIFE)
  socket.on('pong', () => (isAlive = true))
  socket.on('message', () => (isAlive = true))
  socket.on('close', () => clearInterval(beat))
}

function leave(byAddress: Map<string, number>, address: string): void {
  const left = (byAddress.get(address) ?? 1) - 1
  if (left > 0) byAddress.set(address, left)
  else byAddress.delete(address)
}

import { fork } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import type { WebSocketServer } from 'ws'
// The bundle loads it as a package that is no module: all of it is its default.
import WebSocket from 'ws'
import { SEATS } from './house.ts'

/*
 * What sockets alone cost on this machine: a server that knows no rules and keeps nothing, and says as much to as many as
 * a table does after a move.
 */

/** Nobody plays faster than this, whatever the server: messages that are answered, and told to all who sit there. */
export interface BarePace {
  readonly movesPerSecond: number
  /** Milliseconds until everybody is connected. */
  readonly connected: number
}

const NEWS = 'n'.repeat(350)
const DONE = 'd'.repeat(80)
const MOVE = 'm'.repeat(120)

/** The server, in a process of its own. Who connects to the same path sits at the same table. */
export async function runBareServer(): Promise<void> {
  const tables = new Map<string, WebSocket[]>()
  const server = new (WebSocket as unknown as { readonly Server: typeof WebSocketServer }).Server({
    port: 0,
    host: '127.0.0.1',
    perMessageDeflate: false,
    backlog: 4096,
  })
  server.on('connection', (socket, { url = '' }) => {
    const all = tables.get(url) ?? []
    tables.set(url, [...all, socket])
    socket.on('message', () => {
      for (const other of tables.get(url)!) other.send(NEWS)
      socket.send(DONE)
    })
  })
  server.on('listening', () => process.send!((server.address() as AddressInfo).port))
  process.on('disconnect', () => process.exit())
}

export async function measureBareSockets(program: string, tables: number, seconds: number): Promise<BarePace> {
  const child = fork(program, ['bare'])
  try {
    const port = await new Promise<number>(resolve => child.once('message', message => resolve(message as number)))
    const began = performance.now()
    const seated: WebSocket[][] = []
    for (let table = 0; table < tables; table++)
      seated.push(await Promise.all(Array.from({ length: SEATS }, () => connected(`ws://127.0.0.1:${port}/${table}`))))
    const connectedIn = performance.now() - began
    return { connected: connectedIn, movesPerSecond: await movesPerSecond(seated, seconds) }
  } finally {
    child.disconnect()
  }
}

/** At every table the next message as soon as the last is answered, by one after the other. */
async function movesPerSecond(tables: readonly (readonly WebSocket[])[], seconds: number): Promise<number> {
  const began = performance.now()
  let moves = 0
  const playAt = async (sockets: readonly WebSocket[]) => {
    for (let n = 0; performance.now() - began < seconds * 1000; n++) {
      const mover = sockets[n % SEATS]!
      const answer = new Promise<void>(resolve => {
        const hear = (data: Buffer) => {
          if (data.length !== DONE.length) return
          mover.off('message', hear)
          resolve()
        }
        mover.on('message', hear)
      })
      mover.send(MOVE)
      await answer
      moves++
    }
  }
  await Promise.all(tables.map(playAt))
  return (moves / (performance.now() - began)) * 1000
}

function connected(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url, { perMessageDeflate: false })
  return new Promise((resolve, reject) => {
    socket.on('error', reject)
    socket.once('open', () => resolve(socket))
  })
}

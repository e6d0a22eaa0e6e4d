import type { FastifyInstance } from 'fastify'
import { CLOSED } from '../hub/connection.ts'
import type { House } from './app.ts'
import { personBehind } from './guests.ts'

/** Bytes that wait for a reader: one that falls behind further comes back and is shown all of it. */
const MOST_WAITING = 256 * 1024

/** Milliseconds between two signs of life; a line without one for longer is dead. */
const SIGN_OF_LIFE = 20_000

/** One socket for each page. */
export function socketRoute(app: FastifyInstance, house: House): void {
  const { hub } = house
  app.get('/api/socket', { websocket: true }, (socket, request) => {
    // Messages that come before we know who this is wait.
    const known = personBehind(request, house).then(person =>
      hub.connect(
        {
          send(text) {
            if (socket.bufferedAmount > MOST_WAITING) socket.close(CLOSED.slow, 'too slow')
            else if (socket.readyState === socket.OPEN) socket.send(text)
          },
          close: (code, why) => socket.close(code, why),
        },
        person,
      ),
    )
    let isAlive = true
    const beat = setInterval(() => {
      if (!isAlive) return socket.terminate()
      isAlive = false
      socket.ping()
    }, SIGN_OF_LIFE)
    socket.on('pong', () => (isAlive = true))
    socket.on('message', async (data, isBinary) => {
      isAlive = true
      if (isBinary) return socket.close(1003, 'text only')
      await (await known).receive(String(data))
    })
    socket.on('close', async () => {
      clearInterval(beat)
      ;(await known).close()
    })
    socket.on('error', error => request.log.info({ error: error.message }, 'a line broke'))
  })
}

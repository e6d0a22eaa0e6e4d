import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { LOOP_PRECISION } from '../metrics.ts'
import type { House } from './house.ts'

/** Milliseconds: what is slower than this is not well. */
const LIMITS = { store: 1000, loop: 200, alarms: 5000 }

/** Whether this server is well, for those who watch over it, and its figures. */
export function healthRoute(app: FastifyInstance, { hub, notices, metrics }: House): void {
  const delay = monitorEventLoopDelay({ resolution: LOOP_PRECISION })
  delay.enable()
  app.addHook('onClose', async () => void delay.disable())

  app.get('/health', async (_, reply) => {
    const loopMs = Math.max(0, Math.round(delay.percentile(99) / 1e6) - LOOP_PRECISION)
    delay.reset()
    const told = await hub.health().catch(() => null)
    const isWell =
      told !== null && told.storeMs < LIMITS.store && told.alarmsMs < LIMITS.alarms && !(loopMs >= LIMITS.loop)
    return reply.code(isWell ? 200 : 503).send({ isWell, loopMs, ...told })
  })

  app.get('/metrics', async (_, reply) => {
    const { sockets, openTables, heldTables, botTurns } = hub.figures()
    metrics.sockets.set(sockets)
    metrics.openTables.set(openTables)
    metrics.heldTables.set(heldTables)
    metrics.botTurns.set(botTurns)
    metrics.waitingNotices.set(await notices.waiting())
    return reply.type(metrics.contentType).send(await metrics.text())
  })
}

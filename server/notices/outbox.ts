import type { NoticeChannel } from '@roundhouse/wire/notices'
import type { Clock } from '../clock.ts'
import type { Metrics } from '../metrics.ts'
import type { WorkPlace } from '../store/work.ts'
import {
  claimDue,
  type Dispatch,
  endNotices,
  hasNotice,
  hasWork,
  postponeDeliveries,
  removeDeliveries,
  spreadNotices,
  waitingDeliveries,
} from './deliveries.ts'
import { HostRoom } from './host-room.ts'
import { nextTry } from './schedule.ts'
import { type SendingSupport, type SendResult, type Shipment, shipmentOf } from './senders.ts'
import { keepWebhook, removeDevice } from './ways.ts'

/** Milliseconds: how often it is looked whether something is due, and how long somebody has what they claimed. */
const TICK = 1000
const CLAIM = 30_000

/** How many are sent at once. */
const MOST_AT_ONCE = 64

/** Milliseconds after which something that found no room is looked at again. */
const NO_ROOM = 2000

/** Milliseconds for what is under way when the server stops. */
const LONGEST_STOP = 2000

interface OutboxSupport {
  readonly place: WorkPlace
  readonly clock: Clock
  readonly sending: SendingSupport
  readonly metrics: Metrics | undefined
  onTrouble(what: string, error: unknown): void
}

/**
 * Sends what is due. Whoever claims something sends it; if they die between sending it and noting that, the next sends it
 * once more: at least once, and at most once more for each crash.
 */
export class Outbox {
  private readonly support: OutboxSupport
  private readonly underWay = new Set<Promise<void>>()
  private readonly room: HostRoom
  private callOff: () => void = () => {}
  private round: Promise<void> | null = null
  private isAgain = false
  private isStopped = false

  constructor(support: OutboxSupport) {
    this.support = support
    this.room = new HostRoom(support.clock)
  }

  start(): void {
    const { clock } = this.support
    const again = (): void => {
      if (this.isStopped) return
      this.poke()
      this.callOff = clock.wake(clock.now() + TICK, again)
    }
    again()
  }

  /** What is under way gets a moment; the rest is for the next to come. */
  async stop(): Promise<void> {
    if (this.isStopped) return
    this.isStopped = true
    this.callOff()
    await this.round
    const { clock } = this.support
    await new Promise<void>(resolve => {
      const giveUp = clock.wake(clock.now() + LONGEST_STOP, resolve)
      void Promise.all(this.underWay).then(() => {
        giveUp()
        resolve()
      })
    })
    this.support.sending.mailer?.close()
  }

  /** Looks now, or once more after it has looked. */
  poke(): void {
    if (this.isStopped) return
    this.isAgain = true
    this.round ??= this.rounds().finally(() => {
      this.round = null
    })
  }

  async opened(person: number, table: string): Promise<void> {
    const { place, onTrouble } = this.support
    try {
      if (await place.read(hasNotice(person, table))) await place.write(endNotices(person, table))
    } catch (error) {
      // Nobody is kept from their table for it.
      if (!this.isStopped) onTrouble('a notice could not be ended', error)
    }
  }

  waiting(): Promise<number> {
    return this.support.place.read(waitingDeliveries)
  }

  private async rounds(): Promise<void> {
    while (this.isAgain && !this.isStopped) {
      this.isAgain = false
      await this.once().catch(error => this.support.onTrouble('notices could not be looked at', error))
    }
  }

  private async once(): Promise<void> {
    const { place, clock } = this.support
    const now = clock.now()
    const room = MOST_AT_ONCE - this.underWay.size
    if (room <= 0 || !(await place.read(hasWork(now)))) return
    await place.write(spreadNotices(now))
    for (const dispatch of await place.write(claimDue(now, now + CLAIM, room))) this.send(dispatch)
  }

  private send(dispatch: Dispatch): void {
    const work = this.sendNow(dispatch)
      .catch(error => this.isStopped || this.support.onTrouble('a notice could not be sent', error))
      .then(() => {
        this.underWay.delete(work)
        // There is room for the next.
        if (this.underWay.size === MOST_AT_ONCE - 1) this.poke()
      })
    this.underWay.add(work)
  }

  private async sendNow(dispatch: Dispatch): Promise<void> {
    const { place, clock, sending } = this.support
    const ids = dispatch.items.map(({ id }) => id)
    const shipment = await shipmentOf(dispatch, sending)
    if (shipment === null) return place.write(removeDeliveries(ids))
    if (!(await this.room.take(shipment.host))) return place.write(postponeDeliveries(ids, clock.now() + NO_ROOM, true))
    const result = await this.carry(shipment)
    this.note(dispatch, result)
    await this.settle(dispatch, ids, result)
  }

  private async carry({ host, send }: Shipment): Promise<SendResult> {
    const result = await send()
    this.room.leave(host, result.is === 'later' && result.isSlow)
    return result
  }

  private note({ channel, items }: Dispatch, { is }: SendResult): void {
    const { metrics, clock } = this.support
    metrics?.notices.inc({ channel, result: is })
    if (is !== 'sent') return
    for (const { created } of items) metrics?.noticeTime.observe((clock.now() - created) / 1000)
  }

  private async settle(dispatch: Dispatch, ids: readonly string[], result: SendResult): Promise<void> {
    const { place, clock } = this.support
    if (result.is === 'gone') return place.write(this.endOfWay(dispatch.channel, dispatch, ids))
    const again = result.is === 'later' ? nextTry(dispatch.tries, result.wait, clock.now()) : null
    if (result.is === 'later' && again === null)
      this.support.metrics?.notices.inc({ channel: dispatch.channel, result: 'given-up' })
    return place.write(again === null ? removeDeliveries(ids) : postponeDeliveries(ids, again, false))
  }

  /** Nobody is there any more: 404 or 410. */
  private endOfWay(channel: NoticeChannel, { target, person }: Dispatch, ids: readonly string[]) {
    if (channel === 'push') return removeDevice(target)
    return channel === 'webhook' ? keepWebhook(this.support.sending.key, person, null) : removeDeliveries(ids)
  }
}

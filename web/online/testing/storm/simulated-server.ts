import { createHash } from 'node:crypto'
import type { Game } from '@roundhouse/kernel/game'
import type { BotDesk } from '@roundhouse/server/bots/desk'
import type { Clock } from '@roundhouse/server/clock'
import { Hub } from '@roundhouse/server/hub/hub'
import { GENEROUS } from '@roundhouse/server/testing/house'
import type { TableGame } from '@roundhouse/table/games'
import type { Chances } from './chances.ts'
import { Process } from './process.ts'
import { type NewsNetwork, NewsStation } from './simulated-news.ts'
import { type Disk, SimulatedStore } from './simulated-store.ts'
import type { Timeline } from './timeline.ts'

export const hashOfText = (text: string): string => createHash('sha256').update(text).digest('hex')

export interface ServerSupport {
  readonly timeline: Timeline
  readonly disk: Disk
  /** What nodes tell each other; `null`: it is the only one on its store. */
  readonly news: NewsNetwork | null
  /** By which others know it. */
  readonly name: string
  readonly chances: Chances
  readonly manifest: TableGame
  readonly game: Game
  /** How far the clock of the machine is from the true time. */
  readonly skew: () => number
  onTrouble(what: string, error: unknown): void
}

/** A real hub in a process that can be paused and killed. */
export class SimulatedServer extends Process {
  readonly hub: Hub
  readonly store: SimulatedStore
  readonly station: NewsStation | null
  readonly startedAt: number
  /** It listens. */
  isOpen = false
  private readonly support: ServerSupport

  constructor(support: ServerSupport) {
    super(support.timeline)
    const { timeline, disk, chances, manifest, skew, news, name } = support
    this.support = support
    this.startedAt = timeline.now
    this.station = news && new NewsStation(news, this, disk.claims, name, chances.of(4))
    this.store = new SimulatedStore(disk, this, chances.of(1), this.station, skew)
    const clock: Clock = {
      now: () => timeline.now + skew(),
      wake: (at, run) => this.after(Math.max(0, at - timeline.now - skew()), run),
    }
    const ids = chances.of(2)
    this.hub = new Hub({
      store: this.store,
      nodes: this.station ?? undefined,
      clock,
      bots: this.desk(chances.of(3)),
      chance: {
        tableId: () => ids.digits(12),
        key: () => ids.digits(22),
        share: () => ids.digits(64),
        hash: hashOfText,
      },
      allowances: GENEROUS,
      loadGame: async () => manifest,
      onTrouble: (what, error) => {
        if (this.isAlive) support.onTrouble(what, error)
      },
    })
  }

  /** Answers whether it listens: a store that cannot be written lets no server start. */
  async start(): Promise<boolean> {
    try {
      await this.hub.start()
    } catch {
      return false
    }
    this.isOpen = this.isAlive
    return this.isOpen
  }

  /** Bots in this thread: usually quick, now and then slow, broken or wrong. */
  private desk(chances: Chances): BotDesk {
    const { game } = this.support
    return {
      waiting: 0,
      close: async () => {},
      decide: ({ request }) =>
        new Promise((resolve, reject) => {
          const legal = game.moves(request.state)
          const text = game.write(legal[chances.below(legal.length)]!)
          const delay = chances.once(12) ? chances.below(9000) : chances.below(40)
          const isBroken = chances.once(25)
          this.after(delay, () => {
            if (isBroken) reject(new BrokenBot())
            else resolve(chances.once(40) ? 'fly to the moon' : text)
          })
        }),
    }
  }
}

export class BrokenBot extends Error {
  override readonly name = 'BrokenBot'
}

import type { Seat } from '@roundhouse/kernel/game'
import { editionAt } from '@roundhouse/table/open-game'
import { movesAt } from '@roundhouse/table/table'
import type { BotDesk } from '../bots/desk.ts'
import type { Nodes } from '../store/nodes.ts'
import { botRequestAt, decideBot, type TableDecision } from '../table/decide.ts'
import { dealt, type OnlineTable } from '../table/online-table.ts'

type BotTask = NonNullable<ReturnType<typeof botRequestAt>>

/** What lets bots think. */
interface BotSupport {
  readonly bots: BotDesk
  readonly nodes?: Nodes | undefined
  onTrouble(what: string, error: unknown): void
}

/** Carries out what a bot decided, if the table still stands where it was asked. */
type BotTurn = (asked: OnlineTable, decide: (at: number) => TableDecision) => Promise<void>

/** The turns of bots at one table. They think elsewhere; what they answer counts if the table still stands where they were asked. */
export class BotTurns {
  private readonly support: BotSupport
  private readonly play: BotTurn
  /** The position a bot thinks about. */
  private thinking: OnlineTable | null = null
  private hasStopped = false

  constructor(support: BotSupport, play: BotTurn) {
    this.support = support
    this.play = play
  }

  get isThinking(): boolean {
    return this.thinking !== null
  }

  /** Bots move no more. */
  get isStopped(): boolean {
    return this.hasStopped
  }

  stop(): void {
    this.hasStopped = true
  }

  /** If a bot has the move now it begins to think, unless it does already. `isClaimed`: the table is this node's for now. */
  begin(now: OnlineTable, isClaimed = false): void {
    const request = this.isStopped ? null : botRequestAt(now)
    if (request === null || this.thinking === now) return
    this.thinking = now
    if (isClaimed || this.support.nodes === undefined) return this.think(now, request)
    void this.support.nodes
      .claim(now.id)
      .catch(() => false)
      .then(isOurs => {
        if (this.thinking !== now) return
        if (isOurs) this.think(now, request)
        // Another node lets it think; should that node die, an alarm comes back to it.
        else this.thinking = null
      })
  }

  private think(asked: OnlineTable, request: BotTask): void {
    const { seat } = request
    this.support.bots
      .decide({ table: asked.id, ...editionAt(dealt(asked)), request }, asked.clock.pace === 'live')
      .catch(error => this.noMove(error))
      .then(move => this.play(asked, at => this.decisionOf(asked, seat, move, at)))
      .catch(error => this.support.onTrouble('a bot could not move', error))
      .finally(() => {
        if (this.thinking === asked) this.thinking = null
      })
  }

  private noMove(error: unknown): null {
    if (!this.isStopped) this.support.onTrouble('a bot could not decide', error)
    return null
  }

  /** Whatever is wrong with a bot, its seat moves: a table never waits for one in vain. */
  private decisionOf(asked: OnlineTable, seat: Seat, move: string | null, at: number): TableDecision {
    this.thinking = null
    const legal = movesAt(dealt(asked))
    if (move !== null && !legal.includes(move)) this.noMove(new Error(`"${move}" is not legal`))
    const text = move !== null && legal.includes(move) ? move : legal[asked.seq % legal.length]!
    return decideBot(asked, seat, text, at)
  }
}

import type { Dice } from '@roundhouse/kernel/dice'
import type { Game, Move, Seat } from '@roundhouse/kernel/game'
import { type Line, visibleTo } from '@roundhouse/kernel/story'
import { ask, type SeatedPlayer } from '../bot.ts'
import { ProtocolFault, someOf } from './fault.ts'
import { type FromTable, type Greeting, type Hello, PROTOCOL } from './messages.ts'
import { readAnswer, readGreeting } from './reading.ts'

/** The way to a program and back: a process in a terminal, a worker on a page. */
export interface Wire {
  /** Sends a line and waits for the line that answers it; what goes wrong is a `Fault`. */
  ask(line: string, milliseconds: number): Promise<string>
  tell(line: string): void
  /** Nothing more will be asked. `bad`: the program is not to be waited for. */
  end(how: 'good' | 'bad'): Promise<void>
}

/** A game as it is told to a bot that is a program of its own. */
export interface TableInfo<State extends Dice = Dice> {
  readonly game: Game<State>
  readonly rules: number
  /** As in the header of a record. */
  readonly options: ReadonlyMap<string, string>
  readonly names: readonly string[]
  readonly legend: object
}

/** What a bot has done wrong, for people. */
export interface Report {
  readonly seat: Seat
  /** Which decision of its own it was, from 1; 0: it had not even greeted. */
  readonly decision: number
  readonly what: string
  /** What it could have chosen. */
  readonly allowed: readonly string[]
}

export interface TimeLimits {
  /** For a greeting: a program needs its time to start. */
  readonly greeting: number
  /** For a decision. */
  readonly decision: number
}

export const TIME_LIMITS: TimeLimits = { greeting: 20_000, decision: 5000 }

/** In one sentence: what it did, when, and what it could have done. */
export function reportWords({ decision, what, allowed }: Report): string {
  const when = decision === 0 ? 'before the game' : `at its decision ${decision}`
  const could = allowed.length === 0 ? '' : ` (legal: ${someOf(allowed)})`
  return `${when} it ${what}${could}`
}

/**
 * Somebody else's bot at a seat, for one game. It is asked until it does something wrong; from then on a bot of ours
 * decides for it, so that the game goes on.
 */
export class ExternalBot<State extends Dice = Dice> {
  readonly seat: Seat
  /** How it calls itself; `null`: it has not greeted. */
  greeting: Greeting | null = null
  /** `null`: it has done nothing wrong. */
  report: Report | null = null
  /** It has greeted, or has failed to. */
  readonly ready: Promise<void>
  private readonly table: TableInfo<State>
  private readonly wire: Wire
  private readonly substitute: SeatedPlayer<State, unknown, Move>
  private readonly limits: TimeLimits
  private readonly onReport: (report: Report) => void
  private isGone = false
  private decisions = 0
  /** How much of the story has been told. */
  private sent = 0

  constructor(
    table: TableInfo<State>,
    wire: Wire,
    substitute: SeatedPlayer<State, unknown, Move>,
    onReport: (report: Report) => void,
    limits: TimeLimits = TIME_LIMITS,
  ) {
    this.seat = substitute.seat
    this.table = table
    this.wire = wire
    this.substitute = substitute
    this.onReport = onReport
    this.limits = limits
    this.ready = this.trying([], () => this.greet()).then(() => {})
  }

  /** A legal move: the bot's, or the stand-in's. The story is all that was told so far. */
  async choose(state: State, story: readonly Line[]): Promise<Move> {
    await this.ready
    if (this.report === null) this.decisions++
    const { game } = this.table
    const moves = game.moves(state)
    const texts = moves.map(move => game.write(move))
    const text = await this.trying(texts, () => this.answerFrom(state, story, texts))
    return text === null ? ask(game, state, this.substitute) : moves[texts.indexOf(text)]!
  }

  /** The game has ended. A bot that can play another one keeps its wire. */
  over(state: State, story: readonly Line[]): void {
    const { points, winners } = this.table.game.result(state)!
    if (this.report === null) this.tell({ type: 'over', points, winners, events: this.news(story) })
  }

  /** Nothing more will be asked: the program may go. */
  leave(how: 'good' | 'bad' = 'good'): Promise<void> {
    this.isGone = true
    return this.wire.end(how)
  }

  private tell(message: FromTable): void {
    this.wire.tell(JSON.stringify(message))
  }

  private async greet(): Promise<void> {
    this.greeting = readGreeting(await this.wire.ask(JSON.stringify(this.hello()), this.limits.greeting))
  }

  private hello(): Hello {
    const { game, rules, options, names, legend } = this.table
    const { seat } = this
    return {
      type: 'hello',
      protocol: PROTOCOL,
      game: game.name,
      rules,
      options: Object.fromEntries(options),
      seat,
      players: game.seats,
      names,
      legend,
    }
  }

  private async answerFrom(state: State, story: readonly Line[], moves: readonly string[]): Promise<string> {
    const milliseconds = this.limits.decision
    const view = this.table.game.view(state, this.seat)
    const { decisions: decision } = this
    const line = JSON.stringify({ type: 'choose', decision, milliseconds, moves, view, events: this.news(story) })
    return readAnswer(await this.wire.ask(line, milliseconds), decision, moves)
  }

  /** What this seat may hear of what it has not been told. */
  private news(story: readonly Line[]): Pick<Line, 'key' | 'facts'>[] {
    const news = visibleTo(story.slice(this.sent), this.seat)
    this.sent = story.length
    return news.map(({ key, facts }) => ({ key, facts }))
  }

  /** Does something with the bot. `null`: it is out, now or since earlier. */
  private async trying<T>(allowed: readonly string[], what: () => Promise<T>): Promise<T | null> {
    if (this.report !== null || this.isGone) return null
    try {
      return await what()
    } catch (error) {
      if (!(error instanceof ProtocolFault)) throw error
      // Anyone who was sent away is not to blame for what he leaves unsaid.
      return this.isGone ? null : this.dismiss(error, allowed)
    }
  }

  private dismiss(fault: ProtocolFault, allowed: readonly string[]): null {
    this.report = { seat: this.seat, decision: this.decisions, what: fault.message, allowed }
    void this.wire.end('bad')
    this.onReport(this.report)
    return null
  }
}

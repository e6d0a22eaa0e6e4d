import type { TableRemote } from '../../match/table-remote.ts'
import type { CommandOutcome, OnlineClient, OnlineState, PageCommand, ReportWish } from '../state.ts'

/** A table elsewhere that is not: its state is what a test says, and what is asked of it is written down. */
export class MemoryClient implements OnlineClient {
  readonly commands: PageCommand[] = []
  readonly said: ({ readonly phrase: string } | { readonly text: string })[] = []
  readonly calls: string[] = []
  /** What becomes of a command. */
  answer: (command: PageCommand) => CommandOutcome = () => ({ ok: true, key: null })
  readonly remote: TableRemote = {
    play: async text => {
      this.calls.push(`play ${text}`)
      return { ok: true }
    },
    undo: async () => void this.calls.push('undo'),
    why: async () => null,
    letBotsPlay: async () => {},
    hurry: async () => {},
    advise: async () => [],
    stopCoach: async () => {},
    sit: async () => {},
    takeOver: async () => {},
  }
  private state: OnlineState
  private readonly listeners = new Set<(state: OnlineState) => void>()

  constructor(state: OnlineState) {
    this.state = state
  }

  listen(listener: (state: OnlineState) => void): () => void {
    this.listeners.add(listener)
    listener(this.state)
    return () => this.listeners.delete(listener)
  }

  /** From now on it is so. */
  show(changed: Partial<OnlineState>): void {
    this.state = { ...this.state, ...changed }
    for (const listener of this.listeners) listener(this.state)
  }

  async command(command: PageCommand): Promise<CommandOutcome> {
    this.commands.push(command)
    return this.answer(command)
  }

  async say(what: { readonly phrase: string } | { readonly text: string }): Promise<void> {
    this.said.push(what)
  }

  async ready(): Promise<CommandOutcome> {
    this.calls.push('ready')
    return { ok: true, key: null }
  }

  async report({ numbers = [] }: ReportWish): Promise<CommandOutcome> {
    this.calls.push(`report ${numbers.join()}`)
    return { ok: true, key: null }
  }

  plan(): void {
    this.calls.push('plan')
  }

  endPlan(isKept: boolean): void {
    this.calls.push(isKept ? 'keep plan' : 'drop plan')
  }

  settleMisfit(isPlayed: boolean): void {
    this.calls.push(isPlayed ? 'play what fits' : 'discard')
  }

  retryNow(): void {
    this.calls.push('retry')
  }

  close(): void {
    this.calls.push('close')
  }
}

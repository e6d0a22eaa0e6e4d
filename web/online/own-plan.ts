import type { Game, Reason, Seat } from '@roundhouse/kernel/game'
import type { PlayResult } from '@roundhouse/table/snapshot'
import type { PlanSheet } from './planning.ts'
import { type GamePosition, type KnownTable, positionIn } from './position.ts'
import type { CommandOutcome, OnlineState, PageCommand } from './state.ts'

/** What a plan is made on. */
export interface PlanGround {
  readonly known: KnownTable | null
  readonly game: Game | null
  readonly seat: Seat | null
  /** Moves of one's own are under way, or do not fit. */
  readonly isBusy: boolean
}

/** What a page does beside planning. */
export interface PlanDesk {
  ground(): PlanGround
  command(command: PageCommand): Promise<CommandOutcome>
  /** Somebody begins to plan: whatever happened is shown. */
  begin(): void
  tell(): void
}

/** The plan for one's next turn, while it is made. What works it out is fetched when somebody plans. */
export class OwnPlan {
  readonly #table: string
  readonly #desk: PlanDesk
  #sheet: PlanSheet | null = null
  #ahead: { readonly state: unknown; readonly isThere: boolean } | null = null

  constructor(table: string, desk: PlanDesk) {
    this.#table = table
    this.#desk = desk
  }

  get isOpen(): boolean {
    return this.#sheet !== null
  }

  /** Where the plan leads; `null`: nobody plans. */
  get state(): GamePosition['state'] | null {
    return this.#sheet?.state ?? null
  }

  /** A plan that is kept already is gone on with. */
  async open(): Promise<void> {
    const { PlanSheet } = await import('./planning.ts')
    const { game, known, seat } = this.#desk.ground()
    if (game === null || known === null || seat === null || !this.canOpen()) return
    this.#desk.begin()
    this.#sheet = PlanSheet.on(game, seat, positionIn(known)!, known.online.match!.plan)
    this.#desk.tell()
  }

  async close(isKept: boolean): Promise<void> {
    const sheet = this.#sheet
    if (sheet !== null && isKept && !(await this.#desk.command(sheet.command)).ok) return
    this.#sheet = null
    this.#desk.tell()
  }

  play(text: string): PlayResult {
    const played = this.#sheet!.play(text)
    this.#desk.tell()
    return played
  }

  undo(isWholeTurn: boolean): void {
    this.#sheet!.undo(isWholeTurn)
    this.#desk.tell()
  }

  why(text: string): Reason | null {
    return this.#sheet!.why(text)
  }

  /** Others decide, nothing of one's own is under way, and the game knows what one's next turn would be like. */
  canOpen(): boolean {
    const { known, game, seat, isBusy } = this.#desk.ground()
    const online = known?.online
    const state = online?.match?.state
    if (state === undefined || seat === null || online?.stage !== 'playing' || online.held !== null) return false
    if (online.chairs[seat]!.level !== null || isBusy) return false
    if (this.#ahead?.state !== state) this.#ahead = { state, isThere: !!game?.ahead?.(state, seat) }
    return this.#ahead.isThere
  }

  draft(): OnlineState['planning'] {
    const online = this.#desk.ground().known?.online
    return this.#sheet && online?.match ? this.#sheet.draft(this.#table, { ...online, match: online.match }) : null
  }

  /** The table has moved on, and the plan with it; false: whoever has the move themselves plans no more. */
  follow(): boolean {
    if (this.#sheet === null) return true
    this.#sheet = this.canOpen() ? this.#sheet.after(positionIn(this.#desk.ground().known!)!) : null
    return this.#sheet !== null
  }
}

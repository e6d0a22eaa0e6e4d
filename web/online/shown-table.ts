import type { Game } from '@roundhouse/kernel/game'
import { isSamePosition, type KnownTable, positionIn } from './position.ts'

/**
 * What of a table is shown already. Bots elsewhere move as fast as they think: what they do waits here until the page is
 * ready for it, at the pace its reader likes. What people do is shown when it comes.
 */
export class ShownTable {
  #now: KnownTable | null = null
  #later: KnownTable[] = []
  /** The page was ready for more before there was any. */
  #isReadyFor: 'next' | 'all' | null = null

  /** What is shown; `null`: nothing yet. */
  get table(): KnownTable | null {
    return this.#now
  }

  /** Is there something to be shown later? */
  get isBehind(): boolean {
    return this.#later.length > 0
  }

  /** Shows this and nothing that was to come before it. */
  show(table: KnownTable): void {
    this.#now = table
    this.#later = []
  }

  /** The table as it is now; `game`: as soon as it is known, only positions wait. */
  add(game: Game | null, table: KnownTable): void {
    const last = this.#later.at(-1) ?? this.#now
    if (game === null || last === null || !isLater(last, table)) return this.show(table)
    if (!isSamePosition(positionIn(last), positionIn(table))) this.#later.push(table)
    else if (this.#later.length > 0) this.#later[this.#later.length - 1] = table
    else this.#now = table
    if (this.#isReadyFor !== null) this.letShow(game, this.#isReadyFor === 'all')
    else this.#goOn(game)
  }

  /** The page is ready for what bots did next: equal actions are one motion. */
  letShow(game: Game, areAll: boolean): void {
    this.#isReadyFor = this.isBehind ? null : areAll ? 'all' : 'next'
    if (areAll) this.showAll()
    else if (this.isBehind) this.#showRun(game)
    this.#goOn(game)
  }

  showAll(): void {
    if (this.#later.length > 0) this.show(this.#later.at(-1)!)
  }

  /** A person here has done something: bots that follow are waited for anew. */
  forgetReady(): void {
    this.#isReadyFor = null
  }

  #showRun(game: Game): void {
    const run = actionOf(game, this.#now!, this.#later[0]!)
    while (this.#later.length > 0 && actionOf(game, this.#now!, this.#later[0]!) === run)
      this.#now = this.#later.shift()!
  }

  /** What people did is shown as it came. */
  #goOn(game: Game): void {
    while (this.#later.length > 0 && !isBotToMove(game, this.#now!)) this.#now = this.#later.shift()!
  }
}

/** The same viewer, and not a position of before. */
function isLater(one: KnownTable, other: KnownTable): boolean {
  const [before, after] = [one.online, other.online]
  if (before.match === null || after.match === null || before.viewer !== after.viewer) return false
  return after.match.played >= before.match.played
}

function isBotToMove(game: Game, { online: { match, chairs, stage } }: KnownTable): boolean {
  const seat = match === null || stage !== 'playing' ? null : game.toMove(match.state)
  return seat !== null && chairs[seat]!.level !== null
}

/** What was done, as far as others are told: who did it, and what kinds of things happened. */
function actionOf(game: Game, before: KnownTable, after: KnownTable): string {
  const keys = after.story.slice(before.story.length).map(({ key }) => key)
  return JSON.stringify([game.toMove(before.online.match!.state), keys])
}

import { loadGame } from '@roundhouse/table/games'
import type { Command } from '@roundhouse/wire/messages'
import { expect } from 'vitest'
import type { SqlStore } from '../store/sql-store.ts'
import { openOnlineTable } from '../table/online-table.ts'
import { guestAt, tableAt } from './house.ts'
import { beginGame, inLink, TestPage } from './page.ts'
import type { Serving } from './serving.ts'

/* People who play while servers, or their database, are killed; and what must be true afterwards. */

const pause = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds))

/** Milliseconds until a table that could not be shown is looked at again. */
const LOOK_AGAIN = 200

/** As a page does: a server whose store is away refuses to show a table, and does not show it unasked when the store is back. */
async function lookUntilShown(page: TestPage): Promise<void> {
  while (page.snapshot === null) {
    const before = page.heard.length
    page.say({ type: 'look', table: page.table, key: page.key })
    await page.until(() => page.snapshot !== null || page.heard.slice(before).some(isRefused))
    if (page.snapshot === null) await pause(LOOK_AGAIN)
  }
}

const isRefused = (text: string): boolean => text.startsWith('{"type":"no"')

/** A person who plays on whatever happens to the line: what was not answered is sent again with its id. */
export class Stubborn {
  /** The number that each command got. */
  readonly answered = new Map<string, number>()
  private open: { readonly command: Command; readonly id: string; readonly seq: number } | null = null
  private page: TestPage
  private link: string
  private isEnough = false
  private commands = 0
  /** How often the line was lost in a row. */
  private losses = 0

  constructor(page: TestPage, link: string) {
    this.page = page
    this.link = link
  }

  stop(): void {
    this.isEnough = true
    this.page.socket.terminate()
  }

  /** The game is over, and the line is open. */
  get hasPlayed(): boolean {
    return this.page.closed === null && this.page.snapshot?.stage === 'over'
  }

  get cookie(): string {
    return this.page.cookie!
  }

  /** Leaves a table at which the game is over for another. */
  moveTo(page: TestPage, link: string): void {
    const before = this.page
    this.page = page
    this.link = link
    before.socket.terminate()
  }

  async playOn(): Promise<void> {
    while (!this.isEnough) {
      try {
        if (this.page.closed !== null) this.page = await this.comeBack()
        this.losses = 0
        // Somebody who was on the way back when it was enough would wait at a table at which nobody moves.
        if (this.isEnough) return this.page.socket.terminate()
        await this.step()
      } catch {
        // The line was cut: nobody knows what became of the last command. A server lets nobody come back without end.
        await pause(Math.min(1000, 20 * 2 ** this.losses++))
      }
    }
  }

  private async comeBack(): Promise<TestPage> {
    const page = await TestPage.at({ address: new URL(this.link).origin }, this.link, this.page.cookie)
    await lookUntilShown(page)
    return page
  }

  private async step(): Promise<void> {
    this.open ??= await this.next()
    if (this.open === null) return this.page.until(() => this.isEnough || this.isMyTurn)
    const { command, id, seq } = this.open
    const answer = await this.page.command(command, { id, seq })
    // Nothing else is refused: moves are legal, and were chosen for the table as it was.
    if (answer.type === 'no' && !['stale', 'not-kept', 'too-fast'].includes(answer.reason.code))
      this.answered.set(`${id} ${answer.reason.code}`, -1)
    if (answer.type === 'done') this.answered.set(id, answer.seq)
    this.open = null
    if (answer.type === 'done') await this.page.until(() => this.page.seq >= answer.seq)
    else await pause(Number(answer.reason.facts['wait'] ?? 5))
  }

  private toMove: (state: never) => number | null = () => null

  private get isMyTurn(): boolean {
    const { match, viewer } = this.page.snapshot!
    return this.toMove(match!.state as never) === viewer
  }

  private async next() {
    const game = await this.page.game()
    this.toMove = state => game.toMove(state)
    if (!this.isMyTurn) return null
    const legal = game.moves(this.page.snapshot!.match!.state)
    const text = game.write(legal[Math.floor(Math.random() * legal.length)]!)
    const id = `${this.page.cookie!.slice(-8).replaceAll(/\W/g, '')}-command-${this.commands++}`
    return { command: { type: 'play', moves: [text] } as const, id, seq: this.page.seq }
  }
}

export const answerCount = (people: readonly Stubborn[]): number =>
  people.reduce((sum, { answered }) => sum + answered.size, 0)

/** Waits until they were answered so often. */
export const answersOf = (people: readonly Stubborn[], count: number): Promise<void> =>
  expect.poll(() => answerCount(people), { timeout: 60_000, interval: 3 }).toBeGreaterThanOrEqual(count)

type Servers = readonly Pick<Serving, 'address'>[]

/** A table that two have set up and begun; with several servers each of them is at another one. */
interface TableOfTwo {
  readonly pages: readonly TestPage[]
  readonly links: readonly string[]
}

async function tableOfTwo(servers: Servers, host: string, cookies: readonly string[]): Promise<TableOfTwo> {
  const link = await tableAt(servers[0]!, host, { options: { players: '2', map: 'nuremberg' }, game: 'nuremberg' })
  const links = [servers[0]!, servers.at(-1)!].map(({ address }) => `${address}/${new URL(link).hash}`)
  const pages: TestPage[] = []
  for (const [seat, own] of links.entries()) {
    const page = await TestPage.at({ address: new URL(own).origin }, own, cookies[seat]!)
    pages.push(page)
    await page.look()
  }
  await beginGame(pages)
  return { pages, links }
}

/** Tables of two, who play on. */
export async function peopleAt(
  servers: Servers,
  count: number,
): Promise<{ readonly people: Stubborn[]; readonly tables: string[] }> {
  const people: Stubborn[] = []
  const tables: string[] = []
  const host = await guestAt(servers[0]!, 'Host')
  for (let n = 0; n < count; n++) {
    const cookies = [await guestAt(servers[0]!, 'Ada'), await guestAt(servers.at(-1)!, 'Bert')]
    const { pages, links } = await tableOfTwo(servers, host, cookies)
    people.push(...pages.map((page, seat) => new Stubborn(page, links[seat]!)))
    tables.push(inLink(links[0]!).table)
  }
  return { people, tables }
}

/** Two who are through with a game begin another. Answers the new table; `null`: they still play, or are on their way back. */
export async function playAgain(servers: Servers, people: readonly [Stubborn, Stubborn]): Promise<string | null> {
  if (!people.every(({ hasPlayed }) => hasPlayed)) return null
  const cookies = people.map(({ cookie }) => cookie)
  const { pages, links } = await tableOfTwo(servers, cookies[0]!, cookies)
  for (const [seat, each] of people.entries()) each.moveTo(pages[seat]!, links[seat]!)
  return inLink(links[0]!).table
}

/** What was answered is in the log once, where it was said to be, and every log can be played. */
export async function checkLogs(
  store: Pick<SqlStore, 'readTable' | 'close'>,
  tables: readonly string[],
  people: readonly Stubborn[],
): Promise<number> {
  const commands = new Map<string, number[]>()
  for (const id of tables) {
    const kept = (await store.readTable(id))!
    openOnlineTable(kept, await loadGame(kept.setup.game))
    for (const { command, seq } of kept.entries)
      if (command !== null) commands.set(command, [...(commands.get(command) ?? []), seq])
  }
  await store.close()
  const answers = people.flatMap(({ answered }) => [...answered])
  expect(answers.filter(([id, seq]) => String(commands.get(id)) !== String([seq]))).toEqual([])
  return answers.length
}

import type { Game } from '@roundhouse/kernel/game'
import { headerOf } from '@roundhouse/kernel/record'
import { openBy } from '@roundhouse/kernel/rules-number'
import { loadGame } from '@roundhouse/table/games'
import { commitmentOf } from '@roundhouse/wire/deal'
import { patch } from '@roundhouse/wire/difference'
import type { WireLine } from '@roundhouse/wire/lines'
import type { Command, CommandMessage, FromPage, FromServer } from '@roundhouse/wire/messages'
import type { OnlineSnapshot } from '@roundhouse/wire/online-snapshot'
import { nodeSha256 } from '@roundhouse/wire/testing/sha256'
import { WebSocket } from 'ws'
import { guestAt, type TestHouse } from './house.ts'

let commands = 1000

type OfType<Type extends FromServer['type']> = Extract<FromServer, { readonly type: Type }>
/** Milliseconds after which somebody who waits for a message waits in vain. */
const LONGEST_WAIT = 20_000

type Answer = OfType<'done'> | OfType<'no'>

/** The table and the key of a link. */
export function inLink(link: string): { readonly table: string; readonly key: string } {
  const [table, key] = new URL(link).hash.split('/').slice(-2)
  return { table: table!, key: key! }
}

/** A page at a real socket that says what a test wants, at the time it wants. */
export class TestPage {
  /** Every message, as it came. */
  readonly heard: string[] = []
  readonly share = 'abcdef0123456789'.repeat(4)
  snapshot: OnlineSnapshot | null = null
  lines: readonly WireLine[] = []
  seq = 0
  closed: number | null = null
  readonly cookie: string | null
  readonly socket: WebSocket
  readonly table: string
  readonly key: string
  private readonly waiting = new Set<() => void>()

  private constructor(socket: WebSocket, link: string, cookie: string | null) {
    const { table, key } = inLink(link)
    this.socket = socket
    this.cookie = cookie
    this.table = table
    this.key = key
    socket.on('message', data => this.hear(String(data)))
    socket.on('close', code => {
      this.closed = code
      this.wakeAll()
    })
  }

  /** A line of somebody with this cookie; `null`: of nobody. */
  static async at({ address }: Pick<TestHouse, 'address'>, link: string, cookie: string | null): Promise<TestPage> {
    const headers = cookie === null ? {} : { cookie }
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { headers })
    const page = new TestPage(socket, link, cookie)
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    return page
  }

  /** A new guest, who looks at the table. */
  static async guest(house: Pick<TestHouse, 'address'>, link: string, name: string): Promise<TestPage> {
    const page = await TestPage.at(house, link, await guestAt(house, name))
    await page.look()
    return page
  }

  get messages(): FromServer[] {
    return this.heard.map(text => JSON.parse(text) as FromServer)
  }

  ofType<Type extends FromServer['type']>(type: Type): OfType<Type>[] {
    return this.messages.filter((message): message is OfType<Type> => message.type === type)
  }

  say(message: FromPage | object | string): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  }

  /** Says something, and waits for the first message after it that is of this type. */
  async ask<Type extends FromServer['type']>(message: FromPage | object | string, type: Type): Promise<OfType<Type>> {
    const before = this.heard.length
    this.say(message)
    return this.next(type, before)
  }

  async next<Type extends FromServer['type']>(type: Type, from = this.heard.length): Promise<OfType<Type>> {
    const find = () => this.messages.slice(from).find((each): each is OfType<Type> => each.type === type)
    await this.until(() => find() !== undefined)
    return find()!
  }

  look(more: object = {}): Promise<OfType<'snapshot'>> {
    return this.ask({ type: 'look', table: this.table, key: this.key, ...more }, 'snapshot')
  }

  /** Commands, and waits for the answer. */
  async command(command: Command, head: Partial<CommandMessage> = {}): Promise<Answer> {
    const id = `${head.id ?? `command-${commands++}`}`
    const before = this.heard.length
    this.say({ table: this.table, seq: this.seq, ...command, ...head, id })
    const find = () =>
      this.messages
        .slice(before)
        .find((each): each is Answer => (each.type === 'done' || each.type === 'no') && each.id === id)
    await this.until(() => find() !== undefined)
    return find()!
  }

  /** `done`, or the code of the refusal. */
  async tell(command: Command, head: Partial<CommandMessage> = {}): Promise<string> {
    const answer = await this.command(command, head)
    return answer.type === 'done' ? 'done' : answer.reason.code
  }

  async until(is: () => boolean): Promise<void> {
    let isTooLate = false
    const timer = setTimeout(() => {
      isTooLate = true
      this.wakeAll()
    }, LONGEST_WAIT)
    try {
      while (!is()) {
        if (this.closed !== null || isTooLate)
          throw new Error(`closed: ${this.closed}; heard ${this.heard.slice(-3).join(' ').slice(0, 500)}`)
        await new Promise<void>(resolve => this.waiting.add(resolve))
      }
    } finally {
      clearTimeout(timer)
    }
  }

  async untilClosed(): Promise<number> {
    if (this.closed === null) await new Promise(resolve => this.socket.once('close', resolve))
    return this.closed!
  }

  /** All that was said before has been answered. */
  async settled(): Promise<void> {
    await this.ask({ type: 'ping', seen: {} }, 'pong')
  }

  async ready(): Promise<string> {
    const seat = this.snapshot!.viewer as number
    return this.tell({ type: 'ready', commitment: await commitmentOf(nodeSha256, this.table, seat + 1, this.share) })
  }

  async game(): Promise<Game> {
    const { game, rules, options } = this.snapshot!.setup
    const { definition } = await loadGame(game)
    return openBy(definition, definition.readOptions(headerOf({ options, notes: [] })), rules)
  }

  private hear(text: string): void {
    this.heard.push(text)
    const message = JSON.parse(text) as FromServer
    if (message.type === 'snapshot') ({ snapshot: this.snapshot, lines: this.lines, seq: this.seq } = message)
    if (message.type === 'news' && message.seq > this.seq) this.goOn(message)
    this.wakeAll()
  }

  private goOn({ seq, from = seq - 1, change = {}, keep, lines = [] }: OfType<'news'>): void {
    if (from !== this.seq) throw new Error(`news from ${from} to ${seq}, where ${this.seq} is known`)
    this.snapshot = patch(this.snapshot, change) as OnlineSnapshot
    this.lines = [...this.lines.slice(0, keep), ...lines]
    this.seq = seq
  }

  private wakeAll(): void {
    const all = [...this.waiting]
    this.waiting.clear()
    for (const wake of all) wake()
  }
}

/** Everybody sits down, is ready and shows their share: the game begins. */
export async function beginGame(
  pages: readonly TestPage[],
  names: readonly string[] = pages.map((_, n) => `Player ${n}`),
): Promise<void> {
  for (const [n, page] of pages.entries()) {
    const answer = await page.command({ type: 'sit', seat: n, name: names[n]! })
    if (answer.type === 'no') throw new Error(answer.reason.code)
    await page.until(() => page.snapshot!.viewer === n)
  }
  for (const page of pages) {
    await page.until(() => page.snapshot!.chairs.filter(({ is }) => is === 'person').length === pages.length)
    // Each is ready for the table as it is then.
    while ((await page.ready()) === 'stale') await page.settled()
  }
  for (const page of pages) {
    await page.until(() => page.snapshot!.stage === 'dealing')
    await page.tell({ type: 'share', share: page.share })
  }
  for (const page of pages) await page.until(() => page.snapshot!.stage === 'playing')
}

/** The page whose seat has the move. */
export async function toMoveAmong(pages: readonly TestPage[]): Promise<TestPage> {
  const last = Math.max(...pages.map(({ seq }) => seq))
  for (const page of pages) await page.until(() => page.seq >= last)
  const game = await pages[0]!.game()
  const seat = game.toMove(pages[0]!.snapshot!.match!.state)
  return pages.find(({ snapshot }) => snapshot!.viewer === seat)!
}

/** A legal move of this page, which has the move. */
export async function legalMove(page: TestPage): Promise<string> {
  const game = await page.game()
  return game.write(game.moves(page.snapshot!.match!.state).at(-1)!)
}

/** Plays whatever is legal until the game is over; bots play for the others. */
export async function playToEnd(page: TestPage): Promise<void> {
  const game = await page.game()
  const isOver = (): boolean => page.snapshot!.stage === 'over'
  const isMine = (): boolean => game.toMove(page.snapshot!.match!.state) === page.snapshot!.viewer
  while (!isOver()) {
    await page.until(() => isOver() || isMine())
    if (!isOver()) await page.tell({ type: 'play', moves: [await legalMove(page)] })
  }
}

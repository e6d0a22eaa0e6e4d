import { manifest } from '@roundhouse/first-class/manifest'
import { type Dice, roll, type Seed } from '@roundhouse/kernel/dice'
import type { Game } from '@roundhouse/kernel/game'
import type { FromServer } from '@roundhouse/wire/messages'
// The bundle loads it as a package that is no module: all of it is its default.
import WebSocket from 'ws'
import { type DealtTable, SEATS } from './house.ts'

/** One socket of a page. What is not waited for is not read: those who measure share the machine with the server. */
export class PageSocket {
  private readonly socket: WebSocket
  private readonly waiting = new Map<string, (text: string) => void>()

  private constructor(socket: WebSocket) {
    this.socket = socket
    socket.on('message', data => this.hear(data as Buffer))
  }

  static open(address: string, cookie: string | null): Promise<PageSocket> {
    const url = `${address.replace('http', 'ws')}/api/socket`
    const socket = new WebSocket(url, { headers: cookie === null ? {} : { cookie }, perMessageDeflate: false })
    return new Promise((resolve, reject) => {
      socket.once('error', reject)
      socket.once('open', () => resolve(new PageSocket(socket)))
    })
  }

  send(message: object): void {
    this.socket.send(JSON.stringify(message))
  }

  /** The next message that begins so. */
  next(beginning: string): Promise<string> {
    return new Promise(resolve => this.waiting.set(beginning, resolve))
  }

  /** Looks at a table until all of it is here. */
  async look(table: string, key: string): Promise<void> {
    const seen = this.next('{"type":"snapshot"')
    this.send({ type: 'look', table, key })
    await seen
  }

  async close(): Promise<void> {
    const closed = new Promise(resolve => this.socket.once('close', resolve))
    this.socket.close()
    await closed
  }

  private hear(data: Buffer): void {
    const head = data.toString('latin1', 0, 18)
    for (const [beginning, resolve] of this.waiting)
      if (head.startsWith(beginning)) {
        this.waiting.delete(beginning)
        resolve(String(data))
        return
      }
  }
}

type Answer = Extract<FromServer, { readonly type: 'done' | 'no' }>

/** Four people at a table, who play at random whatever is legal: the game is followed here, by its seed. */
export class Players {
  readonly table: DealtTable
  /** By seat; nobody is here who is away. */
  readonly pages: PageSocket[]
  /** The names of the moves that were answered. */
  readonly answered: string[] = []
  private readonly game: Game
  private readonly state: Dice
  private readonly dice: Dice
  private seq: number
  private moves = 0

  private constructor(table: DealtTable, pages: PageSocket[]) {
    this.table = table
    this.pages = pages
    this.seq = table.seq
    const { definition } = manifest
    this.game = definition.open(
      manifest.newGame({ players: String(SEATS), modules: 'A,B', decks: '1' }),
    ) as unknown as Game
    this.state = this.game.begin(table.seed as unknown as Seed)
    this.dice = { seed: [7, 7, 7, table.seq], rolled: 0 }
  }

  /** With several addresses by turns: each of them is another node. */
  static async at(addresses: readonly string[], table: DealtTable): Promise<Players> {
    const pages = await Promise.all(
      table.cookies.map((cookie, seat) => PageSocket.open(addresses[seat % addresses.length]!, cookie)),
    )
    await Promise.all(pages.map(page => page.look(table.id, table.key)))
    return new Players(table, pages)
  }

  /** All of them are somewhere else. */
  static away = (table: DealtTable): Players => new Players(table, [])

  /** The player who has the move comes, looks what they have to do, plays their turn and goes. Answers how many moves it had. */
  async visit(address: string): Promise<number> {
    const seat = this.game.toMove(this.state)!
    const cookie = this.table.cookies[seat]!
    await fetch(`${address}/api/tables`, { headers: { cookie } }).then(answer => answer.text())
    const page = await PageSocket.open(address, cookie)
    await page.look(this.table.id, this.table.key)
    this.pages[seat] = page
    const before = this.moves
    while (this.game.toMove(this.state) === seat) await this.play()
    await page.close()
    return this.moves - before
  }

  /** How many entries the table has. */
  get entries(): number {
    return this.seq
  }

  get isOver(): boolean {
    return this.game.toMove(this.state) === null
  }

  /** Plays a move; answers how many milliseconds it took until the next seat, at the next node, had the news. */
  async playAndTell(): Promise<number> {
    const next = this.pages[(this.game.toMove(this.state)! + 1) % SEATS]!
    const began = performance.now()
    const told = next.next('{"type":"news"')
    await Promise.all([this.play(), told])
    return performance.now() - began
  }

  /** Plays a move; answers how many milliseconds it took until it was answered. */
  async play(): Promise<number> {
    const moves = this.game.moves(this.state)
    const move = moves[roll(this.dice, moves.length)]!
    const page = this.pages[this.game.toMove(this.state)!]!
    const answer = Promise.race([page.next('{"type":"done"'), page.next('{"type":"no"')])
    const began = performance.now()
    const { table, seq, id } = { table: this.table.id, seq: this.seq, id: `move-${this.moves++}-000` }
    page.send({ type: 'play', table, id, seq, moves: [this.game.write(move)] })
    const text = await answer
    const took = performance.now() - began
    const message = JSON.parse(text) as Answer
    if (message.type === 'no') throw new Error(`a move was refused: ${text}`)
    this.seq = message.seq
    this.answered.push(id)
    this.game.play(this.state, move)
    return took
  }

  async leave(): Promise<void> {
    await Promise.all(this.pages.map(page => page.close()))
  }
}

/**
 * A client for tables elsewhere: it sits down by a link, as a guest, and plays to the end (docs/wire-protocol.md).
 *     node --import tsx examples/client/client.ts 'http://localhost:8080/#/sit/k7Qm2xWb9TfE/Zb3kq0fJr8s2TnLx5VwEyA' Ada
 *
 * It plays at random; a third argument names a file whose `choose` chooses instead (greedy.ts). Copy it, make it better.
 */
import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { manifest as firstClass } from '@roundhouse/first-class/manifest'
import type { Dice } from '@roundhouse/kernel/dice'
import type { Game, Seat } from '@roundhouse/kernel/game'
import type { GameManifest } from '@roundhouse/kernel/manifest'
import { headerOf } from '@roundhouse/kernel/record'
import { manifest as nuremberg } from '@roundhouse/nuremberg/manifest'
import { commitmentOf } from '@roundhouse/wire/deal'
import { patch } from '@roundhouse/wire/difference'
import type { WireLine } from '@roundhouse/wire/lines'
import type { Command, CommandMessage, FromPage } from '@roundhouse/wire/messages'
import type { OnlineSnapshot } from '@roundhouse/wire/online-snapshot'
import { readFromServer } from '@roundhouse/wire/reading'
import { WIRE } from '@roundhouse/wire/version'
import { WebSocket } from 'ws'

/** Chooses a legal move. The state is a sample: what this seat cannot see in it is made up. */
export type Choose = (moves: readonly string[], game: Game, state: Dice, seat: Seat) => string
const atRandom: Choose = moves => moves[randomInt(moves.length)]!

const GAMES = new Map([firstClass, nuremberg].map(each => [each.definition.name, each as unknown as GameManifest]))
/** Refusals after which we look at the table once more: nothing else is wrong. */
const TRY_AGAIN = ['stale', 'chair-taken', 'too-fast', 'not-kept', 'held']
const sha256 = async (text: string): Promise<string> => createHash('sha256').update(text).digest('hex')
const pause = (milliseconds: number) => new Promise(done => setTimeout(done, milliseconds))

export class Client {
  snapshot: OnlineSnapshot | null = null
  lines: readonly WireLine[] = []
  private seq = 0
  private readonly link: URL
  private readonly table: string
  private readonly key: string
  private readonly name: string
  private readonly choose: Choose
  private readonly share = randomBytes(32).toString('hex')
  private cookie: string | null = null
  private socket: WebSocket | null = null
  /** What was sent and not answered: it is sent again, with its id, after a break. */
  private open: CommandMessage | null = null

  constructor(link: string, name: string, choose: Choose = atRandom) {
    this.link = new URL(link)
    ;[this.table, this.key] = this.link.hash.split('/').slice(-2) as [string, string]
    this.name = name
    this.choose = choose
  }

  /** Plays until the game is over; answers its record, or `null` if it was called off before it began. */
  async play(): Promise<string | null> {
    for (let attempt = 0; !this.isOver(); attempt++) {
      this.cookie ??= await this.becomeGuest()
      if (this.cookie !== null) await this.playUntilCut(() => (attempt = 0))
      await pause(Math.random() * Math.min(3000, 50 * 2 ** attempt))
    }
    return this.snapshot!.record
  }

  /** Cuts the line: the client comes back by itself. */
  cut = (): void => this.socket?.terminate()

  /** The cookie by which the server knows us from then on. */
  private async becomeGuest(): Promise<string | null> {
    const body = JSON.stringify({ name: this.name })
    const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
    const answer = await fetch(new URL('/api/guest', this.link), request).catch(() => null)
    return answer?.headers.get('set-cookie')?.split(';')[0] ?? null
  }

  private playUntilCut(onMessage: () => void): Promise<void> {
    return new Promise((done, fail) => {
      const address = new URL(`/api/socket?table=${this.table}`, this.link).href.replace('http', 'ws')
      const socket = (this.socket = new WebSocket(address, { headers: { cookie: this.cookie! } }))
      const ping = setInterval(() => this.send({ type: 'ping', seen: { [this.table]: this.seq } }), 15_000)
      socket.on('open', () => {
        const from = this.snapshot && { from: { seq: this.seq, heard: this.lines.length } }
        this.send({ type: 'hello', wire: WIRE, language: 'en' })
        this.send({ type: 'look', table: this.table, key: this.key, ...from })
        if (this.open !== null) this.send(this.open)
      })
      socket.on('message', data => this.hear(String(data)).then(onMessage, fail))
      socket.on('error', () => socket.terminate())
      socket.on('close', () => done(clearInterval(ping)))
    })
  }

  private send(message: FromPage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  private async hear(text: string): Promise<void> {
    const read = readFromServer(text)
    if (!read.ok) throw new Error(read.why)
    const { message } = read
    if (message.type === 'snapshot') ({ snapshot: this.snapshot, lines: this.lines, seq: this.seq } = message)
    // What we know already may come once more; without what came between we ask for all of it.
    if (message.type === 'news' && message.seq > this.seq) {
      const { seq, from = seq - 1, change = {}, keep, lines = [] } = message
      if (from !== this.seq) return this.send({ type: 'look', table: this.table, key: this.key })
      this.snapshot = patch(this.snapshot, change) as OnlineSnapshot
      this.lines = [...this.lines.slice(0, keep), ...lines]
      this.seq = seq
    }
    if (message.type === 'no' && !TRY_AGAIN.includes(message.reason.code)) throw new Error(text)
    if (message.type === 'no') await pause(Number(message.reason.facts['wait'] ?? 0))
    if ((message.type === 'done' || message.type === 'no') && message.id === this.open?.id) this.open = null
    if (this.isOver()) this.socket?.close()
    else if (this.open === null && this.snapshot?.held === null) await this.act(this.next(this.snapshot))
  }

  private isOver = (): boolean => ['over', 'called-off'].includes(this.snapshot?.stage ?? '')

  /** One command at a time: the next one when the last was answered. */
  private async act(command: Promise<Command | null>, seq = this.seq): Promise<void> {
    const next = await command
    if (next === null || this.open !== null || seq !== this.seq) return
    this.open = { ...next, table: this.table, id: randomUUID(), seq }
    this.send(this.open)
  }

  private async next({ stage, viewer, chairs, deal, match, question, setup }: OnlineSnapshot): Promise<Command | null> {
    const free = chairs.findIndex(({ is, name }) => is === 'free' && ['', this.name].includes(name))
    if (viewer === 'watcher') return free < 0 ? null : { type: 'sit', seat: free, name: this.name }
    const commitment = await commitmentOf(sha256, this.table, viewer + 1, this.share)
    if (stage === 'seating') return chairs[viewer]!.isReady ? null : { type: 'ready', commitment }
    if (stage === 'dealing') return deal.shown[viewer + 1] ? null : { type: 'share', share: this.share }
    if (chairs[viewer]!.hasStandIn) return { type: 'return' }
    if (question?.open.includes(viewer)) return { type: 'answer', agrees: true }
    const { definition } = GAMES.get(setup.game)!
    const game = definition.open(definition.readOptions(headerOf({ ...setup, notes: [] })), setup.rules)
    if (match === null || game.toMove(match.state) !== viewer) return null
    const moves = game.moves(match.state).map(move => game.write(move))
    return { type: 'play', moves: [this.choose(moves, game, match.state, viewer)] }
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [link, name = 'Guest', chooser] = process.argv.slice(2)
  const choose = chooser === undefined ? atRandom : (await import(pathToFileURL(resolve(chooser)).href)).choose
  console.log(await new Client(link!, name, choose).play())
}

import { createHash, randomBytes } from 'node:crypto'
import { headerOf, readRecord, replay } from '@roundhouse/kernel/record'
import { loadGame } from '@roundhouse/table/games'
import { commitmentOf } from '@roundhouse/wire/deal'
import { patch } from '@roundhouse/wire/difference'
import type { Command, FromServer } from '@roundhouse/wire/messages'
import type { OnlineSnapshot } from '@roundhouse/wire/online-snapshot'
import { afterAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { openHouse } from '../testing/house.ts'

const house = await openHouse()
afterAll(() => house.close())

const hash = async (text: string) => createHash('sha256').update(text).digest('hex')

class Player {
  snapshot: OnlineSnapshot | null = null
  seq = 0
  share = randomBytes(32).toString('hex')
  waiting: ((message: FromServer) => void)[] = []
  socket!: WebSocket
  id!: string
  n = 0
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
  async come(cookie: string, id: string, key: string) {
    this.id = id
    this.socket = new WebSocket(`${house.address.replace('http', 'ws')}/api/socket`, { headers: { cookie } })
    await new Promise(resolve => this.socket.once('open', resolve))
    this.socket.on('message', data => this.hear(JSON.parse(String(data))))
    this.socket.send(JSON.stringify({ type: 'hello', wire: 1, language: 'en' }))
    this.socket.send(JSON.stringify({ type: 'look', table: id, key }))
    await this.until(() => this.snapshot !== null)
  }
  hear(message: FromServer) {
    if (message.type === 'snapshot') {
      this.snapshot = message.snapshot
      this.seq = message.seq
    } else if (message.type === 'news') {
      this.snapshot = patch(this.snapshot, message.change) as OnlineSnapshot
      this.seq = message.seq
    } else if (message.type === 'no') console.log(this.name, JSON.stringify(message))
    for (const run of this.waiting.splice(0)) run(message)
  }
  async until(is: () => boolean) {
    while (!is()) await new Promise(resolve => this.waiting.push(resolve as () => void))
  }
  async send(command: Command) {
    const id = `${this.name}-command-${this.n++}`
    this.socket.send(JSON.stringify({ ...command, table: this.id, id, seq: this.seq }))
    return new Promise<FromServer>(resolve => {
      const hear = (message: FromServer) =>
        (message.type === 'done' || message.type === 'no') && message.id === id
          ? resolve(message)
          : this.waiting.push(hear)
      this.waiting.push(hear)
    })
  }
}

test('two people elsewhere and a bot play a whole game', async () => {
  const guest = async (name: string) => {
    const response = await fetch(`${house.address}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    })
    expect(response.status).toBe(200)
    return response.headers.get('set-cookie')!.split(';')[0]!
  }
  const [ada, bert] = [await guest('Ada'), await guest('Bert')]
  const person = { is: 'person', keptFor: null }
  const response = await fetch(`${house.address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: ada },
    body: JSON.stringify({
      game: 'first-class',
      options: { players: '3', modules: 'A,B' },
      chairs: [person, person, { is: 'bot', level: 'beginner' }],
      pace: 'live',
      bank: { live: 20, daily: 3 },
      isElastic: false,
      hours: null,
      canAskUndo: true,
      standIn: 'intermediate',
      watch: 'link',
      delay: 0,
    }),
  })
  const laid = (await response.json()) as { table: string; key: string }
  console.log(JSON.stringify(laid))
  expect(laid).toHaveProperty('key')
  const players = [new Player('Ada'), new Player('Bert')]
  await players[0]!.come(ada, laid.table, laid.key)
  await players[1]!.come(bert, laid.table, laid.key)
  for (const [seat, player] of players.entries()) {
    await player.send({ type: 'sit', seat, name: player.name })
    await player.until(() => player.snapshot!.viewer === seat)
  }
  for (const [seat, player] of players.entries()) {
    await player.until(() => player.seq >= 2 + seat)
    await player.send({ type: 'ready', commitment: await commitmentOf(hash, laid.table, seat + 1, player.share) })
  }
  for (const player of players) await player.until(() => player.snapshot!.stage === 'dealing')
  for (const player of players) await player.send({ type: 'share', share: player.share })
  const manifest = await loadGame('first-class')
  const game = manifest.definition.open(
    manifest.definition.readOptions(headerOf({ options: players[0]!.snapshot!.setup.options, notes: [] })),
  )
  let moves = 0
  const run = async (player: Player) => {
    for (;;) {
      await player.until(() => {
        const { match, stage, viewer } = player.snapshot!
        return stage === 'over' || (match !== null && game.toMove(match.state) === viewer)
      })
      if (player.snapshot!.stage === 'over') return
      const { state } = player.snapshot!.match!
      const legal = game.moves(state)
      const text = game.write(legal[(moves++ * 7) % legal.length]!)
      const answer = await player.send({ type: 'play', moves: [text] })
      expect(answer).toMatchObject({ type: 'done' })
      await player.until(() => player.seq >= (answer as { seq: number }).seq)
    }
  }
  await Promise.all(players.map(run))
  const record = players[0]!.snapshot!.record!
  console.log(moves, players[0]!.seq, record.slice(0, 400))
  expect(replay(manifest.definition, readRecord(record)).result).not.toBeNull()
  expect(house.trouble).toEqual([])
})

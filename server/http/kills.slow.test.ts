import { loadGame } from '@roundhouse/table/games'
import type { Command } from '@roundhouse/wire/messages'
import { beforeAll, describe, expect, test } from 'vitest'
import { openStore } from '../store/open-store.ts'
import { openOnlineTable } from '../table/online-table.ts'
import { guestAt, tableAt } from '../testing/house.ts'
import { beginGame, inLink, TestPage } from '../testing/page.ts'
import { type Serving, type ServingPlace, serve, servingPlace } from '../testing/serving.ts'

/** `ROUNDHOUSE_KILLS=100` for a longer one. */
const KILLS = Number(process.env['ROUNDHOUSE_KILLS'] ?? 5)
/** A game is over after some hundred moves: for many kills there are as many tables as one address may have people. */
const TABLES = KILLS > 20 ? 8 : 3
const ANSWERS_BETWEEN_KILLS = KILLS > 20 ? 10 : 20

let place: ServingPlace

beforeAll(async () => {
  place = await servingPlace()
  return place.remove
})

/** A person who plays on whatever happens to the line: what was not answered is sent again with its id. */
class Stubborn {
  /** The number that each command got. */
  readonly answered = new Map<string, number>()
  private open: { readonly command: Command; readonly id: string; readonly seq: number } | null = null
  private page: TestPage
  private readonly link: string
  private isEnough = false
  private commands = 0

  constructor(page: TestPage, link: string) {
    this.page = page
    this.link = link
  }

  stop(): void {
    this.isEnough = true
    this.page.socket.terminate()
  }

  async playOn(): Promise<void> {
    while (!this.isEnough) {
      try {
        if (this.page.closed !== null) this.page = await this.comeBack()
        await this.step()
      } catch {
        // The line was cut: nobody knows what became of the last command.
        await new Promise(resolve => setTimeout(resolve, 20))
      }
    }
  }

  private async comeBack(): Promise<TestPage> {
    const page = await TestPage.at({ address: new URL(this.link).origin }, this.link, this.page.cookie)
    await page.look()
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
    else await new Promise(resolve => setTimeout(resolve, Number(answer.reason.facts['wait'] ?? 5)))
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

const answerCount = (people: readonly Stubborn[]): number =>
  people.reduce((sum, { answered }) => sum + answered.size, 0)

/** Waits until they were answered so often. */
const answersOf = (people: readonly Stubborn[], count: number): Promise<void> =>
  expect.poll(() => answerCount(people), { timeout: 60_000, interval: 3 }).toBeGreaterThanOrEqual(count)

async function peopleAt(server: Serving): Promise<{ readonly people: Stubborn[]; readonly tables: string[] }> {
  const people: Stubborn[] = []
  const tables: string[] = []
  const host = await guestAt(server, 'Host')
  for (let n = 0; n < TABLES; n++) {
    const link = await tableAt(server, host, { options: { players: '2', map: 'nuremberg' }, game: 'nuremberg' })
    const pages = [await TestPage.guest(server, link, 'Ada'), await TestPage.guest(server, link, 'Bert')]
    await beginGame(pages)
    people.push(...pages.map(page => new Stubborn(page, link)))
    tables.push(inLink(link).table)
  }
  return { people, tables }
}

/** What was answered is in the log once, where it was said to be, and every log can be played. */
async function checkLogs(data: string, tables: readonly string[], people: readonly Stubborn[]): Promise<number> {
  const store = await openStore({ folder: data, now: Date.now() })
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

describe('a server', () => {
  test(
    `that is killed at any of ${KILLS} instants loses, doubles or allows nothing`,
    async () => {
      const data = place.dataFolder('killed')
      let server = await serve(place.program, data)
      const port = Number(new URL(server.address).port)
      const { people, tables } = await peopleAt(server)
      const played = Promise.all(people.map(each => each.playOn()))
      for (let kill = 0; kill < KILLS; kill++) {
        // After any number of answers, and somewhere on the way to the next one.
        await answersOf(people, answerCount(people) + 1 + Math.floor(Math.random() * ANSWERS_BETWEEN_KILLS))
        server.child.kill('SIGKILL')
        expect(await server.ended).toBe('SIGKILL')
        server = await serve(place.program, data, port)
      }
      await answersOf(people, answerCount(people) + 1)
      for (const each of people) each.stop()
      await played
      server.child.kill('SIGKILL')
      await server.ended
      expect(await checkLogs(data, tables, people)).toBeGreaterThan(KILLS)
      // Every kill is a start, which takes seconds on a busy machine.
    },
    300_000 + KILLS * 5000,
  )

  test('that is told to stop says so, answers what is under way, and is gone within five seconds', async () => {
    const data = place.dataFolder('stopped')
    const server = await serve(place.program, data)
    const link = await tableAt(server, await guestAt(server, 'Host'))
    const pages = [await TestPage.guest(server, link, 'Ada'), await TestPage.guest(server, link, 'Bert')]
    await beginGame(pages)
    const before = Date.now()
    server.child.kill('SIGTERM')
    expect(await Promise.all(pages.map(page => page.untilClosed()))).toEqual([1012, 1012])
    expect(pages.map(page => page.ofType('soon').length)).toEqual([1, 1])
    expect(await server.ended).toBe(0)
    expect(Date.now() - before).toBeLessThan(5000)
  })

  test('does not start where another one is, and says why', async () => {
    const data = place.dataFolder('twice')
    const first = await serve(place.program, data)
    await expect(serve(place.program, data)).rejects.toThrow(
      /^Another server \(process \d+\) uses .*twice\. Stop it first/,
    )
    first.child.kill('SIGKILL')
    await first.ended
  })
})

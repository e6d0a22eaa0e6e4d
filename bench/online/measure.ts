import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cpuNow, median } from '../clock.ts'
import { bareFlush } from './appends.ts'
import { type BarePace, measureBareSockets } from './bare-sockets.ts'
import { type DealtTable, SEATS } from './house.ts'
import { HouseProcess } from './house-process.ts'
import { type NewsFigures, newsInGames } from './news.ts'
import { type Percentiles, percentilesOf } from './percentiles.ts'
import { PageSocket, Players } from './players.ts'

/** What was measured with so many tables of four at which people play at once. */
export interface OnlinePace {
  readonly tables: number
  readonly movesPerSecond: number
  /** Milliseconds. */
  readonly answer: Percentiles
  /** The server's own time for a move, in milliseconds of the processor; and that of those who play. */
  readonly cpu: number
  readonly playersCpu: number
}

export interface OnlineFigures {
  readonly paces: readonly OnlinePace[]
  /** At a steady 500 moves a second, or as many as there were. */
  readonly steady: OnlinePace
  /** A page of the same disk written and flushed, in milliseconds: before and after all of it. */
  readonly flush: number
  /** The same number of messages between as many people, with no server behind them. */
  readonly bare: BarePace
  readonly news: NewsFigures
  /** Milliseconds to open a table from its log, when others of its kind were opened before. */
  readonly opening: Percentiles & { readonly entries: number }
  /** Kilobytes. */
  readonly memory: { readonly table: number; readonly socket: number }
  readonly restart: { readonly sockets: number; readonly listening: number; readonly seated: number }
  /** Milliseconds from a move until the last of the spectators had heard of it. */
  readonly spectators: { readonly count: number; readonly told: number }
  /** Milliseconds from an entry until those who are away had its notice, all of them told at the same time. */
  readonly notices: Percentiles & { readonly count: number }
}

/** How much is measured. */
export interface OnlineScale {
  readonly tables: readonly number[]
  readonly seconds: number
  readonly spectators: number
  /** Tables at which people who are away are told something. */
  readonly away: number
  /** Whole games in which news are counted. */
  readonly games: number
}

export const WHOLE: OnlineScale = { tables: [10, 100, 1000], seconds: 10, spectators: 1000, away: 100, games: 20 }
export const QUICK: OnlineScale = { tables: [10, 100], seconds: 2, spectators: 200, away: 20, games: 2 }

const STEADY = 500

/** Tables whose people are at the door at one time: pages come back spread by chance, and a system lets only so many wait. */
const COMING_BACK = 100

/** The server is a process of its own, everybody who plays is here; both share the machine. `program`: what runs the server. */
export async function measureOnline(
  program: string,
  { tables: counts, seconds, spectators: watching, away, games }: OnlineScale,
  onStep: (what: string) => void,
): Promise<OnlineFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-bench-'))
  onStep(`the news of ${games} games are counted`)
  const news = await newsInGames(games)
  onStep('bare sockets')
  const bare = await measureBareSockets(program, counts.at(-1)!, seconds)
  const house = await HouseProcess.start(program, folder)
  try {
    const flushes = bareFlush(folder)
    const most = counts.at(-1)!
    onStep(`${most} tables are set up`)
    const tables = await house.setUp(most)
    const paces: OnlinePace[] = []
    let everybody: Players[] = []
    for (const count of counts) {
      onStep(`${count} tables play`)
      everybody = [...everybody, ...(await sitDown(house, tables.slice(everybody.length, count)))]
      paces.push(await paceOf(house, everybody, () => playAll(everybody, seconds)))
    }
    onStep(`a steady ${STEADY} moves a second`)
    const steady = await paceOf(house, everybody, () => playSteadily(everybody, seconds))
    onStep(`${watching} spectators at one table`)
    const spectators = await spectatorsOf(house, everybody, watching)
    flushes.push(...bareFlush(folder))
    const memory = await house.usage()
    onStep(`people away from ${away} tables are told`)
    const notices = await noticesOf(house, away)
    onStep('the server stops and starts again')
    const { restart, again, opening, ...opened } = await restartOf(house, program, folder, everybody)
    const socket = (memory.heap - opened.heap) / (everybody.length * SEATS) / 1024
    await again.stop()
    const { table } = opened
    return {
      paces,
      steady,
      flush: median(flushes),
      bare,
      news,
      opening,
      memory: { table, socket },
      restart,
      spectators,
      notices,
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const sitDown = async (house: HouseProcess, tables: readonly DealtTable[]): Promise<Players[]> => {
  const seated: Players[] = []
  for (const table of tables) seated.push(await Players.at([house.address], table))
  return seated
}

export async function paceOf(house: HouseProcess, tables: readonly Players[], play: () => Promise<number[]>) {
  const before = await house.cpu()
  const [began, ownBefore] = [performance.now(), cpuNow()]
  const times = await play()
  const [wall, own] = [performance.now() - began, cpuNow() - ownBefore]
  const cpu = (await house.cpu()) - before
  return {
    tables: tables.length,
    movesPerSecond: (times.length / wall) * 1000,
    answer: percentilesOf(times),
    cpu: cpu / times.length,
    playersCpu: own / times.length,
  }
}

/** At every table the next move as soon as the last is answered. */
export async function playAll(tables: readonly Players[], seconds: number): Promise<number[]> {
  const times: number[] = []
  const until = performance.now() + seconds * 1000
  const playAt = async (players: Players) => {
    while (performance.now() < until && !players.isOver) times.push(await players.play())
  }
  await Promise.all(tables.map(playAt))
  return times
}

/** A move now at one table, then at another, as the clock says; a table that still waits for its answer is passed over. */
export async function playSteadily(
  tables: readonly Players[],
  seconds: number,
  play: (players: Players) => Promise<number> = players => players.play(),
): Promise<number[]> {
  const times: number[] = []
  const busy = new Set<Players>()
  const began = performance.now()
  let due = 0
  const playAt = async (players: Players) => {
    busy.add(players)
    times.push(await play(players))
    busy.delete(players)
  }
  const underWay: Promise<void>[] = []
  for (let n = 0; performance.now() - began < seconds * 1000; await pause(1)) {
    for (; due < ((performance.now() - began) / 1000) * STEADY; due++, n++) {
      const players = tables[n % tables.length]!
      if (!busy.has(players) && !players.isOver) underWay.push(playAt(players))
    }
  }
  await Promise.all(underWay)
  return times
}

const pause = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds))

async function spectatorsOf(house: HouseProcess, tables: readonly Players[], count: number) {
  const players = tables.find(({ isOver }) => !isOver)!
  const { id, key } = players.table
  const spectators: PageSocket[] = []
  for (let n = 0; n < count; n++) {
    const page = await PageSocket.open(house.address, null)
    await page.look(id, key)
    spectators.push(page)
  }
  const times: number[] = []
  for (let n = 0; n < 5 && !players.isOver; n++) {
    const told = spectators.map(page => page.next('{"type":"news"'))
    const began = performance.now()
    await Promise.all([players.play(), ...told])
    times.push(performance.now() - began)
  }
  await Promise.all(spectators.map(page => page.close()))
  return { count, told: median(times) }
}

/** Milliseconds after which a notice that did not come is a fault. */
const LONGEST_NOTICE = 60_000

/** A real receiver, to which everybody's notices go. */
export async function noticesOf(house: HouseProcess, tables: number): Promise<OnlineFigures['notices']> {
  const times: number[] = []
  const receiver = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const came = Date.now()
    const { notices } = JSON.parse(String(Buffer.concat(parts))) as { notices: readonly { at: number }[] }
    times.push(...notices.map(({ at }) => came - at))
    response.writeHead(204).end()
  })
  await new Promise<void>(listening => receiver.listen(0, '127.0.0.1', listening))
  const { port } = receiver.address() as AddressInfo
  const count = await house.tell(tables, `http://127.0.0.1:${port}/`)
  for (const until = Date.now() + LONGEST_NOTICE; times.length < count; await pause(10))
    if (Date.now() > until) throw new Error(`Only ${times.length} of ${count} notices came`)
  receiver.close()
  return { count, ...percentilesOf(times) }
}

/** All sockets break at once, and come back to a server that has just started. */
async function restartOf(house: HouseProcess, program: string, folder: string, tables: readonly Players[]) {
  const ids = tables.map(({ table }) => table.id)
  await house.stop()
  const again = await HouseProcess.start(program, folder)
  const began = performance.now()
  const left = tables.map(({ table }) => table)
  const comeBack = async () => {
    for (let table = left.pop(); table !== undefined; table = left.pop()) await Players.at([again.address], table)
  }
  await Promise.all(Array.from({ length: COMING_BACK }, comeBack))
  const seated = performance.now() - began
  const restart = { sockets: tables.length * SEATS, listening: again.startedIn, seated }
  await again.stop()

  // Once more without anybody: what a table takes is what remains.
  const empty = await HouseProcess.start(program, folder)
  await empty.rest()
  const before = await empty.usage()
  const times = await empty.open(ids)
  const after = await empty.usage()
  const warm = times.slice(Math.floor(times.length / 4))
  const entries = tables.reduce((sum, { entries }) => sum + entries, 0) / tables.length
  const opening = { ...percentilesOf(warm), entries }
  return { restart, again: empty, opening, heap: after.heap, table: (after.heap - before.heap) / ids.length / 1024 }
}

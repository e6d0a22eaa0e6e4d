import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@roundhouse/server/testing/postgres'
import { askAt, connectTo } from '@roundhouse/server/testing/postgres-client'
import { median } from '../clock.ts'
import type { DealtTable } from './house.ts'
import { HouseProcess } from './house-process.ts'
import { noticesOf, type OnlineFigures, type OnlinePace, paceOf, playAll, playSteadily } from './measure.ts'
import { type Percentiles, percentilesOf } from './percentiles.ts'
import { Players } from './players.ts'

/* Tables elsewhere with PostgreSQL: one node, two nodes, and a store that is full of games that are over. */

/** What a move costs with a number of games that are over in the store. */
export interface FullPace extends OnlinePace {
  readonly ended: number
}

export interface NodesFigures {
  /** Commits a second of PostgreSQL alone, with one connection and with eight. */
  readonly bare: { readonly one: number; readonly eight: number }
  readonly alone: OnlinePace
  readonly steady: OnlinePace
  /**
   * Milliseconds from a move until somebody at the other node has the news of it, at a steady pace; and the same in the first
   * seconds of that node, whose program is not compiled yet.
   */
  readonly otherNode: Percentiles & { readonly movesPerSecond: number; readonly atFirst: Percentiles }
  readonly full: readonly FullPace[]
  /** Milliseconds for the list of their tables that somebody with a number of games that are over gets. */
  readonly ownTables: { readonly ended: number; readonly took: number }
  readonly notices: OnlineFigures['notices']
}

export interface NodesScale {
  readonly tables: number
  readonly seconds: number
  /** How many games that are over lie in the store, one after the other. */
  readonly ended: readonly number[]
  /** How many of one person. */
  readonly own: number
  /** Tables at which people who are away are told something. */
  readonly away: number
}

export const WHOLE_NODES: NodesScale = { tables: 1000, seconds: 10, ended: [1000, 1_000_000], own: 10_000, away: 100 }
export const QUICK_NODES: NodesScale = { tables: 50, seconds: 2, ended: [1000, 20_000], own: 1000, away: 20 }

/** The first seconds of a new node, as a share of those that are measured. */
const WARMING = 0.5

export async function measureNodes(
  program: string,
  { tables: count, seconds, ended, own, away }: NodesScale,
  onStep: (what: string) => void,
): Promise<NodesFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-bench-'))
  const postgres = await startPostgres(true)
  const houses: HouseProcess[] = []
  const start = async (): Promise<HouseProcess> => {
    const house = await HouseProcess.start(program, folder, postgres.url)
    houses.push(house)
    return house
  }
  try {
    onStep('bare commits')
    const bare = {
      one: await bareCommits(postgres.url, 1, seconds),
      eight: await bareCommits(postgres.url, 8, seconds),
    }
    const one = await start()
    onStep(`${count} tables are set up`)
    const tables = await one.setUp(count)
    onStep(`${count} tables play at one node`)
    let everybody = await sitDown([one.address], tables)
    const alone = await paceOf(one, everybody, () => playAll(everybody, seconds))
    const steady = await paceOf(one, everybody, () => playSteadily(everybody, seconds))
    await leave(everybody)
    onStep('the same with two nodes')
    const other = await start()
    everybody = await sitDown([one.address, other.address], await one.setUp(count))
    const otherNode = await newsBetween(everybody, seconds)
    await leave(everybody)
    await other.stop()
    houses.pop()
    const full: FullPace[] = []
    for (const most of ended) {
      await fill(postgres.url, most, onStep)
      const players = await sitDown([one.address], await one.setUp(Math.min(100, count)))
      full.push({ ended: most, ...(await paceOf(one, players, () => playAll(players, seconds))) })
      await leave(players)
    }
    onStep(`${own} of them of one person`)
    const ownTables = { ended: own, took: await ownTablesOf(postgres.url, one, tables[0]!, own) }
    onStep(`people away from ${away} tables are told`)
    const notices = await noticesOf(one, away)
    return { bare, alone, steady, otherNode, full, ownTables, notices }
  } finally {
    for (const house of houses) await house.stop()
    await postgres.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function sitDown(addresses: readonly string[], tables: readonly DealtTable[]): Promise<Players[]> {
  const seated: Players[] = []
  for (const table of tables) seated.push(await Players.at(addresses, table))
  return seated
}

const leave = async (everybody: readonly Players[]): Promise<void> => {
  await Promise.all(everybody.map(players => players.leave()))
}

/** A row each, as small as an entry, by several connections at a time. */
async function bareCommits(url: string, connections: number, seconds: number): Promise<number> {
  await askAt(url, 'drop table if exists bare; create table bare (number bigint, words text)')
  const until = performance.now() + seconds * 1000
  const commit = async (): Promise<number> => {
    const client = await connectTo(url)
    let done = 0
    for (; performance.now() < until; done++)
      await client.query({ name: 'bare', text: 'insert into bare values ($1, $2)', values: [done, 'm'.repeat(60)] })
    await client.end()
    return done
  }
  const counts = await Promise.all(Array.from({ length: connections }, commit))
  await askAt(url, 'drop table bare')
  return counts.reduce((sum, count) => sum + count, 0) / seconds
}

/** One of the nodes has only just started, and is judged once it is warm, as the first one was. */
async function newsBetween(everybody: readonly Players[], seconds: number): Promise<NodesFigures['otherNode']> {
  const playFor = (long: number) => playSteadily(everybody, long, players => players.playAndTell())
  const atFirst = percentilesOf(await playFor(seconds * WARMING))
  const began = performance.now()
  const times = await playFor(seconds)
  const movesPerSecond = (times.length / (performance.now() - began)) * 1000
  return { ...percentilesOf(times), movesPerSecond, atFirst }
}

/** How many games are made at a time, and told of. */
const MADE_AT_ONCE = 100_000

/** Games that are over, with their chairs, logs and results, until there are as many as wanted; then PostgreSQL has tidied up. */
async function fill(url: string, most: number, onStep: (what: string) => void): Promise<void> {
  for (let made = 0; made < most; ) {
    made = Math.min(made + MADE_AT_ONCE, most)
    onStep(`${made} games that are over`)
    await fillUpTo(url, made)
  }
  // Or it would do so while moves are measured.
  await askAt(url, 'vacuum analyze')
  await askAt(url, 'checkpoint')
}

/** What is made here fits together: to check each row once more, as usual, would take twice as long. */
async function fillUpTo(url: string, most: number): Promise<void> {
  await askAt(
    url,
    `
    set local session_replication_role = replica;
    create temporary table made as
      with known as (select count(*) as ended from game_table where stage = 'over'),
        sample as (select setup from game_table order by number limit 1),
        people as (select array_agg(number) as numbers from person)
      select nextval(pg_get_serial_sequence('game_table', 'number'))::integer as number, n, setup,
        numbers[1 + (n % cardinality(numbers))::integer] as person
      from known, sample, people, generate_series(ended + 1, ${most}) as n;
    insert into game_table (number, id, seq, stage, moved, host, created, setup)
      select number, 'over' || translate(lpad(n::text, 8, '0'), '0', 'z'), 2, 'over', n, person, n, setup from made;
    insert into table_secret (game_table, sealed) select number, '\\x00' from made;
    insert into chair (game_table, seat, person, ended)
      select number, seat, case when seat = 0 then person end, n from made, generate_series(0, 3) as seat;
    insert into entry (game_table, seq, at, author, event)
      select number, seq, n, person::text, '{"kind":"move","seat":0,"text":"take 3 from row 2"}'
      from made, generate_series(1, 2) as seq;
    insert into game_result (game_table, game, options, players, is_rated, ended)
      select number, 'first-class', '[]', 4, 0, n from made;
    insert into seat_result (game_table, seat, person, bot, place, points, has_left, ended)
      select number, 0, person, null, 1, 100, 0, n from made;
    drop table made
    `,
  )
}

const LOOKS = 20

/** Milliseconds, the median of some. */
async function ownTablesOf(
  url: string,
  { address }: HouseProcess,
  { id, cookies }: DealtTable,
  own: number,
): Promise<number> {
  await askAt(
    url,
    `
    update chair set person = (select person from chair join game_table on number = game_table where id = '${id}' and seat = 0)
      where seat = 1 and game_table in (select number from game_table where stage = 'over' limit ${own});
    analyze chair
    `,
  )
  const times: number[] = []
  for (let n = 0; n < LOOKS; n++) {
    const began = performance.now()
    const answer = await fetch(`${address}/api/tables`, { headers: { cookie: cookies[0]! } })
    const list = await answer.text()
    times.push(performance.now() - began)
    if (!answer.ok || (JSON.parse(list) as unknown[]).length < 2) throw new Error(`There is no list of tables: ${list}`)
  }
  return median(times)
}

import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseIn } from '@roundhouse/server/store/open-store'
import { median } from '../clock.ts'
import { SEATS } from './house.ts'
import { HouseProcess } from './house-process.ts'
import { Players } from './players.ts'

/** What a server needs for a day of a club with a number of daily games of four. */
export interface ClubDay {
  readonly games: number
  readonly visits: number
  readonly moves: number
  /** Seconds of the processor for the visits of the day. */
  readonly visiting: number
  /** Milliseconds of the processor for a second in which nobody comes: once nobody has come for a while, half of the windows. */
  readonly idling: number
  /** Megabytes: resident in memory after the day, and before anybody came. */
  readonly memory: number
  readonly memoryBefore: number
  /** Kilobytes of the database for each game and its people, after that day. */
  readonly disk: number
}

/** How much is measured. */
export interface ClubScale {
  readonly games: readonly number[]
  /** Seconds in each of the windows in which the server is watched while nobody is there. */
  readonly watch: number
}

export const CLUB: ClubScale = { games: [10, 100, 1000], watch: 10 }
export const QUICK_CLUB: ClubScale = { games: [10, 100], watch: 2 }

const WINDOWS = 7

/** Each person takes two turns a day: those who answer in the morning and in the evening. */
export const TURNS_A_DAY = 2

/** How many are there at one time: a day is played in seconds, and more at once would only wait for each other. */
const AT_ONCE = 8

/** Every number of games with a server of its own, which begins with nothing. */
export async function measureClub(
  program: string,
  { games, watch }: ClubScale,
  onStep: (what: string) => void,
): Promise<ClubDay[]> {
  const days: ClubDay[] = []
  for (const count of games) {
    onStep(`a day of ${count} daily games`)
    days.push(await measureDay(program, count, watch))
  }
  return days
}

async function measureDay(program: string, games: number, watch: number): Promise<ClubDay> {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-club-'))
  try {
    // Once without anybody: how large a database is that has nothing in it.
    await (await HouseProcess.start(program, folder)).stop()
    const empty = statSync(databaseIn(folder)).size
    const house = await HouseProcess.start(program, folder)
    const memoryBefore = (await house.usage()).resident
    const tables = (await house.setUp(games, 'daily')).map(Players.away)
    const before = await house.usage()
    const moves = await playDay(house.address, tables)
    const after = await house.usage()
    const idling = await idlingOf(house, watch)
    await house.stop()
    return {
      ...{ games, visits: games * SEATS * TURNS_A_DAY, moves },
      visiting: (after.cpu - before.cpu) / 1000,
      idling,
      memory: after.resident / 1024 ** 2,
      memoryBefore: memoryBefore / 1024 ** 2,
      disk: (statSync(databaseIn(folder)).size - empty) / games / 1024,
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** All the turns of the day, some tables at a time. Answers how many moves they had. */
async function playDay(address: string, tables: readonly Players[]): Promise<number> {
  const played = await inTurns(tables, async table => {
    let moves = 0
    for (let turn = 0; turn < SEATS * TURNS_A_DAY && !table.isOver; turn++) moves += await table.visit(address)
    return moves
  })
  return played.reduce((sum, moves) => sum + moves, 0)
}

/** Something at all tables, at some of them at a time. */
export async function inTurns<Result>(
  tables: readonly Players[],
  attend: (table: Players) => Promise<Result>,
): Promise<Result[]> {
  const left = [...tables]
  const results: Result[] = []
  const attendSome = async () => {
    for (let table = left.pop(); table !== undefined; table = left.pop()) results.push(await attend(table))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, attendSome))
  return results
}

/** Half of several windows: a collection of garbage that falls into one of them does not count for the whole day. */
async function idlingOf(house: HouseProcess, watch: number): Promise<number> {
  const windows: number[] = []
  for (let n = 0; n < WINDOWS; n++) windows.push(await house.idle(watch))
  return median(windows)
}

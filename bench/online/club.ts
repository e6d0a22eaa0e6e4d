import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseIn } from '@roundhouse/server/store/open-store'
import { SEATS } from './house.ts'
import { HouseProcess } from './house-process.ts'
import { Players } from './players.ts'

/** What a server needs for a day of a club with a number of daily games of four. */
export interface ClubDay {
  readonly games: number
  readonly visits: number
  readonly moves: number
  /** Seconds of the processor: for the visits of the day, measured, and for the day without any, extrapolated. */
  readonly visiting: number
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
  /** Seconds in which the server is watched while nobody is there. */
  readonly watch: number
}

export const CLUB: ClubScale = { games: [10, 100, 1000], watch: 30 }
export const QUICK_CLUB: ClubScale = { games: [10, 100], watch: 5 }

/** Each person takes two turns a day: those who answer in the morning and in the evening. */
export const TURNS_A_DAY = 2

/** How many are there at one time: a day is played in seconds, and more at once would only wait for each other. */
const AT_ONCE = 8

const SECONDS_A_DAY = 86_400

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
      idling: idling * SECONDS_A_DAY,
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
  const left = [...tables]
  let moves = 0
  const attend = async () => {
    for (let table = left.pop(); table !== undefined; table = left.pop())
      for (let turn = 0; turn < SEATS * TURNS_A_DAY && !table.isOver; turn++) {
        const played = await table.visit(address)
        moves += played
      }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, attend))
  return moves
}

/** Seconds of the processor for a second in which nobody comes. */
async function idlingOf(house: HouseProcess, watch: number): Promise<number> {
  const before = await house.usage()
  const began = performance.now()
  await new Promise(resolve => setTimeout(resolve, watch * 1000))
  const milliseconds = performance.now() - began
  // What it takes to ask counts to both, and is taken off.
  const asked = await house.usage()
  const again = await house.usage()
  return Math.max(0, asked.cpu - before.cpu - (again.cpu - asked.cpu)) / milliseconds
}

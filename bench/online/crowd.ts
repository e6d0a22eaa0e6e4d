import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inTurns } from './club.ts'
import { HouseProcess } from './house-process.ts'
import { type Percentiles, percentilesOf } from './percentiles.ts'
import { Players } from './players.ts'

/* Many daily tables that run at once: whether everything is kept, every alarm rings, and how much memory it takes. */

export interface CrowdFigures {
  readonly games: number
  readonly visits: number
  readonly moves: number
  /** Seconds by the clock: setting up, visits, alarms. */
  readonly took: { readonly setUp: number; readonly visits: number; readonly alarms: number }
  /** Moves that were answered and are not in their log. */
  readonly lost: number
  /** How late alarms were, in milliseconds, and how many did not ring. */
  readonly late: Percentiles & { readonly most: number; readonly missing: number }
  /** Megabytes resident: before anybody came, at the end, and at most. */
  readonly memory: { readonly before: number; readonly after: number; readonly most: number }
}

const MEGABYTE = 1024 ** 2

/** At every table the player who has the move comes once, and then nobody comes until all clocks have run out. */
export async function measureCrowd(
  program: string,
  games: number,
  onStep: (what: string) => void,
): Promise<CrowdFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-crowd-'))
  try {
    const house = await HouseProcess.start(program, folder)
    const before = (await house.usage()).resident / MEGABYTE
    onStep(`${games} daily tables are set up`)
    const setUp = await timed(async () => (await house.setUp(games, 'daily')).map(Players.away))
    const tables = setUp.result
    onStep('somebody comes to each of them')
    const visits = await timed(() => inTurns(tables, table => table.visit(house.address)))
    onStep('their clocks run out')
    const alarms = await timed(() => house.ring())
    const { resident, mostResident } = await house.usage()
    onStep('every log is replayed')
    const lost = await lostAt(house, tables)
    await house.stop()
    return {
      ...{ games, visits: games, moves: visits.result.reduce((sum, moves) => sum + moves, 0) },
      took: { setUp: setUp.seconds, visits: visits.seconds, alarms: alarms.seconds },
      lost,
      late: lateness(alarms.result.map(({ late }) => late)),
      memory: { before, after: resident / MEGABYTE, most: mostResident / MEGABYTE },
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function lateness(found: readonly (number | null)[]): CrowdFigures['late'] {
  const times = found.filter(late => late !== null)
  return { ...percentilesOf(times), most: Math.max(...times), missing: found.length - times.length }
}

async function lostAt(house: HouseProcess, tables: readonly Players[]): Promise<number> {
  const logs = await house.replay(tables.map(({ table }) => table.id))
  const commands = new Map(logs.map(log => [log.id, new Set(log.commands)]))
  const lost = tables.flatMap(({ table, answered }) => answered.filter(id => !commands.get(table.id)!.has(id)))
  return lost.length
}

async function timed<Result>(
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly seconds: number }> {
  const began = performance.now()
  const result = await work()
  return { result, seconds: (performance.now() - began) / 1000 }
}

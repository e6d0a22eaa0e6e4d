import type { Machine } from '../report.ts'
import { short, tableOf, whole } from '../table.ts'
import { machineText } from '../text.ts'
import { type ClubDay, TURNS_A_DAY } from './club.ts'

export interface ClubReport {
  readonly part: 'club'
  readonly machine: Machine
  readonly quick: boolean
  readonly seconds: number
  readonly days: readonly ClubDay[]
}

/** In the busiest hour of a club there is this share of all visits of the day. */
const BUSIEST = 0.2

const shareOfCore = (seconds: number, of: number): string => `${short((100 * seconds) / of)}%`

const row = ({ games, visits, moves, visiting, idling, memory, growth }: ClubDay): string[] => [
  whole(games),
  whole(visits),
  whole(moves),
  short(visiting),
  short(idling),
  shareOfCore(BUSIEST * visiting + idling / 24, 3600),
  whole(memory),
  short(growth),
]

/** The report as people read it. */
export const textOfClub = (report: ClubReport): string =>
  [
    ...machineText(report, `${report.machine.cores} cores`),
    `A day of daily games of First Class with 4 people, each of whom comes ${TURNS_A_DAY} times: asks for the own tables, opens the table,`,
    'plays the turn and goes. The day is played at speed, so the time of the processor for visits is measured; that for a day in',
    'which nobody comes is extrapolated from seconds of it. One process with SQLite, without bots, notifications and the page itself.',
    '',
    ...tableOf(
      ['games', 'visits', 'moves', 's for visits', 's idle', 'busiest hour, of a core', 'MB resident', 'KB a game'],
      report.days.map(row),
    ),
    '',
    `The busiest hour has ${100 * BUSIEST}% of the visits. Resident is what the process has in memory after the day, ` +
      `${whole(report.days[0]?.memoryBefore ?? 0)} MB of it before anybody came.`,
    'KB a game: by how much the database grew, with what is not yet merged into it.',
  ].join('\n')

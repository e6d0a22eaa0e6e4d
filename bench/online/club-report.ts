import type { Machine } from '../report.ts'
import { short, tableOf, whole } from '../table.ts'
import { machineText } from '../text.ts'
import { type ClubDay, TURNS_A_DAY } from './club.ts'
import type { CrowdFigures } from './crowd.ts'

export interface ClubReport {
  readonly part: 'club'
  readonly machine: Machine
  readonly quick: boolean
  readonly seconds: number
  readonly days: readonly ClubDay[]
}

export interface CrowdReport extends Omit<ClubReport, 'part' | 'days'> {
  readonly part: 'crowd'
  readonly figures: CrowdFigures
}

/** In the busiest hour of a club there is this share of all visits of the day. */
const BUSIEST = 0.2

/** Seconds of a day, of which each takes some milliseconds. */
const THOUSANDS_A_DAY = 86.4

const shareOfCore = (seconds: number, of: number): string => `${short((100 * seconds) / of)}%`

const row = ({ games, visits, moves, visiting, idling, memory, disk }: ClubDay): string[] => [
  whole(games),
  whole(visits),
  whole(moves),
  short(visiting),
  short(idling),
  short(idling * THOUSANDS_A_DAY),
  shareOfCore(BUSIEST * visiting + idling * 3.6, 3600),
  whole(memory),
  short(disk),
]

/** The report as people read it. */
export const textOfClub = (report: ClubReport): string =>
  [
    ...machineText(report, `${report.machine.cores} cores`),
    `A day of daily games of First Class with 4 people, each of whom comes ${TURNS_A_DAY} times: asks for their tables, opens the table,`,
    'plays the turn and goes. The day is played at speed, so the time of the processor for visits is measured. What the server takes',
    'while nobody comes is the middle of several windows. One process with SQLite, without bots, notifications and the page itself.',
    '',
    ...tableOf(
      [
        ...['games', 'visits', 'moves', 's for visits', 'ms a second idle', 's idle a day'],
        ...['busiest hour, of a core', 'MB resident', 'KB a game'],
      ],
      report.days.map(row),
    ),
    '',
    `The busiest hour has ${100 * BUSIEST}% of the visits. Resident is what the process has in memory after the day, ` +
      `${whole(report.days[0]?.memoryBefore ?? 0)} MB of it before anybody came.`,
    'KB a game: what the database has of it and its people after that day.',
  ].join('\n')

export function textOfCrowd(report: CrowdReport): string {
  const { games, visits, moves, took, lost, late, memory } = report.figures
  return [
    ...machineText(report, `${report.machine.cores} cores`),
    `${whole(games)} daily tables of First Class with 4 people that run at once, in one process with SQLite. Set up in ${whole(took.setUp)} s;`,
    `${whole(visits)} visits with ${whole(moves)} moves in ${whole(took.visits)} s; then nobody comes, and all clocks run out within ${whole(took.alarms)} s.`,
    '',
    `Moves that were answered and are not in their log: ${whole(lost)}.`,
    `Alarms that did not ring: ${whole(late.missing)}. Those that did were ${whole(late.p50)} ms late, 99 of 100 at most ${whole(late.p99)}, all at most ${whole(late.most)}.`,
    `Resident: ${whole(memory.before)} MB before anybody came, ${whole(memory.most)} at most, ${whole(memory.after)} at the end.`,
  ].join('\n')
}

import { ExternalBot, type Report, reportWords, TIME_LIMITS } from '@roundhouse/bots/play/protocol/external-bot'
import type { Seat } from '@roundhouse/kernel/game'
import { commandOf, isProgram } from '../external-bots/command.ts'
import { ProcessWire } from '../external-bots/process-wire.ts'
import { tableInfo } from '../external-bots/table.ts'
import { ourBot } from './chairs.ts'
import type { Session } from './session.ts'

/** The bots at a table that are programs of their own, by seat. */
export type Visitors = readonly (ExternalBot | null)[]

/** What a program calls itself, and from which move on a bot of ours stood in for it: lines of a record. */
const BOT = 'bot'
const STAND_IN = 'stand-in'
export const PROGRAM_NOTES: readonly string[] = [BOT, STAND_IN]

/** Starts the programs of a game. */
export const invite = (session: Session): Visitors =>
  session.chairs.map((chair, seat) => (isProgram(chair) ? externalBotAt(session, seat) : null))

function externalBotAt(session: Session, seat: Seat): ExternalBot | null {
  const { cli, game, options, names, programs, chairs, bots } = session
  if (!programs.isStarted) return unstarted(session, seat)
  const table = tableInfo(cli, game, options, names)
  const wire = new ProcessWire(commandOf(chairs[seat]!))
  const limits = { ...TIME_LIMITS, decision: programs.milliseconds }
  const externalBot = new ExternalBot(table, wire, bots[seat]!, report => dismissed(session, report), limits)
  void externalBot.ready.then(() => noteGreeting(session, externalBot))
  return externalBot
}

function noteGreeting({ notes }: Session, { greeting, seat }: ExternalBot): void {
  if (greeting === null) return
  const value = `${seat + 1} ${greeting.name} ${greeting.version}`
  if (!notes.some(([key, noted]) => key === BOT && noted === value)) notes.push([BOT, value])
}

function unstarted(session: Session, seat: Seat): null {
  const { terminal, chairs, names } = session
  substitute(session, seat)
  terminal.warn(
    `${names[seat]} was played by the program ${chairs[seat]}. A file starts no program unless --run-bots is said: ${standInWords(session, seat)}`,
  )
  return null
}

function dismissed(session: Session, report: Report): void {
  const { terminal, chairs, names } = session
  const { seat } = report
  substitute(session, seat)
  terminal.warn(
    `${names[seat]} (${chairs[seat]}) is out: ${reportWords(report)}. From here on ${standInWords(session, seat)}`,
  )
}

const standInWords = ({ cli, chairs }: Session, seat: Seat): string =>
  `${ourBot(cli.name, chairs[seat]!)} plays its seat.`

function substitute({ cli, chairs, match, notes }: Session, seat: Seat): void {
  notes.push([STAND_IN, `${seat + 1} ${ourBot(cli.name, chairs[seat]!)} from move ${match.played.length + 1}`])
}

/** Tells them how it ended, and lets them go. */
export function seeOff({ match }: Session, externalBots: Visitors): Promise<unknown> {
  for (const externalBot of externalBots) externalBot?.over(match.now, match.story)
  return Promise.all(externalBots.map(externalBot => externalBot?.leave()))
}

/** However a game is left, no program stays. */
export const sendAway = (externalBots: Visitors): Promise<unknown> =>
  Promise.all(externalBots.map(externalBot => externalBot?.leave('bad')))

import { PATIENCE, type Report, reportWords, Visitor } from '@roundhouse/bots/protocol/visitor'
import type { Seat } from '@roundhouse/kernel/game'
import { commandOf, isProgram } from '../visitors/command.ts'
import { ProcessWire } from '../visitors/process-wire.ts'
import { visitedTable } from '../visitors/table.ts'
import { levelWords, ourBot } from './chairs.ts'
import type { Session } from './session.ts'

/** The bots at a table that are programs of their own, by seat. */
export type Visitors = readonly (Visitor | null)[]

/** What a program calls itself, and from which move on a bot of ours stood in for it: lines of a record. */
const BOT = 'bot'
const STAND_IN = 'stand-in'
export const PROGRAM_NOTES: readonly string[] = [BOT, STAND_IN]

/** Starts the programs of a game. */
export const invite = (session: Session): Visitors =>
  session.chairs.map((chair, seat) => (isProgram(chair) ? visitorAt(session, seat) : null))

function visitorAt(session: Session, seat: Seat): Visitor | null {
  const { cli, game, options, names, programs, chairs, bots } = session
  if (!programs.isStarted) return unstarted(session, seat)
  const table = visitedTable(cli, game, options, names)
  const wire = new ProcessWire(commandOf(chairs[seat]!))
  const patience = { ...PATIENCE, decision: programs.milliseconds }
  const visitor = new Visitor(table, wire, bots[seat]!, report => dismissed(session, report), patience)
  void visitor.ready.then(() => noteGreeting(session, visitor))
  return visitor
}

function noteGreeting({ notes }: Session, { greeting, seat }: Visitor): void {
  if (greeting === null) return
  const value = `${seat + 1} ${greeting.name} ${greeting.version}`
  if (!notes.some(([key, noted]) => key === BOT && noted === value)) notes.push([BOT, value])
}

function unstarted(session: Session, seat: Seat): null {
  const { terminal, chairs, names } = session
  standIn(session, seat)
  terminal.warn(
    terminal.words('terminal.not-started', {
      name: names[seat]!,
      program: chairs[seat]!,
      bot: botWords(session, seat),
    }),
  )
  return null
}

function dismissed(session: Session, report: Report): void {
  const { terminal, chairs, names } = session
  const { seat } = report
  standIn(session, seat)
  terminal.warn(
    terminal.words('terminal.dismissed', {
      name: names[seat]!,
      program: chairs[seat]!,
      why: reportWords(report),
      bot: botWords(session, seat),
    }),
  )
}

const botWords = ({ cli, chairs, terminal }: Session, seat: Seat): string =>
  levelWords(terminal.words, ourBot(cli.name, chairs[seat]!))

function standIn({ cli, chairs, match, notes }: Session, seat: Seat): void {
  notes.push([STAND_IN, `${seat + 1} ${ourBot(cli.name, chairs[seat]!)} from move ${match.played.length + 1}`])
}

/** Tells them how it ended, and lets them go. */
export function seeOff({ match }: Session, visitors: Visitors): Promise<unknown> {
  for (const visitor of visitors) visitor?.over(match.now, match.story)
  return Promise.all(visitors.map(visitor => visitor?.leave()))
}

/** However a game is left, no program stays. */
export const sendAway = (visitors: Visitors): Promise<unknown> =>
  Promise.all(visitors.map(visitor => visitor?.leave('bad')))

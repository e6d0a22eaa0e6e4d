import { botGameNamed } from '@roundhouse/bots/games'
import type { SeatedPlayer } from '@roundhouse/bots/play/bot'
import { defaultBot } from '@roundhouse/bots/play/bots'
import { ExternalBot, type Report, reportWords, TIME_LIMITS } from '@roundhouse/bots/play/protocol/external-bot'
import type { Dice } from '@roundhouse/kernel/dice'
import type { Move, Seat } from '@roundhouse/kernel/game'
import type { Values } from '@roundhouse/kernel/say'
import { playersAt } from '@roundhouse/table/players'
import { botRequest } from '@roundhouse/table/requests'
import { commandOf, isProgram } from '../external-bots/command.ts'
import { ProcessWire } from '../external-bots/process-wire.ts'
import { tableInfo } from '../external-bots/table.ts'
import { levelWords } from './chairs.ts'
import { type Session, tableOf } from './session.ts'

/** The bots at a table that are programs of their own, by seat. */
export type ExternalBots = readonly (ExternalBot | null)[]

/** What a program calls itself, and from which move on a bot of ours stood in for it: lines of a record. */
const BOT = 'bot'
const STAND_IN = 'stand-in'
export const PROGRAM_NOTES: readonly string[] = [BOT, STAND_IN]

/** Starts the programs of a game. */
export function startExternalBots(session: Session): ExternalBots {
  const decide = playersAt(tableOf(session).game, botGameNamed(session.cli.name))
  return tableOf(session).chairs.map((_, seat) => {
    const command = programAt(session, seat)
    if (command === null) return null
    return session.programs.isStarted ? externalBotAt(session, seat, command, decide) : unstarted(session, seat)
  })
}

/** The program that has this seat, as it was named; `null`: none has. */
function programAt(session: Session, seat: Seat): string | null {
  const chair = tableOf(session).chairs[seat]!
  return chair.is === 'bot' && isProgram(chair.level) ? chair.level : null
}

function externalBotAt(
  session: Session,
  seat: Seat,
  command: string,
  decide: ReturnType<typeof playersAt>,
): ExternalBot {
  const { game, options } = tableOf(session)
  const table = tableInfo(session.cli, game, options, session.names)
  const limits = { ...TIME_LIMITS, decision: session.programs.milliseconds }
  const report = (what: Report): void => dismissed(session, what)
  const externalBot = new ExternalBot(
    table,
    new ProcessWire(commandOf(command)),
    substituteAt(session, seat, decide),
    report,
    limits,
  )
  void externalBot.ready.then(() => noteGreeting(session, externalBot))
  return externalBot
}

/** Who would play there if it were a bot of ours: asked as any bot of the table is, with dice of the position. */
function substituteAt(
  session: Session,
  seat: Seat,
  decide: ReturnType<typeof playersAt>,
): SeatedPlayer<Dice, unknown, Move> {
  const { game } = tableOf(session)
  const level = standInLevel(session)
  const answer = (): Move => game.read(decide({ ...botRequest(tableOf(session))!, level }))!
  return { seat, dice: { seed: [0, 0, 0, 0], rolled: 0 }, player: { decide: answer } }
}

const standInLevel = ({ cli }: Session): string => defaultBot(botGameNamed(cli.name))

function noteGreeting({ notes }: Session, { greeting, seat }: ExternalBot): void {
  if (greeting === null) return
  const value = `${seat + 1} ${greeting.name} ${greeting.version}`
  if (!notes.some(([key, noted]) => key === BOT && noted === value)) notes.push([BOT, value])
}

function unstarted(session: Session, seat: Seat): null {
  noteSubstitute(session, seat)
  session.terminal.warn(session.terminal.words('terminal.not-started', valuesAt(session, seat)))
  return null
}

function dismissed(session: Session, report: Report): void {
  const { seat } = report
  noteSubstitute(session, seat)
  session.terminal.warn(
    session.terminal.words('terminal.dismissed', { ...valuesAt(session, seat), why: reportWords(report) }),
  )
}

const valuesAt = (session: Session, seat: Seat): Values => ({
  name: session.names[seat]!,
  program: programAt(session, seat) ?? '',
  bot: levelWords(session.terminal.words, standInLevel(session)),
})

function noteSubstitute(session: Session, seat: Seat): void {
  const move = tableOf(session).match.played.length + 1
  session.notes.push([STAND_IN, `${seat + 1} ${standInLevel(session)} from move ${move}`])
}

/** Tells them how it ended, and lets them go. */
export function endExternalBots(session: Session, externalBots: ExternalBots): Promise<unknown> {
  const { match } = tableOf(session)
  for (const externalBot of externalBots) externalBot?.over(match.now, match.story)
  return Promise.all(externalBots.map(externalBot => externalBot?.leave()))
}

/** However a game is left, no program stays. */
export const stopExternalBots = (externalBots: ExternalBots): Promise<unknown> =>
  Promise.all(externalBots.map(externalBot => externalBot?.leave('bad')))

import { botGameNamed } from '@roundhouse/bots/games'
import type { SeatedPlayer } from '@roundhouse/bots/play/bot'
import { defaultBot } from '@roundhouse/bots/play/bots'
import { ExternalBot, type Report, reportWords, TIME_LIMITS } from '@roundhouse/bots/play/protocol/external-bot'
import type { Dice } from '@roundhouse/kernel/dice'
import type { Move, Seat } from '@roundhouse/kernel/game'
import { occupantOf } from '@roundhouse/table/chairs'
import { playersAt } from '@roundhouse/table/players'
import { type BotRequest, botRequest } from '@roundhouse/table/requests'
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
  const { game, chairs } = tableOf(session)
  const decide = playersAt(game, botGameNamed(session.cli.name))
  return chairs.map((chair, seat) => {
    if (chair.is === 'person' || !isProgram(chair.level)) return null
    if (session.limits.runBots) return externalBotAt(session, substituteAt(session, seat, decide), chair.level)
    standIn(session, seat, 'terminal.not-started')
    return null
  })
}

function externalBotAt(session: Session, substitute: Substitute, command: string): ExternalBot {
  const { game, options } = tableOf(session)
  const table = tableInfo(session.cli, game, options, session.names)
  const report = (what: Report): void => standIn(session, what.seat, 'terminal.dismissed', reportWords(what))
  const wire = new ProcessWire(commandOf(command))
  const limits = { ...TIME_LIMITS, decision: session.limits.botTime }
  const externalBot = new ExternalBot(table, wire, substitute, report, limits)
  void externalBot.ready.then(() => noteGreeting(session, externalBot))
  return externalBot
}

type Substitute = SeatedPlayer<Dice, unknown, Move>

/** Who would play there if it were a bot of ours: asked as any bot of the table is, with dice of the position. */
function substituteAt(session: Session, seat: Seat, decide: (request: BotRequest) => string): Substitute {
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

/** From now on a bot of ours plays for a program: that is said, and noted. */
function standIn(session: Session, seat: Seat, how: 'terminal.not-started' | 'terminal.dismissed', why = ''): void {
  const { words, warn } = session.terminal
  const { match, chairs } = tableOf(session)
  const level = standInLevel(session)
  session.notes.push([STAND_IN, `${seat + 1} ${level} from move ${match.played.length + 1}`])
  warn(
    words(how, { name: session.names[seat]!, program: occupantOf(chairs[seat]!), bot: levelWords(words, level), why }),
  )
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

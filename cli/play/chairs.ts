import type { BotGame } from '@roundhouse/bots/game'
import { botGameNamed } from '@roundhouse/bots/games'
import { defaultBot, isBotOf, levelOf, settingOf } from '@roundhouse/bots/play/bots'
import { type Chair, chairFor, numberOf, occupantOf } from '@roundhouse/table/chairs'
import { commandOf, isProgram, programName, splitList } from '../external-bots/command.ts'
import type { Words } from '../messages.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { WrongUse } from '../user-error.ts'
import { capital } from '../words/sentences.ts'

/** Is there a bot of this name, or is it a program? A command that cannot be meant is refused. */
export const isBot = (game: string, level: string): boolean =>
  isProgram(level) ? commandOf(level).length > 0 : isBotOf(botGameNamed(game), level)

/** The bot of ours that sits there, or stands in for a program. */
export const ourBot = (game: string, level: string): string =>
  isProgram(level) ? defaultBot(botGameNamed(game)) : level

/** Reads `me,casual,run:python3 my_bot.py` or `hot-seat`. The number of players follows from it, or has to fit. */
export function readChairs(game: string, text: string | undefined, players: number | undefined): readonly Chair[] {
  const chairs = occupantsIn(game, text, players).map((occupant, seat) => chairFor(occupant, numberOf(seat)))
  if (players !== undefined && chairs.length !== players)
    throw new WrongUse('terminal.error.seats-players', { found: chairs.length, players })
  return checkChairs(game, chairs)
}

function occupantsIn(game: string, text: string | undefined, players: number | undefined): string[] {
  if (text === undefined)
    return ['me', ...Array.from({ length: (players ?? 3) - 1 }, () => defaultBot(botGameNamed(game)))]
  return text === 'hot-seat' ? Array.from({ length: players ?? 2 }, () => 'me') : splitList(text)
}

/** Refuses bots that there are not. */
export function checkChairs(game: string, chairs: readonly Chair[]): readonly Chair[] {
  const unknown = chairs.find(chair => chair.is === 'bot' && !isBot(game, chair.level))
  if (unknown !== undefined)
    throw new WrongUse('terminal.error.seat', {
      found: occupantOf(unknown),
      bots: Object.keys(botGameNamed(game).bots).join(', '),
    })
  return chairs
}

/** What the seats are called by others: by their names, or by who sits there. */
export const namesOf = (say: Words, chairs: readonly Chair[]): string[] =>
  chairs.map((chair, seat) => {
    const name = chair.is === 'person' ? say('terminal.player') : levelWords(say, botName(chair.level))
    return chair.name === numberOf(seat) ? numbered(name, seat) : chair.name
  })

/** The same for bots that play among themselves: by what they are called on the command line. */
export const botNames = (levels: readonly string[]): string[] =>
  levels.map((level, seat) => numbered(botName(level), seat))

const numbered = (name: string, seat: number): string => capital(`${name} ${seat + 1}`)

const botName = (level: string): string => (isProgram(level) ? programName(level) : levelOf(level))

/** What a level of bots is called; a bot that is no level, as it calls itself. */
export const levelWords = (say: Words, level: string): string => say.find(`new.level.${level}`) ?? level

/** Says so where a bot is to play by a net that cannot be read. */
export function warnOfNet(
  { words, warn }: Pick<Terminal, 'words' | 'warn'>,
  bots: BotGame,
  levels: readonly string[],
): void {
  const why = bots.knowledge.netRefusal
  if (why !== undefined && levels.some(level => !isProgram(level) && settingOf(bots, level)?.usesNet))
    warn(words('terminal.no-net', { why }))
}

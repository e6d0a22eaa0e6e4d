import { botsFor, isBotOf, levelOf, usualBot } from '@roundhouse/bots/bots'
import { WrongUse } from '../endings.ts'
import { commandOf, isProgram, programName, splitList } from '../visitors/command.ts'
import { capital } from '../words/sentences.ts'
import type { Words } from '../words/words.ts'

/** Who sits in a chair: a person, a bot by its name, or a program that is a bot. */
export type Chair = 'me' | (string & {})

export const isPerson = (chair: Chair): boolean => chair === 'me'

const allowedIn = (game: string): string =>
  `allowed are "me" and the bots ${Object.keys(botsFor(game)).join(', ')}, a level with other settings such as ` +
  'expert:tries=60, run: and a command, or "hot-seat" for all'

/** Is there a bot of this name, or is it a program? A command that cannot be meant is refused. */
export const isBot = (game: string, chair: Chair): boolean =>
  isProgram(chair) ? commandOf(chair).length > 0 : isBotOf(game, chair)

/** The bot of ours that sits there, or stands in for a program. */
export const ourBot = (game: string, chair: Chair): string => (isProgram(chair) ? usualBot(game) : chair)

/** Reads `me,casual,run:python3 my_bot.py` or `hot-seat`. The number of players follows from it, or has to fit. */
export function readChairs(game: string, text: string | undefined, players: number | undefined): Chair[] {
  if (text === undefined) return ['me', ...Array.from({ length: (players ?? 3) - 1 }, () => usualBot(game))]
  if (text === 'hot-seat') return Array.from({ length: players ?? 2 }, () => 'me')
  const chairs = splitList(text)
  const unknown = chairs.find(chair => !isPerson(chair) && !isBot(game, chair))
  if (unknown !== undefined) throw new WrongUse(`seats: found "${unknown}"; ${allowedIn(game)}`)
  if (players !== undefined && chairs.length !== players)
    throw new WrongUse(`seats: found ${chairs.length}; ${players} play, so name ${players}`)
  return chairs
}

/** What the seats are called by others. */
export const namesOf = (say: Words, chairs: readonly Chair[]): string[] =>
  chairs.map((chair, seat) => numbered(isPerson(chair) ? say('terminal.player') : botWords(say, chair), seat))

/** The same for programs that play among themselves: by what bots are called on the command line. */
export const botNames = (chairs: readonly Chair[]): string[] =>
  chairs.map((chair, seat) => numbered(botName(chair), seat))

const numbered = (name: string, seat: number): string => capital(`${name} ${seat + 1}`)

const botName = (chair: Chair): string => (isProgram(chair) ? programName(chair) : levelOf(chair))

const botWords = (say: Words, chair: Chair): string => levelWords(say, botName(chair))

/** What a level of bots is called; a bot that is no level, as it calls itself. */
export const levelWords = (say: Words, level: string): string => say.find(`new.level.${level}`) ?? level

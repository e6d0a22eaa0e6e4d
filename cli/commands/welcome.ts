import { botGameNamed } from '@roundhouse/bots/games'
import { defaultBot } from '@roundhouse/bots/play/bots'
import { headlineOf } from '@roundhouse/table/saving/seal'
import type { CliGame } from '../game.ts'
import { games } from '../games.ts'
import type { Words } from '../messages.ts'
import { readPlayers } from '../options/option.ts'
import { levelWords } from '../play/chairs.ts'
import { store } from '../play/keeping.ts'
import { readText } from '../saving/files.ts'
import { askWrapped, sayAll, type Terminal } from '../terminal/terminal.ts'
import { refusalSentence, UserError } from '../user-error.ts'
import { helpFor } from '../words/help.ts'
import { play, resume, type StartOptions } from './play.ts'

/** Leads someone who typed no command into a game. */
export async function welcome(terminal: Terminal): Promise<void> {
  const saved = await lastUnfinished()
  sayAll(terminal, [terminal.words('terminal.welcome'), '', ...shelf(terminal.words, saved)])
  for (;;) {
    const answer = await answerTo(terminal)
    if (answer === null) return
    const game = games[answer === '' ? 0 : Number(answer) - 1]
    if (game !== undefined) return lead(terminal, game)
    if (isShort(answer, 'resume') && saved !== null) return resume(terminal, saved.path)
    sayAll(terminal, [terminal.words('terminal.welcome.number')])
  }
}

const shelf = (say: Words, saved: Saved | null): string[] => [
  ...games.map(({ about }, n) => {
    const title = about.title(say)
    return `${n + 1}      ${n === 0 ? say('terminal.welcome.or-enter', { title }) : title}. ${about.pitch(say)}`
  }),
  ...(saved === null ? [] : [`r      ${say('terminal.welcome.resume', { headline: saved.headline })}`]),
  `q      ${say('terminal.welcome.quit')}`,
]

/** Leads into a game that was chosen. */
async function lead(terminal: Terminal, game: CliGame): Promise<void> {
  const { words } = terminal
  sayAll(terminal, [`${game.about.title(words)}. ${game.about.pitch(words)}`, '', ...offers(words, game)])
  for (;;) {
    const answer = await answerTo(terminal)
    if (answer === null) return
    if (answer === '') return play(terminal, game, { players: game.suggestedPlayers })
    if (isShort(answer, 'choose')) {
      const chosen = await choose(terminal, game)
      return chosen === null ? undefined : play(terminal, game, chosen)
    }
    const isHelp = isShort(answer, 'help') || answer === '?'
    sayAll(terminal, isHelp ? helpFor(words, game) : [words('terminal.welcome.letter')])
  }
}

/** `null`: nobody wants to play. */
async function answerTo(terminal: Terminal): Promise<string | null> {
  const answer = (await terminal.ask('> '))?.trim().toLowerCase()
  return answer === undefined || isShort(answer, 'quit') ? null : answer
}

const isShort = (answer: string, word: string): boolean => answer === word || answer === word[0]

function offers(say: Words, game: CliGame): string[] {
  const players = game.suggestedPlayers
  const about = game.open(game.optionsFor(players, {})).about(say)
  const level = levelWords(say, defaultBot(botGameNamed(game.name)))
  return [
    `Enter  ${say('terminal.welcome.play', { game: about, players, bots: players - 1, level })}`,
    `c      ${say('terminal.welcome.choose')}`,
    `h      ${say('terminal.welcome.help')}`,
    `q      ${say('terminal.welcome.quit')}`,
  ]
}

/** Asks for everything that can be chosen; Enter takes what is suggested. */
async function choose(terminal: Terminal, game: CliGame): Promise<StartOptions | null> {
  const players = await until(terminal, terminal.words('terminal.welcome.players'), '3', readPlayers)
  if (players === null) return null
  const flags: Record<string, unknown> = {}
  for (const { flag, ask, suggested, read } of game.questions) {
    const answer = await until(terminal, ask(terminal.words), suggested, read)
    if (answer === null) return null
    flags[flag] = answer
  }
  const opponent = defaultBot(botGameNamed(game.name))
  const names = Object.keys(botGameNamed(game.name).bots).join(', ')
  const question = terminal.words('terminal.welcome.opponents', { names, usual: opponent })
  const seats = await until(terminal, question, opponent, text => seatsFrom(game, text, players))
  return seats === null ? null : { players, flags, seats }
}

function seatsFrom(game: CliGame, text: string, players: number): string {
  if (text === 'hot-seat') return text
  const { bots } = botGameNamed(game.name)
  if (!Object.hasOwn(bots, text))
    throw new UserError('terminal.error.opponent', { found: text, bots: Object.keys(bots).join(', ') })
  return ['me', ...Array.from({ length: players - 1 }, () => text)].join(',')
}

/** Asks until the answer can be read. `null`: the input has ended. */
async function until<T>(
  terminal: Terminal,
  question: string,
  suggested: string,
  read: (text: string) => T,
): Promise<T | null> {
  for (;;) {
    const answer = await askWrapped(terminal, question)
    if (answer === null) return null
    try {
      return read(answer.trim() || suggested)
    } catch (error) {
      sayAll(terminal, [refusalSentence(terminal.words, error)])
    }
  }
}

interface Saved {
  readonly path: string
  readonly headline: string
}

/** The newest game that saved itself and is not over. */
async function lastUnfinished(): Promise<Saved | null> {
  for await (const { id, isOver } of store.newestFirst())
    if (!isOver) return { path: id, headline: headlineOf(readText(id)) ?? id }
  return null
}

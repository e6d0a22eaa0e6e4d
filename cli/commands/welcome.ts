import { botGameNamed } from '@roundhouse/bots/games'
import { defaultBot } from '@roundhouse/bots/play/bots'
import { Refusal } from '@roundhouse/kernel/game'
import { headlineOf } from '@roundhouse/table/saving/seal'
import type { CliGame } from '../game.ts'
import { games } from '../games.ts'
import { store } from '../play/keeping.ts'
import { sayAll } from '../play/telling.ts'
import { readText } from '../saving/files.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { helpFor } from '../words/en/help.ts'
import { readPlayers } from './options.ts'
import { type NewGame, play, resume } from './play.ts'

/** Leads someone who typed no command into a game. */
export async function welcome(terminal: Terminal): Promise<void> {
  const saved = await lastUnfinished()
  sayAll(terminal, ['Welcome to Roundhouse. Which game?', '', ...shelf(saved)])
  for (;;) {
    const answer = await answerTo(terminal)
    if (answer === null) return
    const game = games[answer === '' ? 0 : Number(answer) - 1]
    if (game !== undefined) return lead(terminal, game)
    if (isShort(answer, 'resume') && saved !== null) return resume(terminal, saved.path)
    sayAll(terminal, ['Type the number of a game, or one of the letters above.'])
  }
}

const shelf = (saved: Saved | null): string[] => [
  ...games.map(({ title, pitch }, n) => `${n + 1}      ${title}${n === 0 ? ' (or Enter)' : ''}. ${pitch}`),
  ...(saved === null ? [] : [`r      resume your last game: ${saved.headline}`]),
  'q      quit',
]

/** Leads into a game that was chosen. */
async function lead(terminal: Terminal, game: CliGame): Promise<void> {
  sayAll(terminal, [`This is ${game.title}. ${game.pitch}`, '', ...offers(game)])
  for (;;) {
    const answer = await answerTo(terminal)
    if (answer === null) return
    if (answer === '') return play(terminal, game, suggestedIn(game))
    if (isShort(answer, 'choose')) {
      const chosen = await choose(terminal, game)
      return chosen === null ? undefined : play(terminal, game, chosen)
    }
    const isHelp = isShort(answer, 'help') || answer === '?'
    sayAll(terminal, isHelp ? helpFor(game) : ['Press Enter, or type one of the letters above.'])
  }
}

/** `null`: nobody wants to play. */
async function answerTo(terminal: Terminal): Promise<string | null> {
  const answer = (await terminal.ask('> '))?.trim().toLowerCase()
  return answer === undefined || isShort(answer, 'quit') ? null : answer
}

const isShort = (answer: string, word: string): boolean => answer === word || answer === word[0]

function suggestedIn(game: CliGame): NewGame {
  const { players } = game.suggested
  return { players, seats: seatsFrom(game, defaultBot(botGameNamed(game.name)), players) }
}

function offers(game: CliGame): string[] {
  const { words, players } = game.suggested
  const others = `${['no', 'one', 'two', 'three'][players - 1]} ${defaultBot(botGameNamed(game.name))} bots`
  return [
    `Enter  play the suggested first game: ${words}, ${players} players, you against ${others}`,
    'c      choose players, what is played and opponents',
    'h      what you can type during a game',
    'q      quit',
  ]
}

/** Asks for everything that can be chosen; Enter takes what is suggested. */
async function choose(terminal: Terminal, game: CliGame): Promise<NewGame | null> {
  const players = await until(terminal, 'How many play, 2 to 4? Enter: 3. ', '3', readPlayers)
  if (players === null) return null
  const wishes: Record<string, unknown> = {}
  for (const { wish, ask, suggested, read } of game.questions) {
    const answer = await until(terminal, ask, suggested, read)
    if (answer === null) return null
    wishes[wish] = answer
  }
  const opponent = defaultBot(botGameNamed(game.name))
  const names = Object.keys(botGameNamed(game.name).bots).join(', ')
  const question = `Against whom: ${names}, or hot-seat for people only? Enter: ${opponent}. `
  const seats = await until(terminal, question, opponent, text => seatsFrom(game, text, players))
  return seats === null ? null : { players, wishes, seats }
}

function seatsFrom(game: CliGame, text: string, players: number): string {
  if (text === 'hot-seat') return text
  if (!Object.hasOwn(botGameNamed(game.name).bots, text)) throw new Refusal(`There is no "${text}"`)
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
    const answer = await terminal.ask(question)
    if (answer === null) return null
    try {
      return read(answer.trim() || suggested)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      terminal.say(`${error.message}.`)
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

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { botsFor, usualBot } from '@roundhouse/bots/bots'
import { Refusal } from '@roundhouse/kernel/game'
import type { CliGame } from '../game.ts'
import { games } from '../games.ts'
import { sayAll } from '../play/telling.ts'
import { savesFolder } from '../saving/saves.ts'
import { headlineOf } from '../saving/seal.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { helpFor } from '../words/en/help.ts'
import { readPlayers } from './options.ts'
import { type NewGame, play, resume } from './play.ts'

/** Leads someone who typed no command into a game. */
export async function welcome(terminal: Terminal): Promise<void> {
  const saved = lastUnfinished()
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
  return { players, seats: seatsFrom(game, usualBot(game.name), players) }
}

function offers(game: CliGame): string[] {
  const { words, players } = game.suggested
  const others = `${['no', 'one', 'two', 'three'][players - 1]} ${usualBot(game.name)} bots`
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
  const opponent = usualBot(game.name)
  const names = Object.keys(botsFor(game.name)).join(', ')
  const question = `Against whom: ${names}, or hot-seat for people only? Enter: ${opponent}. `
  const seats = await until(terminal, question, opponent, text => seatsFrom(game, text, players))
  return seats === null ? null : { players, wishes, seats }
}

function seatsFrom(game: CliGame, text: string, players: number): string {
  if (text === 'hot-seat') return text
  if (!Object.hasOwn(botsFor(game.name), text)) throw new Refusal(`There is no "${text}"`)
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
function lastUnfinished(): Saved | null {
  const saves = savesFolder()
  if (!existsSync(saves)) return null
  const newestFirst = readdirSync(saves)
    .filter(name => name.endsWith('.save'))
    .sort()
    .reverse()
  for (const name of newestFirst) {
    const path = `${saves}/${name}`
    const headline = headlineIn(path)
    if (headline !== null && !headline.endsWith(' over')) return { path, headline }
  }
  return null
}

function headlineIn(path: string): string | null {
  try {
    return headlineOf(readFileSync(path, 'utf8'))
  } catch {
    return null // somebody else's file: nothing to resume
  }
}

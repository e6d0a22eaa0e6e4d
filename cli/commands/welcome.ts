import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { botsFor } from '@roundhouse/bots/bots'
import type { Letter } from '@roundhouse/first-class/base/card'
import { readModules, readPlayers } from '@roundhouse/first-class/box'
import { Refusal } from '@roundhouse/kernel/game'
import { OPPONENT } from '../play/chairs.ts'
import { sayAll } from '../play/telling.ts'
import { headlineOf } from '../saving/seal.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { PLAY_HELP } from '../words/en/help.ts'
import { type PlayOptions, play } from './play.ts'

const bots = botsFor('first-class')
const SAVES = 'saves'

/** Leads someone who typed no command into a game. */
export async function welcome(terminal: Terminal): Promise<void> {
  const saved = lastUnfinished()
  sayAll(terminal, greeting(saved))
  for (;;) {
    const answer = (await terminal.ask('> '))?.trim().toLowerCase()
    if (answer === undefined || /^q(uit)?$/.test(answer)) return
    if (answer === '') return play(terminal, SUGGESTED)
    if (/^r(esume)?$/.test(answer) && saved !== null) return play(terminal, { load: saved.path })
    if (/^c(hoose)?$/.test(answer)) {
      const chosen = await choose(terminal)
      return chosen === null ? undefined : play(terminal, chosen)
    }
    sayAll(terminal, /^(h(elp)?|\?)$/.test(answer) ? PLAY_HELP : ['Press Enter, or type one of the letters above.'])
  }
}

const SUGGESTED: PlayOptions = { players: 3, modules: ['A', 'B'], seats: `me,${OPPONENT},${OPPONENT}` }

const greeting = (saved: Saved | null): string[] => [
  'Welcome to Roundhouse. This is First Class.',
  'Build two trains, send your conductors through them and your locomotive along its route: six rounds, three scorings.',
  '',
  `Enter  play the suggested first game: modules A and B, 3 players, you against two ${OPPONENT} bots`,
  ...(saved === null ? [] : [`r      resume your last game: ${saved.headline}`]),
  'c      choose players, modules and opponents',
  'h      what you can type during a game',
  'q      quit',
]

/** Asks for everything that can be chosen; Enter takes what is suggested. */
async function choose(terminal: Terminal): Promise<PlayOptions | null> {
  const players = await until(terminal, 'How many play, 2 to 4? Enter: 3. ', '3', readPlayers)
  if (players === null) return null
  const modules = await until(terminal, 'Which two of the modules A to F? Enter: A,B. ', 'A,B', modulesFrom)
  if (modules === null) return null
  const names = Object.keys(bots).join(', ')
  const question = `Against whom: ${names}, or hot-seat for people only? Enter: ${OPPONENT}. `
  const seats = await until(terminal, question, OPPONENT, text => seatsFrom(text, players))
  return seats === null ? null : { players, modules, seats }
}

/** `ab`, `a b` and `A,B` are all clear. */
const modulesFrom = (text: string): readonly [Letter, Letter] =>
  readModules(
    text
      .replace(/[^a-z]/gi, '')
      .split('')
      .join(','),
  )

function seatsFrom(text: string, players: number): string {
  if (text === 'hot-seat') return text
  if (!Object.hasOwn(bots, text)) throw new Refusal(`There is no "${text}"`)
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
  if (!existsSync(SAVES)) return null
  const newestFirst = readdirSync(SAVES)
    .filter(name => name.endsWith('.save'))
    .sort()
    .reverse()
  for (const name of newestFirst) {
    const path = `${SAVES}/${name}`
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

import { Refusal, type Seat } from '@roundhouse/kernel/game'
import { type Barrier, undo, why } from '@roundhouse/table/table'
import { count, listed } from '../words/en/counting.ts'
import { helpFor } from '../words/en/help.ts'
import { hintWords } from './hint.ts'
import { COMMANDS, type Command, type Input, type Reader, readInput } from './input.ts'
import { autosave, loadSession, saveTo } from './keeping.ts'
import { lastWords, logWords, look } from './look.ts'
import { drawMenu, sayMenu } from './menu.ts'
import { ruleWords } from './rulebook.ts'
import {
  movesOf,
  type Next,
  playMove,
  type Session,
  sceneOf,
  screenOf,
  setTable,
  tableOf,
  turnOf,
  voiceOf,
} from './session.ts'
import { sayAll, tellNews } from './telling.ts'

/** Tells a person what happened, asks, and goes on until a move is played or the game is left. */
export async function decide(session: Session, seat: Seat): Promise<Next> {
  show(session, seat)
  for (let asked: string | null = null; ; ) {
    const moves = movesOf(session)
    const line = await session.terminal.ask('> ', [...moves, ...COMMANDS])
    if (line === null) return leave(session)
    const input: Input = readSure(line, asked) ?? readInput(line, moves, readerIn(session))
    asked = input.is === 'move' && input.text !== asked ? askWhetherSure(session, seat, input.text) : null
    const next = asked === null ? await answer(session, seat, input) : null
    if (next !== null) return next
  }
}

/** The answer to whether a move is meant that gives something up; `null`: it is none. */
function readSure(line: string, asked: string | null): Input | null {
  if (asked === null) return null
  if (/^y(es)?$/i.test(line.trim())) return { is: 'move', text: asked }
  return /^no?$/i.test(line.trim()) ? { is: 'nothing' } : null
}

/** Says what a move gives up. Somebody who can be asked confirms it: then it is that move, else `null`. */
function askWhetherSure(session: Session, seat: Seat, text: string): string | null {
  const lost = sceneOf(session, seat).forfeits(text)
  if (lost.length === 0) return null
  session.terminal.say(`Lost by "${text}": ${listed(lost)}.`)
  if (!session.terminal.isInteractive) return null
  session.terminal.say('Type the move again, or "y", to play it all the same.')
  return text
}

/** Moves as the game itself reads them. */
const readerIn =
  ({ opened }: Session): Reader =>
  text => {
    const move = opened.game.read(opened.tidy(text))
    return move === null ? null : opened.game.write(move)
  }

/** What is new; the table where a turn begins, later what is one's own; then what is asked and what can be chosen. */
function show(session: Session, seat: Seat): void {
  tellNews(session, seat)
  const screen = screenOf(session)
  if (session.seenIn !== turnOf(session)) showTable(session, seat)
  else if (screen !== null) sayAll(session.terminal, sceneOf(session, seat).drawOwn(screen))
  session.seenIn = turnOf(session)
  showChoices(session, seat)
}

function showTable(session: Session, seat: Seat): void {
  const scene = sceneOf(session, seat)
  const screen = screenOf(session)
  sayAll(session.terminal, screen === null ? scene.sayTable() : ['', ...scene.drawTable(screen)])
}

/** What waits, what is asked, and the choices. */
function showChoices(session: Session, seat: Seat): void {
  const { terminal, opened } = session
  const scene = sceneOf(session, seat)
  const moves = movesOf(session)
  sayAll(terminal, scene.reminders())
  sayAll(terminal, [scene.question(moves)], terminal.paint.bold)
  const menu = { opened, scene, moves }
  sayAll(terminal, terminal.isPlain ? sayMenu(menu) : drawMenu(menu, terminal.columns))
}

/** `null`: nothing was decided, so the question stands. */
async function answer(session: Session, seat: Seat, input: Input): Promise<Next | null> {
  switch (input.is) {
    case 'nothing':
      showChoices(session, seat)
      return null
    case 'move':
      playMove(session, seat, input.text)
      await autosave(session)
      return session
    case 'command':
      return COMMAND[input.command](session, seat, input.rest)
    case 'number':
      return says(session, [`There is no move ${input.number}; there are 1 to ${movesOf(session).length}.`])
    case 'unclear':
      return says(session, [`That may be ${shortList(input.matches)}. Type a little more.`])
    case 'other':
      return says(session, explain(session, seat, input.text))
  }
}

const MOST_LISTED = 8

const shortList = (texts: readonly string[]): string =>
  texts.length > MOST_LISTED
    ? `${texts.slice(0, MOST_LISTED).join(', ')} and ${texts.length - MOST_LISTED} more`
    : listed(texts, 'or')

function says(session: Session, lines: readonly string[]): null {
  sayAll(session.terminal, lines)
  return null
}

type Answer = (session: Session, seat: Seat, rest: string) => Next | null | Promise<Next | null>

const COMMAND: Readonly<Record<Command, Answer>> = {
  help: session => says(session, helpFor(session.cli)),
  moves: (session, seat) =>
    says(session, sayMenu({ opened: session.opened, scene: sceneOf(session, seat), moves: movesOf(session) })),
  hint: (session, seat) => says(session, hintWords(session, seat)),
  look: (session, seat, rest) => says(session, look(session, seat, rest, screenOf(session))),
  last: (session, seat) => says(session, lastWords(session, seat)),
  log: (session, seat) => says(session, logWords(session, seat)),
  rules: (session, _seat, rest) => says(session, ruleWords(session.cli.rulebook, rest)),
  why: (session, seat, rest) => says(session, whyWords(session, seat, rest)),
  undo: takeBack,
  save: (session, _seat, rest) => save(session, rest),
  load: (session, _seat, rest) => load(session, rest),
  record: session =>
    says(session, ['A record holds the seed, and with it all that is to come: it is written when the game is over.']),
  quit: session => quit(session),
}

/** A move that is not in the list: why not. Something else: what there is. */
function explain(session: Session, seat: Seat, text: string): string[] {
  const { opened } = session
  const written = opened.tidy(text)
  const isMove = opened.game.read(written) !== null
  if (!isMove && !opened.isMoveWord(text.split(' ')[0]!.toLowerCase()))
    return [`"${text}" is neither a move nor a command. Type a number, a move, or "help".`]
  const reason = why(tableOf(session), seat, isMove ? written : text)
  return reason === null ? [`"${written}" is legal.`] : [opened.reason(voiceOf(session, seat), reason)]
}

function whyWords(session: Session, seat: Seat, text: string): string[] {
  if (text === '') return [`Ask about a move, such as "why ${session.cli.help.move}".`]
  const moves = movesOf(session)
  const input = readInput(text, moves, readerIn(session))
  if (input.is === 'move') return [`It is legal: "${input.text}", number ${moves.indexOf(input.text) + 1}.`]
  if (input.is === 'unclear') return [`That may be ${shortList(input.matches)}, all of which is legal now.`]
  return explain(session, seat, text)
}

/** What closed the way back. */
const BARRIERS: Readonly<Record<Barrier, string>> = {
  begun: 'you have not played a move yet',
  rolled: 'something was turned up since, and it cannot be unseen',
  passed: 'it was for another player to decide since',
  over: 'the game is over',
}

async function takeBack(session: Session, seat: Seat, rest: string): Promise<Next | null> {
  if (!['', 'turn'].includes(rest.toLowerCase())) return says(session, ['Type "undo" or "undo turn".'])
  const before = tableOf(session).match.played.length
  const outcome = undo(tableOf(session), seat, rest !== '')
  if (!outcome.ok) return says(session, [`Nothing to take back: ${BARRIERS[outcome.barrier]}.`])
  setTable(session, outcome.table)
  await autosave(session)
  session.terminal.say(`Taken back: ${count(before - outcome.table.match.played.length, 'move')}.`)
  return session
}

async function save(session: Session, path: string): Promise<null> {
  if (path === '') return says(session, ['Name a file, such as "save my-game.save".'])
  try {
    await saveTo(session, path)
    return says(session, [`Saved in ${path}. Go on later with: play --load ${path}`])
  } catch (error) {
    if (error instanceof Refusal) return says(session, [`${error.message}.`])
    throw error
  }
}

async function load(session: Session, path: string): Promise<Next | null> {
  if (path === '') return says(session, ['Name a file, such as "load my-game.save".'])
  try {
    const { terminal, savePath, thinking } = session
    const loaded = await loadSession(path, terminal, { save: savePath, thinking })
    terminal.say(`Loaded ${path}.`)
    return loaded
  } catch (error) {
    if (error instanceof Refusal) return says(session, [`${error.message}. The game goes on.`])
    throw error
  }
}

/** The game has been saved after each move; a place of one's own may be named. */
async function quit(session: Session): Promise<Next | null> {
  const kept = session.savePath === null ? 'It is not saved yet' : `It is saved in ${session.savePath}`
  const asked = await session.terminal.ask(`Leave the game? ${kept}. Enter: leave; a file: save there too; n: go on. `)
  const path = asked?.trim() ?? ''
  if (/^no?$/i.test(path)) return says(session, ['The game goes on.'])
  if (path !== '' && !/^y(es)?$/i.test(path)) await save(session, path)
  return leave(session)
}

/** Says where the game is. */
export function leave(session: Session): 'left' {
  const { savePath, terminal } = session
  terminal.say(savePath === null ? 'The game is left.' : `The game is kept. Go on with: play --load ${savePath}`)
  return 'left'
}

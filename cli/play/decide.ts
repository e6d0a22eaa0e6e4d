import type { Seat } from '@roundhouse/kernel/game'
import type { Values } from '@roundhouse/kernel/say'
import { why } from '@roundhouse/table/table'
import { undo } from '@roundhouse/table/undo'
import type { TerminalMessageKey, Words } from '../messages.ts'
import { askWrapped, sayAll } from '../terminal/terminal.ts'
import { refusalSentence } from '../user-error.ts'
import { helpFor } from '../words/help.ts'
import { sentence } from '../words/sentences.ts'
import { hintWords } from './hint.ts'
import { COMMANDS, type Input, type PlayCommand, type Reader, readInput } from './input.ts'
import { autosave, loadSession, saveTo } from './keeping.ts'
import { lastWords, logWords, look } from './look.ts'
import { drawMenu, type Menu, sayMenu } from './menu.ts'
import { ruleWords } from './rulebook.ts'
import {
  movesOf,
  type Next,
  playMove,
  presenterOf,
  type Session,
  screenOf,
  setTable,
  tableOf,
  tellNews,
  turnOf,
  voiceOf,
} from './session.ts'

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
  const lost = presenterOf(session, seat).forfeits(text)
  if (lost.length === 0) return null
  const { words } = session.terminal
  tells(session, 'terminal.would-lose', { move: text, what: words.list(lost) })
  if (!session.terminal.isInteractive) return null
  tells(session, 'terminal.sure')
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
  else if (screen !== null) sayAll(session.terminal, presenterOf(session, seat).drawOwn(screen))
  session.seenIn = turnOf(session)
  showChoices(session, seat)
}

function showTable(session: Session, seat: Seat): void {
  const presenter = presenterOf(session, seat)
  const screen = screenOf(session)
  sayAll(session.terminal, screen === null ? presenter.sayTable() : ['', ...presenter.drawTable(screen)])
}

/** What waits, what is asked, and the choices. */
function showChoices(session: Session, seat: Seat): void {
  const { terminal } = session
  const menu = menuOf(session, seat)
  sayAll(terminal, menu.presenter.reminders())
  sayAll(terminal, [menu.presenter.question(menu.moves)], terminal.paint.bold)
  sayAll(terminal, terminal.isPlain ? sayMenu(menu) : drawMenu(menu, terminal.columns))
}

const menuOf = (session: Session, seat: Seat): Menu => ({
  say: session.terminal.words,
  opened: session.opened,
  presenter: presenterOf(session, seat),
  moves: movesOf(session),
})

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
      return tells(session, 'terminal.no-move', { number: input.number, moves: movesOf(session).length })
    case 'unclear':
      return tells(session, 'terminal.unclear', { moves: shortList(session.terminal.words, input.matches) })
    case 'other':
      return says(session, explain(session, seat, input.text))
  }
}

const MOST_LISTED = 8

const shortList = (say: Words, texts: readonly string[]): string =>
  texts.length > MOST_LISTED
    ? say('terminal.and-more', { some: texts.slice(0, MOST_LISTED).join(', '), more: texts.length - MOST_LISTED })
    : say.list(texts, 'or')

function says(session: Session, lines: readonly string[]): null {
  sayAll(session.terminal, lines)
  return null
}

const tells = (session: Session, key: TerminalMessageKey, values: Values = {}): null =>
  says(session, [session.terminal.words(key, values)])

type Answer = (session: Session, seat: Seat, rest: string) => Next | null | Promise<Next | null>

const COMMAND: Readonly<Record<PlayCommand, Answer>> = {
  help: session => says(session, helpFor(session.terminal.words, session.cli)),
  moves: (session, seat) => says(session, sayMenu(menuOf(session, seat))),
  hint: (session, seat) => says(session, hintWords(session, seat)),
  look: (session, seat, rest) => says(session, look(session, seat, rest, screenOf(session))),
  last: (session, seat) => says(session, lastWords(session, seat)),
  log: (session, seat) => says(session, logWords(session, seat)),
  rules: (session, _seat, rest) => says(session, ruleWords(session.terminal.words, session.cli.rulebook, rest)),
  why: (session, seat, rest) => says(session, whyWords(session, seat, rest)),
  undo: takeBack,
  save: (session, _seat, rest) => save(session, rest),
  load: (session, _seat, rest) => load(session, rest),
  record: session => tells(session, 'terminal.no-record-yet'),
  quit: session => quit(session),
}

/** A move that is not in the list: why not. Something else: what there is. */
function explain(session: Session, seat: Seat, text: string): string[] {
  const { opened } = session
  const written = opened.tidy(text)
  const isMove = opened.game.read(written) !== null
  if (!isMove && !opened.isMoveWord(text.split(' ')[0]!.toLowerCase()))
    return [session.terminal.words('terminal.neither', { text })]
  const reason = why(tableOf(session), seat, isMove ? written : text)
  return reason === null
    ? [session.terminal.words('terminal.legal', { move: written })]
    : [opened.reason(voiceOf(session, seat), reason)]
}

function whyWords(session: Session, seat: Seat, text: string): string[] {
  const { words } = session.terminal
  if (text === '') return [words('terminal.which-move', { move: session.cli.help.move })]
  const moves = movesOf(session)
  const input = readInput(text, moves, readerIn(session))
  if (input.is === 'move')
    return [words('terminal.legal-number', { move: input.text, number: moves.indexOf(input.text) + 1 })]
  if (input.is === 'unclear') return [words('terminal.all-legal', { moves: shortList(words, input.matches) })]
  return explain(session, seat, text)
}

async function takeBack(session: Session, seat: Seat, rest: string): Promise<Next | null> {
  if (!['', 'turn'].includes(rest.toLowerCase())) return tells(session, 'terminal.undo-how')
  const before = tableOf(session).match.played.length
  const outcome = undo(tableOf(session), seat, rest !== '')
  if (!outcome.ok) return says(session, [sentence(session.opened.noUndo(session.terminal.words, outcome.barrier))])
  setTable(session, outcome.table)
  await autosave(session)
  tells(session, 'terminal.undone', { moves: before - outcome.table.match.played.length })
  return session
}

async function save(session: Session, path: string): Promise<null> {
  if (path === '') return tells(session, 'terminal.which-file', { command: 'save' })
  try {
    await saveTo(session, path)
    return tells(session, 'terminal.saved', { path })
  } catch (error) {
    return says(session, [refusalSentence(session.terminal.words, error)])
  }
}

async function load(session: Session, path: string): Promise<Next | null> {
  if (path === '') return tells(session, 'terminal.which-file', { command: 'load' })
  try {
    const { terminal, savePath, limits } = session
    const loaded = await loadSession(path, terminal, savePath, { ...limits, runBots: false })
    terminal.say(terminal.words('terminal.loaded', { path }))
    return loaded
  } catch (error) {
    const { words } = session.terminal
    return says(session, [`${refusalSentence(words, error)} ${words('terminal.goes-on')}`])
  }
}

/** The game has been saved after each move; a place of one's own may be named. */
async function quit(session: Session): Promise<Next | null> {
  const { words } = session.terminal
  const asked = await askWrapped(session.terminal, words('terminal.ask-quit', { path: session.savePath ?? 'none' }))
  const path = asked?.trim() ?? ''
  if (/^no?$/i.test(path)) return tells(session, 'terminal.goes-on')
  if (path !== '' && !/^y(es)?$/i.test(path)) await save(session, path)
  return leave(session)
}

/** Says where the game is. */
export function leave(session: Session): 'left' {
  const { savePath, terminal } = session
  terminal.say(terminal.words('terminal.left', { path: savePath ?? 'none' }))
  return 'left'
}

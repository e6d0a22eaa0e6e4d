import { Refusal, type Seat } from '@roundhouse/kernel/game'
import type { Values } from '@roundhouse/kernel/say'
import { helpFor } from '../words/help.ts'
import { sentence } from '../words/sentences.ts'
import type { MessageKey, Words } from '../words/words.ts'
import { hintWords } from './hint.ts'
import { COMMANDS, type Command, type Input, type Reader, readInput } from './input.ts'
import { autosave, loadSession, saveTo } from './keeping.ts'
import { lastWords, logWords, look } from './look.ts'
import { drawMenu, sayMenu } from './menu.ts'
import { ruleWords } from './rulebook.ts'
import { movesOf, type Next, playMove, type Session, sceneOf, screenOf, turnOf, undo, voiceOf } from './session.ts'
import { sayAll, tellNews } from './telling.ts'

/** Tells a person what happened, asks, and goes on until a move is played or the game is left. */
export async function decide(session: Session, seat: Seat): Promise<Next> {
  show(session, seat)
  for (;;) {
    const moves = movesOf(session)
    const line = await session.terminal.ask('> ', [...moves, ...COMMANDS])
    if (line === null) return leave(session)
    const next = await answer(session, seat, readInput(line, moves, readerIn(session)))
    if (next !== null) return next
  }
}

/** Moves as the game itself reads them. */
const readerIn =
  ({ game, opened }: Session): Reader =>
  text => {
    const move = game.read(opened.tidy(text))
    return move === null ? null : game.write(move)
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
  const menu = { say: terminal.words, opened, scene, moves }
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
      autosave(session)
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

const tells = (session: Session, key: MessageKey, values: Values = {}): null =>
  says(session, [session.terminal.words(key, values)])

type Answer = (session: Session, seat: Seat, rest: string) => Next | null | Promise<Next | null>

const COMMAND: Readonly<Record<Command, Answer>> = {
  help: session => says(session, helpFor(session.terminal.words, session.cli)),
  moves: (session, seat) =>
    says(
      session,
      sayMenu({
        say: session.terminal.words,
        opened: session.opened,
        scene: sceneOf(session, seat),
        moves: movesOf(session),
      }),
    ),
  hint: (session, seat) => says(session, hintWords(session, seat)),
  look: (session, seat, rest) => says(session, look(session, seat, rest, screenOf(session))),
  last: (session, seat) => says(session, lastWords(session, seat)),
  log: (session, seat) => says(session, logWords(session, seat)),
  rules: (session, _seat, rest) => says(session, ruleWords(session.terminal.words, session.cli.rulebook, rest)),
  why: (session, seat, rest) => says(session, whyWords(session, seat, rest)),
  undo: undoMove,
  save: (session, _seat, rest) => save(session, rest),
  load: (session, _seat, rest) => load(session, rest),
  record: session => tells(session, 'terminal.no-record-yet'),
  quit: session => quit(session),
}

/** A move that is not in the list: why not. Something else: what there is. */
function explain(session: Session, seat: Seat, text: string): string[] {
  const { game, match, opened } = session
  const written = opened.tidy(text)
  const isMove = game.read(written) !== null
  if (!isMove && !opened.isMoveWord(text.split(' ')[0]!.toLowerCase()))
    return [session.terminal.words('terminal.neither', { text })]
  const reason = game.why(match.now, seat, isMove ? written : text)
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

function undoMove(session: Session, seat: Seat, rest: string): Next | null {
  if (!['', 'turn'].includes(rest.toLowerCase())) return tells(session, 'terminal.undo-how')
  const before = session.match.played.length
  try {
    undo(session, seat, rest !== '')
  } catch (error) {
    if (error instanceof Refusal)
      return says(session, [sentence(session.opened.noUndo(session.terminal.words, session.match.barrier))])
    throw error
  }
  autosave(session)
  const { played } = session.match
  tells(session, 'terminal.undone', { moves: before - played.length })
  return session
}

function save(session: Session, path: string): null {
  if (path === '') return tells(session, 'terminal.which-file', { command: 'save' })
  try {
    saveTo(session, path)
    return tells(session, 'terminal.saved', { path })
  } catch (error) {
    if (error instanceof Refusal) return says(session, [`${error.message}.`])
    throw error
  }
}

function load(session: Session, path: string): Next | null {
  if (path === '') return tells(session, 'terminal.which-file', { command: 'load' })
  try {
    const { terminal, savePath, thinking } = session
    const loaded = loadSession(path, terminal, { save: savePath, thinking })
    terminal.say(terminal.words('terminal.loaded', { path }))
    return loaded
  } catch (error) {
    if (error instanceof Refusal)
      return says(session, [`${error.message}. ${session.terminal.words('terminal.goes-on')}`])
    throw error
  }
}

/** The game has been saved after each move; a place of one's own may be named. */
async function quit(session: Session): Promise<Next | null> {
  const { words } = session.terminal
  const asked = await session.terminal.ask(`${words('terminal.ask-quit', { path: session.savePath ?? 'none' })} `)
  const path = asked?.trim() ?? ''
  if (/^no?$/i.test(path)) return tells(session, 'terminal.goes-on')
  if (path !== '' && !/^y(es)?$/i.test(path)) save(session, path)
  return leave(session)
}

/** Says where the game is. */
export function leave(session: Session): 'left' {
  const { savePath, terminal } = session
  terminal.say(terminal.words('terminal.left', { path: savePath ?? 'none' }))
  return 'left'
}

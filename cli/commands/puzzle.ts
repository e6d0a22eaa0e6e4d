import { placeOfDay } from '@roundhouse/bots/puzzles/day'
import type { GamePuzzles, OpenPuzzle } from '@roundhouse/bots/puzzles/rules'
import { isDecided } from '@roundhouse/bots/puzzles/turn'
import { verdictOn } from '@roundhouse/bots/puzzles/verdict'
import type { Seat } from '@roundhouse/kernel/game'
import { numberOf } from '@roundhouse/table/chairs'
import { loadGame } from '@roundhouse/table/games'
import { tableAt } from '@roundhouse/table/position'
import type { CliGame } from '../game.ts'
import { gameNamed } from '../games.ts'
import { command } from '../options/command.ts'
import { flag, number, wholeNumber } from '../options/option.ts'
import { decide } from '../play/decide.ts'
import { BOT_LIMITS } from '../play/search-bots.ts'
import { type Session, sessionAt, tableOf, voiceOf } from '../play/session.ts'
import { sayAll, type Terminal } from '../terminal/terminal.ts'
import { UserError, WrongUse } from '../user-error.ts'
import { puzzleTitle, verdictWords } from '../words/puzzle.ts'
import { GAME } from './game-flags.ts'

const MOST_PUZZLES = 10_000

const OPTIONS = {
  number: number('terminal.puzzle.number', [1, MOST_PUZZLES]),
  plain: flag('terminal.play.plain'),
}

/** One turn of a position in which one is clearly best, and how good it was. */
export const puzzleCommand = command({
  name: 'puzzle',
  about: 'terminal.command.puzzle',
  takes: GAME,
  options: OPTIONS,
  async run(terminal, { number }, [name]) {
    const cli = gameNamed(name)
    if (cli.puzzles === undefined) throw new UserError('terminal.puzzle.none', { game: cli.name })
    const { rules, file } = await cli.puzzles()
    const place = placeIn(file, number)
    const puzzle = file.puzzles[place]!
    const open = rules.read(puzzle)
    const seat = open.coach.game.toMove(open.state)!
    terminal.say(puzzleTitle(terminal.words, cli.name, puzzle, place + 1, file.puzzles.length))
    const session = await sitDown(terminal, cli, open)
    if (!(await playTurn(session, open, seat))) return
    const played = tableOf(session).match.played.map(({ text }) => text)
    const situation = { opened: session.opened, state: open.state, seat, voice: voiceOf(session, seat) }
    sayAll(terminal, verdictWords(situation, verdictOn(open, puzzle, played)))
  },
})

/** That of today, unless another is named. */
function placeIn({ puzzles }: GamePuzzles['file'], wanted: number | undefined): number {
  if (wanted === undefined) return placeOfDay(new Date(), puzzles.length)
  try {
    return wholeNumber(String(wanted), [1, puzzles.length]) - 1
  } catch (error) {
    throw new WrongUse('terminal.error.value', { option: '--number' }, error)
  }
}

/** Nothing is saved: a puzzle is begun again. */
async function sitDown(terminal: Terminal, cli: CliGame, { coach, options, state }: OpenPuzzle): Promise<Session> {
  const names = Array.from({ length: coach.game.seats }, (_, seat) => numberOf(seat))
  const table = tableAt(await loadGame(cli.name), { options, game: coach.game, state }, names)
  return sessionAt({ cli, terminal, savePath: null, limits: BOT_LIMITS }, table, cli.open(options))
}

/** `false`: it was left before it was over. */
async function playTurn(session: Session, { coach, state }: OpenPuzzle, seat: Seat): Promise<boolean> {
  while (!isDecided(coach, state, tableOf(session).match.now))
    if ((await Promise.race([decide(session, seat), session.terminal.stopped])) !== session) return false
  return true
}

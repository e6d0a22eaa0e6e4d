import { botGameNamed } from '@roundhouse/bots/games'
import type { Seat } from '@roundhouse/kernel/game'
import type { Match } from '@roundhouse/kernel/match'
import { command } from '../options/command.ts'
import { FIRST_SEED, flag, number, seed, simulations, wholeNumber } from '../options/option.ts'
import { namesOf } from '../play/chairs.ts'
import { adviceFor, warnOfCoach } from '../play/hint.ts'
import { type GameFile, readGame } from '../saving/game-file.ts'
import { sayAll } from '../terminal/terminal.ts'
import { UserError, WrongUse } from '../user-error.ts'
import { adviceWords } from '../words/coach.ts'
import { matchAt } from './moment.ts'

const MOST_MOVES = 100_000

const OPTIONS = {
  at: number('terminal.coach.at', [0, MOST_MOVES]),
  simulations: simulations(),
  seed: seed('terminal.option.seed', FIRST_SEED),
  json: flag('terminal.option.json'),
  plain: flag('terminal.coach.plain'),
}

export const coachCommand = command({
  name: 'coach',
  about: 'terminal.command.coach',
  takes: ['<file>', 'terminal.file.game'],
  options: OPTIONS,
  async run(terminal, { at, simulations, seed, json }, [path]) {
    const file = await readGame(path!)
    const { opened, table } = file
    const match = matchAt(opened.game, table.match, momentIn(file, at))
    const seat = deciding(path!, file, match)
    warnOfCoach(terminal, botGameNamed(opened.game.name))
    const names = namesOf(terminal.words, table.chairs)
    const situation = { opened, state: match.now, seat, voice: { viewer: seat, names, say: terminal.words } }
    const advice = adviceFor(situation, seed, simulations)
    if (json) return terminal.say(JSON.stringify({ at: match.played.length, seat, advice }, null, 2))
    sayAll(terminal, [
      terminal.words('terminal.advice', { moves: match.played.length, name: names[seat]!, plans: advice.length }),
      '',
      ...adviceWords(situation, advice),
    ])
  },
})

function momentIn({ table: { match } }: GameFile, at = match.played.length): number {
  try {
    return wholeNumber(String(at), [0, match.played.length])
  } catch (error) {
    throw new WrongUse('terminal.error.value', { option: '--at' }, error)
  }
}

/** Whose move it is. What a bot knows is not told while its game goes on. */
function deciding(path: string, { opened, table, isSealed }: GameFile, match: Match): Seat {
  const seat = opened.game.toMove(match.now)
  if (seat === null) throw new UserError('terminal.coach.over', { path, last: match.played.length - 1 })
  if (isSealed && table.chairs[seat]!.is === 'bot') throw new UserError('terminal.coach.bot', { path, seat: seat + 1 })
  return seat
}

import { advise } from '@roundhouse/bots/coach/advice'
import { coachFor } from '@roundhouse/bots/coach/coach'
import { botGameNamed } from '@roundhouse/bots/games'
import { observationOf } from '@roundhouse/bots/play/bot'
import type { Seed } from '@roundhouse/kernel/dice'
import { Refusal, type Seat } from '@roundhouse/kernel/game'
import type { Match } from '@roundhouse/kernel/match'
import { Command } from 'commander'
import { about } from '../exit-codes.ts'
import { namesOf } from '../play/chairs.ts'
import { sayAll } from '../play/telling.ts'
import { type GameFile, readGame } from '../saving/game-file.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { adviceHead, adviceWords } from '../words/coach.ts'
import { matchAt } from './moment.ts'
import { numberOption, seedOption, simulationsOption } from './options.ts'

interface CoachOptions {
  readonly at?: number
  readonly simulations: number
  readonly seed: Seed
  readonly json?: boolean
}

const MOST_MOVES = 100_000

export const coachCommand = (terminal: Terminal): Command =>
  new Command('coach')
    .description('up to three good and different plans for the player to move, with their reasons')
    .argument('<file>', 'a record or a saved game')
    .addOption(numberOption('--at <n>', 'after this many moves (default: all of them)', 0, MOST_MOVES))
    .addOption(simulationsOption(400))
    .addOption(seedOption('the same seed gives the same advice').default([0, 0, 0, 1], '1'))
    .option('--json', 'JSON output')
    .option('--plain', 'lines are not broken')
    .action((file: string, options: CoachOptions) => adviseOn(terminal, file, options))

async function adviseOn(
  terminal: Terminal,
  path: string,
  { at, simulations, seed, json }: CoachOptions,
): Promise<void> {
  const file = await readGame(path)
  const { opened, table } = file
  const match = at === undefined ? table.match : matchAt(opened.game, table.match, at)
  const seat = deciding(path, file, match)
  const coach = coachFor(botGameNamed(opened.game.name), opened.game)
  const advice = advise(coach, observationOf(opened.game, match.now, seat, { seed, rolled: 0 }), simulations)
  if (json) return terminal.say(JSON.stringify({ at: match.played.length, seat, advice }, null, 2))
  const names = namesOf(terminal.words, table.chairs)
  const situation = { opened, state: match.now, seat, voice: { viewer: seat, names, say: terminal.words } }
  sayAll(terminal, [
    adviceHead(terminal.words, names[seat]!, match.played.length, advice.length),
    '',
    ...adviceWords(situation, advice),
  ])
}

/** Who is to decide. What a bot knows is not told while its game goes on. */
function deciding(path: string, { opened, table, isSealed }: GameFile, match: Match): Seat {
  const seat = opened.game.toMove(match.now)
  if (seat === null)
    throw new Refusal(
      about(
        path,
        `the game is over, and nobody is to decide; --at 0 to ${match.played.length - 1} is an earlier moment`,
      ),
    )
  if (isSealed && table.chairs[seat]!.is === 'bot')
    throw new Refusal(about(path, `seat ${seat + 1} is to decide; what a bot knows is not told while the game goes on`))
  return seat
}

import { type Analysis, analysing } from '@roundhouse/bots/coach/analysis'
import { coachFor } from '@roundhouse/bots/coach/coach'
import { botGameNamed } from '@roundhouse/bots/games'
import { type Seed, writeSeed } from '@roundhouse/kernel/dice'
import { Refusal } from '@roundhouse/kernel/game'
import { isOver } from '@roundhouse/table/table'
import { Command } from 'commander'
import { about } from '../exit-codes.ts'
import type { Words } from '../messages.ts'
import { sayAll } from '../play/telling.ts'
import { type GameFile, readGame } from '../saving/game-file.ts'
import { newProgress } from '../simulation/progress.ts'
import { type Terminal, yieldToTerminal } from '../terminal/terminal.ts'
import { analysedWords, chancesTable, turningPointWords } from '../words/coach.ts'
import { watcherVoice } from '../words/voice.ts'
import { matchAt } from './moment.ts'
import { seedOption, simulationsOption } from './options.ts'

interface AnalyseOptions {
  readonly simulations: number
  readonly seed: Seed
  readonly json?: boolean
  readonly plain?: boolean
}

export const analyseCommand = (terminal: Terminal): Command =>
  new Command('analyse')
    .description('the winning chances turn by turn, the turning points, and what would have been better')
    .argument('<file>', 'a record of a game')
    .addOption(simulationsOption(150))
    .addOption(seedOption('the same seed gives the same analysis').default([0, 0, 0, 1], '1'))
    .option('--json', 'JSON output')
    .option('--plain', 'numbers without bars')
    .action((file: string, options: AnalyseOptions) => analyse(terminal, file, options))

async function analyse(terminal: Terminal, path: string, options: AnalyseOptions): Promise<void> {
  const file = await openFor(path)
  const analysis = await analysed(terminal, file, options)
  if (options.json) return terminal.say(JSON.stringify(described(file, options, analysis), null, 2))
  sayAll(terminal, report(terminal.words, file, analysis, options.plain ? 0 : Math.min(terminal.columns, WIDTH)))
}

const WIDTH = 80

/** A game that goes on is not analysed: that would tell what its players may not know. */
async function openFor(path: string): Promise<GameFile> {
  const file = await readGame(path)
  if (file.isSealed && !isOver(file.table))
    throw new Refusal(about(path, 'this is a saved game that goes on; it can be analysed when it is over'))
  if (file.table.match.played.length === 0) throw new Refusal(about(path, 'no move has been played yet'))
  return file
}

/** Step by step, so that it can be stopped. */
async function analysed(terminal: Terminal, { opened, table }: GameFile, { simulations, seed }: AnalyseOptions) {
  const steps = analysing(coachFor(botGameNamed(opened.game.name), opened.game), table.match, { simulations, seed })
  let progress: ReturnType<typeof newProgress> | null = null
  for (;;) {
    const { done, value } = steps.next()
    if (done) {
      progress?.end()
      return value
    }
    progress ??= newProgress(terminal, value.all, undefined, 'terminal.progress-steps')
    progress.tell(value.done)
    await yieldToTerminal(terminal)
  }
}

const described = ({ cli, table }: GameFile, { simulations, seed }: AnalyseOptions, analysis: Analysis) => ({
  game: cli.name,
  options: table.options,
  moves: table.match.played.length,
  simulations,
  seed: writeSeed(seed),
  ...analysis,
})

function report(say: Words, { opened, table: { match } }: GameFile, analysis: Analysis, width: number): string[] {
  const { game } = opened
  const voice = watcherVoice(say, game.seats)
  const points = analysis.turningPoints.flatMap(point => {
    const state = matchAt(game, match, point.at).now
    return ['', ...turningPointWords({ opened, state, seat: point.seat, voice }, point)]
  })
  return [
    analysedWords(say, { opened }, match.played.length),
    '',
    say('terminal.chances'),
    ...chancesTable(analysis, voice, width),
    '',
    say(points.length === 0 ? 'terminal.no-turning-points' : 'terminal.turning-points'),
    ...points,
  ]
}

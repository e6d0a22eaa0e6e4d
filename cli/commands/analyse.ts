import { type Analysis, analysing } from '@roundhouse/bots/coach/analysis'
import { coachFor } from '@roundhouse/bots/coach/coach'
import { botGameNamed } from '@roundhouse/bots/games'
import { writeSeed } from '@roundhouse/kernel/dice'
import { peopleIn } from '@roundhouse/table/chairs'
import { isOver } from '@roundhouse/table/table'
import type { Words } from '../messages.ts'
import { command } from '../options/command.ts'
import { FIRST_SEED, flag, type OptionValues, seed, simulations } from '../options/option.ts'
import { warnOfCoach } from '../play/hint.ts'
import { type GameFile, readGame } from '../saving/game-file.ts'
import { newProgress } from '../simulation/progress.ts'
import { sayAll, type Terminal, yieldToTerminal } from '../terminal/terminal.ts'
import { UserError } from '../user-error.ts'
import { chancesTable, turningPointWords } from '../words/coach.ts'
import { watcherVoice } from '../words/voice.ts'
import { matchAt } from './moment.ts'

const OPTIONS = {
  simulations: simulations(150),
  seed: seed('terminal.option.seed', FIRST_SEED),
  json: flag('terminal.option.json'),
  plain: flag('terminal.analyse.plain'),
}

type AnalyseOptions = OptionValues<typeof OPTIONS>

export const analyseCommand = command({
  name: 'analyse',
  about: 'terminal.command.analyse',
  takes: ['<file>', 'terminal.file.record'],
  options: OPTIONS,
  run: analyse,
})

async function analyse(terminal: Terminal, options: AnalyseOptions, [path]: readonly string[]): Promise<void> {
  const file = await openFor(path!)
  warnOfCoach(terminal, botGameNamed(file.opened.game.name))
  const analysis = await analysed(terminal, file, options)
  if (options.json) return terminal.say(JSON.stringify(described(file, options, analysis), null, 2))
  sayAll(terminal, report(terminal.words, file, analysis, options.plain ? 0 : Math.min(terminal.columns, WIDTH)))
}

const WIDTH = 80

/** A game that goes on is not analysed: that would tell what its players may not know. */
async function openFor(path: string): Promise<GameFile> {
  const file = await readGame(path)
  if (file.isSealed && !isOver(file.table)) throw new UserError('terminal.analyse.running', { path })
  if (file.table.match.played.length === 0) throw new UserError('terminal.analyse.no-move', { path })
  return file
}

/** Step by step, so that it can be stopped. */
async function analysed(terminal: Terminal, { opened, table }: GameFile, { simulations, seed }: AnalyseOptions) {
  const coach = coachFor(botGameNamed(opened.game.name), opened.game)
  const steps = analysing(coach, table.match, { simulations, seed, own: peopleIn(table.chairs) })
  let progress: ReturnType<typeof newProgress> | null = null
  let step = steps.next()
  for (; !step.done; step = steps.next()) {
    progress ??= newProgress(terminal, step.value.all, { key: 'terminal.progress-steps' })
    progress.tell(step.value.done)
    await yieldToTerminal(terminal)
  }
  progress?.end()
  return step.value
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
    say('terminal.analysed', { game: opened.about(say), players: game.seats, moves: match.played.length }),
    '',
    say('terminal.chances'),
    ...chancesTable(analysis, voice, width),
    '',
    say(points.length === 0 ? 'terminal.no-turning-points' : 'terminal.turning-points'),
    ...points,
  ]
}

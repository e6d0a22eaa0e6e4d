import { repeat } from '@roundhouse/kernel/branch'
import { Refusal } from '@roundhouse/kernel/game'
import { begin } from '@roundhouse/kernel/match'
import { type GameRecord, headerOf, RecordDifference, type Replay, readRecord, replay } from '@roundhouse/kernel/record'
import { isSealed } from '@roundhouse/table/saving/seal'
import { type CliOpenGame, presenterAt } from '../game.ts'
import { gameOfRecord } from '../games.ts'
import type { Words } from '../messages.ts'
import { command } from '../options/command.ts'
import { flag } from '../options/option.ts'
import { readText } from '../saving/files.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { UserError } from '../user-error.ts'
import { seatWords, type TerminalVoice, watcherVoice } from '../words/voice.ts'
import { checkFiles } from './check-files.ts'

export const replayCommand = command({
  name: 'replay',
  about: 'terminal.command.replay',
  takes: ['<file...>', 'terminal.file.records'],
  options: { show: flag('terminal.replay.show') },
  run: (terminal, { show }, files) => checkFiles(terminal, files, file => check(terminal, file, show)),
})

/** Says that the record holds; if it does not, where it first differs is refused. */
function check(terminal: Terminal, file: string, isShown: boolean): true {
  const text = readText(file)
  if (isSealed(text)) throw new UserError('terminal.still-running')
  const record = readRecord(text)
  const { definition, open } = gameOfRecord(record)
  const opened = open(definition.readOptions(headerOf(record)))
  const voice = watcherVoice(terminal.words, opened.game.seats)
  if (isShown) show(terminal, record, opened, voice)
  try {
    terminal.say(`${file}: ${summary(terminal.words, replay(definition, record))}`)
    return true
  } catch (error) {
    // A move that the rules forbid is explained in words.
    if (!(error instanceof RecordDifference) || error.reason === null) throw error
    throw new UserError('terminal.error.not-legal', { ...error.values, why: opened.reason(voice, error.reason) })
  }
}

function summary(say: Words, { match, result }: Replay): string {
  const moves = match.played.length
  if (result === null) return say('terminal.replayed-unfinished', { moves })
  const names = say.list(result.winners.map(seat => seatWords(say, seat)))
  const points = say.list(result.points.map(String))
  return say('terminal.replayed', { moves, points, names, winners: result.winners.length })
}

/** Tells the game move by move, as far as it goes. */
function show(terminal: Terminal, record: GameRecord, opened: CliOpenGame, voice: TerminalVoice): void {
  const { game } = opened
  let match = begin(game, record.seed)
  for (const line of opened.story(voice, match.story)) terminal.say(line)
  for (const [i, move] of record.moves.entries()) {
    const told = match.story.length
    try {
      match = repeat(game, match, move)
    } catch (error) {
      // What the rules say to it is told with the summary.
      if (error instanceof Refusal) return
      throw error
    }
    terminal.say(`${i + 1}. ${move.seat + 1} ${move.text}`)
    for (const words of opened.story(voice, match.story.slice(told))) terminal.say(`   ${words}`)
  }
  const result = game.result(match.now)
  if (result === null) return
  const presenter = presenterAt(opened, match.now, voice)
  for (const line of presenter.sayFinal({ result, story: match.story })) terminal.say(line)
}

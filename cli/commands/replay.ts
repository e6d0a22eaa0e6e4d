import { repeat } from '@roundhouse/kernel/branch'
import { Refusal } from '@roundhouse/kernel/game'
import { begin } from '@roundhouse/kernel/match'
import { Difference, type GameRecord, headerOf, type Replay, readRecord, replay } from '@roundhouse/kernel/record'
import { isSealed } from '@roundhouse/table/saving/seal'
import { type CliOpenGame, presenterAt } from '../game.ts'
import { gameOfRecord } from '../games.ts'
import type { Words } from '../messages.ts'
import { command } from '../options/command.ts'
import { flag } from '../options/option.ts'
import { readText } from '../saving/files.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { UserError } from '../user-error.ts'
import { seatWords, watcherVoice } from '../words/voice.ts'
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
  const record = readRecord(recordIn(file))
  if (isShown) show(terminal, record)
  terminal.say(`${file}: ${summary(terminal.words, replayed(terminal.words, record))}`)
  return true
}

function recordIn(file: string): string {
  const text = readText(file)
  if (isSealed(text)) throw new UserError('terminal.still-running')
  return text
}

/** A move that the rules forbid is explained in words. */
function replayed(say: Words, record: GameRecord): Replay {
  try {
    return replay(gameOfRecord(record).definition, record)
  } catch (error) {
    if (!(error instanceof Difference) || error.reason === null) throw error
    const opened = openedFor(record)
    const why = opened.reason(watcherVoice(say, opened.game.seats), error.reason)
    throw new UserError('terminal.error.not-legal', { ...error.values, why })
  }
}

function openedFor(record: GameRecord): CliOpenGame {
  const game = gameOfRecord(record)
  return game.open(game.definition.readOptions(headerOf(record)))
}

function summary(say: Words, { match, result }: Replay): string {
  const moves = match.played.length
  if (result === null) return say('terminal.replayed-unfinished', { moves })
  const names = say.list(result.winners.map(seat => seatWords(say, seat)))
  return say('terminal.replayed', { moves, points: result.points.join(' '), names, winners: result.winners.length })
}

/** Tells the game move by move, as far as it goes. */
function show(terminal: Terminal, record: GameRecord): void {
  const opened = openedFor(record)
  const { game } = opened
  const voice = watcherVoice(terminal.words, game.seats)
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

import type { State } from '@roundhouse/first-class/base/state'
import type { View } from '@roundhouse/first-class/base/view'
import { firstClass } from '@roundhouse/first-class/box'
import type { FirstClass } from '@roundhouse/first-class/game'
import { rulesFor } from '@roundhouse/first-class/rules'
import { Refusal } from '@roundhouse/kernel/game'
import { begin, play } from '@roundhouse/kernel/match'
import { Difference, type GameRecord, headerOf, type Replay, readRecord, replay } from '@roundhouse/kernel/record'
import { Command } from 'commander'
import { about, Failed } from '../endings.ts'
import { sayFinal } from '../first-class/table/final.ts'
import { reasonWords } from '../first-class/words/en/reasons.ts'
import { storyWords } from '../first-class/words/en/story.ts'
import type { Voice } from '../first-class/words/en/voice.ts'
import { readText } from '../saving/files.ts'
import { isSealed } from '../saving/seal.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { count, listed } from '../words/en/counting.ts'

export const replayCommand = (terminal: Terminal): Command =>
  new Command('replay')
    .description('play records again and check every move and the result')
    .argument('<file...>', 'records of games')
    .option('--show', 'tell the game move by move')
    .action((files: string[], { show = false }: { show?: boolean }) => {
      if (!files.map(file => check(terminal, file, show)).every(Boolean)) throw new Failed()
    })

/** Says whether the record holds, and if not, where it first differs. */
function check(terminal: Terminal, file: string, isShown: boolean): boolean {
  try {
    const record = readRecord(recordIn(file))
    if (isShown) show(terminal, record)
    const replayed = replay(firstClass, record)
    terminal.say(`${file}: ${summary(replayed as Replay<State>)}`)
    return true
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    terminal.warn(about(file, refusalWords(error)))
    return false
  }
}

function recordIn(file: string): string {
  const text = readText(file)
  if (isSealed(text)) throw new Refusal('this is a saved game that goes on; its record is written when it is over')
  return text
}

function summary({ match, result }: Replay<State>): string {
  const moves = `${count(match.played.length, 'move')}, all legal`
  if (result === null) return `${moves}; the game is not over`
  const winners = listed(result.winners.map(seat => `seat ${seat + 1}`))
  return `${moves}; ${result.points.join(' ')} points, ${winners} ${result.winners.length > 1 ? 'share the win' : 'wins'}`
}

const namesFor = (seats: number): string[] => Array.from({ length: seats }, (_, seat) => `Seat ${seat + 1}`)

/** A move that the rules forbid is explained in words. */
function refusalWords(error: Refusal): string {
  if (!(error instanceof Difference) || error.reason === null) return error.message
  const voice: Voice = { eye: 'watcher', names: namesFor(4), rules: rulesFor(4, ['A', 'B']) }
  return `${error.message.split(': not legal')[0]}: not legal. ${reasonWords(voice, error.reason)}`
}

/** Tells the game move by move, as far as it goes. */
function show(terminal: Terminal, record: GameRecord): void {
  const game = firstClass.open(firstClass.readOptions(headerOf(record))) as FirstClass
  const voice: Voice = { eye: 'watcher', names: namesFor(game.seats), rules: game.rules }
  let match = begin(game, record.seed)
  for (const line of storyWords(voice, match.story)) terminal.say(line)
  for (const [i, { seat, text }] of record.moves.entries()) {
    if (game.toMove(match.now) !== seat || game.why(match.now, seat, text) !== null) return
    const told = match.story.length
    match = play(game, match, seat, text)
    terminal.say(`${i + 1}. ${seat + 1} ${text}`)
    for (const words of storyWords(voice, match.story.slice(told))) terminal.say(`   ${words}`)
  }
  showEnd(terminal, voice, game, match.now, match.story)
}

function showEnd(
  terminal: Terminal,
  voice: Voice,
  game: FirstClass,
  now: State,
  story: Parameters<typeof sayFinal>[0]['story'],
): void {
  const result = game.result(now)
  const view: View = game.view(now, 'watcher')
  if (result !== null) for (const line of sayFinal({ voice, view, result, story })) terminal.say(line)
}

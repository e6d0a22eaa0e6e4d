import type { Choice } from '@roundhouse/first-class/base/choice'
import type { State } from '@roundhouse/first-class/base/state'
import type { Rules } from '@roundhouse/first-class/base/table'
import type { View } from '@roundhouse/first-class/base/view'
import { STANDARD } from '@roundhouse/first-class/decks/standard'
import { firstClass, MODULE_PAIRS, type Options } from '@roundhouse/first-class/definition'
import { forfeits } from '@roundhouse/first-class/forfeits'
import type { FirstClass } from '@roundhouse/first-class/game'
import { runScenarios } from '@roundhouse/first-class/notation/scenario'
import { describeText, readMove } from '@roundhouse/kernel/move-kind'
import { cliGame, type Examined, type OpenForm, type Scene, type Wanted } from '../game.ts'
import type { Voice as AnyVoice } from '../words/en/voice.ts'
import { cardsTable } from './cards.ts'
import { deckCommand } from './deck.ts'
import { HABITS } from './habits.ts'
import { help } from './help.ts'
import { named, thingsIn } from './look.ts'
import { optionsFor, optionsIn, questions, type Wishes } from './options.ts'
import { drawTrains } from './table/board.ts'
import { drawFinal, sayFinal } from './table/final.ts'
import { momentOf } from './table/head.ts'
import { drawTable } from './table/table.ts'
import { coinsWords, pointsWords, trainWords } from './words/en/boards.ts'
import { coachWords } from './words/en/coach.ts'
import { forfeitWords } from './words/en/forfeits.ts'
import { groupTitle, moveWords } from './words/en/moves.ts'
import { questionWords, waitingLines } from './words/en/questions.ts'
import { reasonWords } from './words/en/reasons.ts'
import { SOURCES, storyWords } from './words/en/story.ts'
import type { Voice } from './words/en/voice.ts'

/** Scoring phases are played at random, productively and curiously (testing/examination). */
const WAYS_TO_PLAY = 3

/** First Class at the terminal. */
export const firstClassGame = cliGame<Options, Wishes, State, View>({
  box: firstClass,
  title: 'First Class',
  pitch:
    'Build two trains, send your conductors through them and your locomotive along its route: six rounds, three scorings.',
  suggested: { players: 3, words: 'modules A and B' },
  version: `rules ${firstClass.rules}, standard decks ${STANDARD}`,
  hasSecrets: true,
  help,
  rulebook: { file: 'first-class.md', prefix: 'FC', example: 'FC-5.3' },
  playersRule: 'FC-1.1',
  options: optionsIn,
  questions,
  optionsFor,
  commands: terminal => [deckCommand(terminal)],
  open,
  sources: SOURCES,
  habits: HABITS,
  counted: () => [],
  cards: cardsTable,
  scenarios: runScenarios,
  examinedTables: WAYS_TO_PLAY * 3 * MODULE_PAIRS.length,
  examine,
})

function open(options: Options): OpenForm<State, View> {
  const game = firstClass.open(options) as FirstClass
  const { rules } = game
  const ids = [...rules.printed.faces, ...rules.printed.endFaces].map(({ id }) => id)
  return {
    game,
    described: `First Class, modules ${options.modules.join(',')}`,
    when,
    turnOf: ({ phase, round, turnsLeft, onTurn }) => [phase, round, turnsLeft, onTurn].join(' '),
    scene: (view, voice) => sceneOf(view, { ...voice, rules }),
    story: (voice: AnyVoice, lines) => storyWords({ ...voice, rules }, lines),
    reason: (voice: AnyVoice, reason) => reasonWords({ ...voice, rules }, reason),
    advice: (voice: AnyVoice, reason) => coachWords({ ...voice, rules }, reason),
    tidy: text => withIds(ids, text),
    isMoveWord: word => rules.moveKinds.some(moveKind => moveKind?.word === word),
    groupTitle,
    compact: text => compact(rules, text),
    isTerse: word => word === 'decline',
  }
}

const when = ({ phase, round }: State): string =>
  phase === 'over' ? 'over' : phase === 'draft' ? 'at set-up' : `in round ${round} of 6`

/** Words small, but the names of cards as they are printed: `TAKE g7` is `take G7`. */
const withIds = (ids: readonly string[], text: string): string =>
  text
    .split(' ')
    .map(word => ids.find(id => id.toLowerCase() === word.toLowerCase()) ?? word.toLowerCase())
    .join(' ')

/** Places of the offer need no words: it is on the table. */
function compact(rules: Rules, text: string): { lead: string; own: string } | null {
  const choice = describeText<Rules, Choice>(rules.moveKinds, rules, text)
  return choice?.do === 'take' || choice?.do === 'decline' ? { lead: choice.do, own: choice.place } : null
}

const sceneOf = (view: View, voice: Voice): Scene => ({
  drawTable: screen => drawTable({ view, voice, ...screen }),
  drawOwn: screen => (view.viewer === 'watcher' ? [] : drawTrains({ view, voice, ...screen }, view.viewer)),
  sayTable: () => sayTable(view, voice),
  reminders: () => (view.frame === null ? [] : waitingLines(voice, view).map(line => `Waiting: ${line}.`)),
  question: moves => questionWords(voice, view, moves),
  moveWords: text => moveWords(voice, view, text),
  forfeits: text =>
    forfeitWords(voice, forfeits(voice.rules, view, readMove(voice.rules.moveKinds, voice.rules, text)!)),
  things: thingsIn(view, voice),
  named: name => named(view, voice, name),
  drawFinal: (ending, width) => drawFinal({ ...ending, view, voice }, width),
  sayFinal: ending => sayFinal({ ...ending, view, voice }),
})

function sayTable(view: View, voice: Voice): string[] {
  const moment = `${momentOf(view, voice)}.`
  const { viewer } = view
  if (view.phase === 'draft' || viewer === 'watcher') return [moment]
  return [
    moment,
    ...pointsWords(voice, view, viewer),
    ...trainWords(voice, view, viewer),
    ...coinsWords(voice, view, viewer),
  ]
}

/** What it takes is loaded only where it is wanted. */
async function examine(wanted: Wanted<Wishes>, onProgress: (games: number) => void): Promise<Examined> {
  const { examination } = await import('@roundhouse/first-class/testing/examination')
  const { wishes, ...rest } = wanted
  const pairs = wishes.modules === undefined ? MODULE_PAIRS : [wishes.modules]
  return examination({ ...rest, pairs, onProgress: ({ games }) => onProgress(games) })
}

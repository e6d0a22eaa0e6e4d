import type { Choice } from '@roundhouse/first-class/base/choice'
import type { State } from '@roundhouse/first-class/base/state'
import type { StoryLine } from '@roundhouse/first-class/base/story'
import type { Rules } from '@roundhouse/first-class/base/table'
import type { View } from '@roundhouse/first-class/base/view'
import { STANDARD } from '@roundhouse/first-class/decks/standard'
import { firstClass, MODULE_PAIRS, type Options } from '@roundhouse/first-class/definition'
import { forfeits } from '@roundhouse/first-class/forfeits'
import type { FirstClass } from '@roundhouse/first-class/game'
import { runScenarios } from '@roundhouse/first-class/notation/scenario'
import { choiceOf } from '@roundhouse/first-class/words/choices'
import { adviceWords } from '@roundhouse/first-class/words/coach'
import { lossesIn } from '@roundhouse/first-class/words/forfeits'
import { moveDetail } from '@roundhouse/first-class/words/moves'
import { questionWords } from '@roundhouse/first-class/words/questions'
import { reasonWords, type SayableReason } from '@roundhouse/first-class/words/reasons'
import { storyWords } from '@roundhouse/first-class/words/story'
import { describeText, readMove } from '@roundhouse/kernel/move-kind'
import type { ExaminationSummary } from '@roundhouse/kernel/testing/examination'
import type { CliGame, CliOpenGame, ExaminationJob, Presenter } from '../game.ts'
import { text } from '../messages.ts'
import { finalOf } from '../words/final.ts'
import { paragraphs } from '../words/paragraphs.ts'
import { reasonSentences } from '../words/reasons.ts'
import { sentence } from '../words/sentences.ts'
import type { TerminalVoice } from '../words/voice.ts'
import { cardsTable } from './cards.ts'
import { deckCommands } from './deck.ts'
import { DEEDS } from './deeds.ts'
import { HABITS } from './habits.ts'
import { help } from './help.ts'
import { named, topicsIn } from './look.ts'
import { rooms } from './messages/rooms.ts'
import { type FirstClassFlags, optionsFor, optionsIn, questions } from './options.ts'
import { drawTrains } from './table/board.ts'
import { momentOf, stageWords } from './table/head.ts'
import { drawTable } from './table/table.ts'
import { coinsWords, pointsWords, trainWords } from './words/boards.ts'
import { endWords } from './words/end.ts'
import { SOURCES } from './words/points.ts'
import type { Voice } from './words/voice.ts'
import { frameLines, waitingLines } from './words/waiting.ts'

/** Scoring phases are played at random, productively and curiously (testing/examination). */
const WAYS_TO_PLAY = 3

/** First Class at the terminal. */
export const firstClassGame: CliGame<Options, FirstClassFlags, State, View> = {
  name: firstClass.name,
  definition: firstClass,
  title: 'First Class',
  about: { title: text('game.first-class'), pitch: text('game.first-class.pitch') },
  suggestedPlayers: 3,
  version: `rules ${firstClass.rules}, standard decks ${STANDARD}`,
  rooms,
  hasSecrets: true,
  help,
  rulebook: { file: 'first-class.md', prefix: 'FC', example: 'FC-5.3' },
  playersRule: 'FC-1.1',
  options: optionsIn,
  questions,
  optionsFor,
  commands: deckCommands,
  open,
  sources: SOURCES,
  habits: HABITS,
  deeds: DEEDS,
  counted: () => [],
  cards: cardsTable,
  scenarios: runScenarios,
  puzzles: async () => (await import('@roundhouse/bots/first-class/puzzles/index')).puzzles,
  examinedTables: WAYS_TO_PLAY * 3 * MODULE_PAIRS.length,
  examine,
}

function open(options: Options, rulesNumber?: number): CliOpenGame<State, View> {
  const game = firstClass.open(options, rulesNumber) as FirstClass
  const { rules } = game
  const voiceAt = (voice: TerminalVoice): Voice => ({ ...voice, rules, hasCodes: true })
  const ids = [...rules.printed.faces, ...rules.printed.endFaces].map(({ id }) => id)
  return {
    game,
    about: say => say('first-class.look.described', { modules: options.modules.join(', ') }),
    when: stageWords,
    turnOf: ({ phase, round, turnsLeft, onTurn }) => [phase, round, turnsLeft, onTurn].join(' '),
    presenter: (view, voice) => presenterOf(view, voiceAt(voice)),
    story: (voice, lines) => paragraphs(voice.say, storyWords(voiceAt(voice), lines as readonly StoryLine[])),
    reason: (voice, reason) => reasonSentences(voice.say, reason, reasonWords(voiceAt(voice), reason as SayableReason)),
    advice: (voice, reason) => sentence(adviceWords({ ...voiceAt(voice), coach: voice.say }, reason)),
    tidy: text => withIds(ids, text),
    isMoveWord: word => rules.moveKinds.some(moveKind => moveKind?.word === word),
    noUndo: (say, barrier) => say(`first-class.no-undo.${barrier}`),
    compact: text => compact(rules, text),
    isTerse: word => word === 'decline',
  }
}

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

const presenterOf = (view: View, voice: Voice): Presenter => ({
  drawTable: screen => drawTable({ view, voice, ...screen }),
  drawOwn: screen => (view.viewer === 'watcher' ? [] : drawTrains({ view, voice, ...screen }, view.viewer)),
  sayTable: () => sayTable(view, voice),
  reminders: () => (view.frame === null ? [] : [...waitingLines(voice, view), ...frameLines(voice, view)]),
  question: moves => questionWords(voice, view, new Set(moves.map(text => choiceOf(voice.rules, text).do))),
  moveWords: text => moveDetail(voice, view, choiceOf(voice.rules, text)),
  forfeits: text =>
    lossesIn(voice, forfeits(voice.rules, view, readMove(voice.rules.moveKinds, voice.rules, text)!)).map(
      ({ words }) => words,
    ),
  topics: topicsIn(view, voice),
  named: name => named(view, voice, name),
  ...finalOf(SOURCES, voice, end => endWords(view, voice, end)),
})

function sayTable(view: View, voice: Voice): string[] {
  const moment = sentence(momentOf(view, voice))
  const { viewer } = view
  if (view.phase === 'draft' || viewer === 'watcher') return [moment]
  return [
    moment,
    ...pointsWords(voice, view, viewer),
    ...trainWords(voice, view, viewer),
    ...coinsWords(voice, view, viewer),
  ]
}

/** What it takes is loaded only where it is needed. */
async function examine(
  job: ExaminationJob<FirstClassFlags>,
  onProgress: (games: number) => void,
): Promise<ExaminationSummary> {
  const { examination } = await import('@roundhouse/first-class/testing/examination')
  const { flags, ...rest } = job
  const pairs = flags.modules === undefined ? MODULE_PAIRS : [flags.modules]
  return examination({ ...rest, pairs, onProgress: ({ games }) => onProgress(games) })
}

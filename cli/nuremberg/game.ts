import { readMove } from '@roundhouse/kernel/move-kind'
import type { State } from '@roundhouse/nuremberg/base/state'
import type { StoryLine } from '@roundhouse/nuremberg/base/story'
import type { View } from '@roundhouse/nuremberg/base/view'
import { nuremberg, type Options } from '@roundhouse/nuremberg/definition'
import { forfeits } from '@roundhouse/nuremberg/forfeits'
import { STANDARD } from '@roundhouse/nuremberg/maps/standard'
import { runScenarios } from '@roundhouse/nuremberg/notation/scenario'
import { choiceOf } from '@roundhouse/nuremberg/words/choices'
import { adviceWords } from '@roundhouse/nuremberg/words/coach'
import { lossesIn } from '@roundhouse/nuremberg/words/forfeits'
import { mapWords } from '@roundhouse/nuremberg/words/places'
import { reasonParts, type SayableReason } from '@roundhouse/nuremberg/words/reasons'
import { storyWords } from '@roundhouse/nuremberg/words/story'
import { winnerWords } from '@roundhouse/nuremberg/words/winners'
import type { CliGame, CliOpenGame, Presenter, Screen } from '../game.ts'
import { text } from '../messages.ts'
import { finalOf } from '../words/final.ts'
import { paragraphs } from '../words/paragraphs.ts'
import { reasonSentences } from '../words/reasons.ts'
import { sentence } from '../words/sentences.ts'
import type { TerminalVoice } from '../words/voice.ts'
import { compact } from './compact.ts'
import { DEEDS } from './deeds.ts'
import { EXAMINED_TABLES, examine } from './examine.ts'
import { HABITS } from './habits.ts'
import { help } from './help.ts'
import { named, topicsIn } from './look.ts'
import { mapCommands } from './map.ts'
import { rooms } from './messages/rooms.ts'
import { type NurembergFlags, optionsFor, optionsIn, questions } from './options.ts'
import { counted } from './report.ts'
import { momentOf } from './table/head.ts'
import { drawPhase, drawTable } from './table/table.ts'
import { drawTrainsOf } from './table/trains.ts'
import { boardLines, boxLines } from './words/boards.ts'
import { moveDetail } from './words/moves.ts'
import { SOURCES } from './words/points.ts'
import { questionWords } from './words/questions.ts'
import type { Voice } from './words/voice.ts'

/** First Train to Nuremberg at the terminal. */
export const nurembergGame: CliGame<Options, NurembergFlags, State, View> = {
  name: nuremberg.name,
  definition: nuremberg,
  title: 'First Train to Nuremberg',
  about: { title: text('game.nuremberg'), pitch: text('game.nuremberg.pitch') },
  suggestedPlayers: 3,
  version: `rules ${nuremberg.rules}, standard maps ${STANDARD}`,
  rooms,
  hasSecrets: false,
  help,
  rulebook: { file: 'nuremberg.md', prefix: 'NB', example: 'NB-5.3' },
  playersRule: 'NB-1.1',
  options: optionsIn,
  questions,
  optionsFor,
  commands: mapCommands,
  open,
  sources: SOURCES,
  habits: HABITS,
  deeds: DEEDS,
  counted,
  scenarios: runScenarios,
  puzzles: async () => (await import('@roundhouse/bots/nuremberg/puzzles/index')).puzzles,
  examinedTables: EXAMINED_TABLES,
  examine,
}

function open(options: Options, rulesNumber?: number): CliOpenGame<State, View> {
  const game = nuremberg.open(options, rulesNumber)
  const { rules } = game
  const voiceAt = (voice: TerminalVoice): Voice => ({ ...voice, rules, hasPlaces: true })
  return {
    game,
    when: (say, state) => momentOf(state, { say, rules }),
    turnOf: ({ turn, phase, toMove }) => [turn, phase, ALONE.includes(phase) ? toMove : ''].join(' '),
    about: say =>
      say('nuremberg.look.described', {
        map: mapWords(say, rules.map.name),
        rules: options.rules2009 ? 'old' : 'new',
      }),
    presenter: (view, voice) => presenterOf(view, voiceAt(voice)),
    story: (voice, lines) => paragraphs(voice.say, storyWords(voiceAt(voice), lines as readonly StoryLine[])),
    reason: (voice, reason) => reasonSentences(voice.say, reason, reasonParts(voiceAt(voice), reason as SayableReason)),
    advice: (voice, reason) => sentence(adviceWords({ ...voiceAt(voice), coach: voice.say }, reason)),
    tidy: text => text.replace(/^\S+/, word => word.toLowerCase()),
    isMoveWord: word => rules.moveKinds.some(kind => kind?.word === word),
    noUndo: (say, barrier) => say('nuremberg.undo.none', { barrier }),
    compact: text => compact(rules, text),
    isTerse: word => word === 'bid',
  }
}

/** Phases in which everyone has a turn of his own, and does not take turns with others. */
const ALONE = ['track', 'takeovers']

const presenterOf = (view: View, voice: Voice): Presenter => ({
  drawTable: screen => drawTable({ view, voice, ...screen }),
  drawOwn: screen => drawOwn(view, voice, screen),
  sayTable: () => sayTable(view, voice),
  reminders: () => [],
  question: () => questionWords(voice, view),
  moveWords: text => moveDetail(voice, view, choiceOf(voice.rules, text)),
  forfeits: text => lossesIn(voice, forfeits(voice.rules, view, readMove(voice.rules.moveKinds, voice.rules, text)!)),
  topics: topicsIn(view, voice),
  named: name => named(view, voice, name),
  ...finalOf(SOURCES, voice, ({ result }) => [sentence(winnerWords(voice, result.winners))]),
})

/** What changes while a turn goes on. */
function drawOwn(view: View, voice: Voice, screen: Screen): string[] {
  const picture = { view, voice, ...screen }
  if (view.phase === 'auction') return drawPhase(picture)
  return view.phase === 'trains' ? [...drawPhase(picture), ...drawTrainsOf(picture, view.toMove)] : []
}

function sayTable(view: View, voice: Voice): string[] {
  const moment = sentence(momentOf(view, voice))
  if (view.viewer === 'watcher') return [moment]
  const phase = view.phase === 'auction' ? boxLines(voice, view) : []
  return [moment, ...phase, ...boardLines(voice, view, view.viewer)]
}

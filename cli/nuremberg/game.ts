import { readMove } from '@roundhouse/kernel/move-kind'
import type { State } from '@roundhouse/nuremberg/base/state'
import type { View } from '@roundhouse/nuremberg/base/view'
import { nuremberg, type Options } from '@roundhouse/nuremberg/definition'
import { forfeits } from '@roundhouse/nuremberg/forfeits'
import { STANDARD } from '@roundhouse/nuremberg/maps/standard'
import { runScenarios } from '@roundhouse/nuremberg/notation/scenario'
import { cliGame, type OpenForm, type Scene, type Screen } from '../game.ts'
import { wrapped } from '../terminal/layout.ts'
import { drawCount, sayCount, sayWinners } from '../words/en/final.ts'
import { compact } from './compact.ts'
import { EXAMINED_TABLES, examine } from './examine.ts'
import { HABITS } from './habits.ts'
import { help } from './help.ts'
import { named, thingsIn } from './look.ts'
import { mapCommand } from './map.ts'
import { optionsFor, optionsIn, questions, type Wishes } from './options.ts'
import { counted } from './report.ts'
import { momentOf } from './table/head.ts'
import { drawPhase, drawTable } from './table/table.ts'
import { drawTrainsOf } from './table/trains.ts'
import { boardLines, boxLines } from './words/en/boards.ts'
import { coachWords } from './words/en/coach.ts'
import { forfeitWords } from './words/en/forfeits.ts'
import { groupTitle, MOVE_WORDS, moveWords } from './words/en/moves.ts'
import { questionWords } from './words/en/questions.ts'
import { reasonWords } from './words/en/reasons.ts'
import { SOURCES, storyWords } from './words/en/story.ts'
import type { Voice } from './words/en/voice.ts'

/** First Train to Nuremberg at the terminal. */
export const nurembergGame = cliGame<Options, Wishes, State, View>({
  box: nuremberg,
  title: 'First Train to Nuremberg',
  pitch:
    'Bid for influence, build track, carry beer, mail and passengers, and sell your lines in time: four or five turns.',
  suggested: { players: 3, words: 'the Nuremberg map' },
  version: `rules ${nuremberg.rules}, standard maps ${STANDARD}`,
  hasSecrets: false,
  help,
  rulebook: { file: 'nuremberg.md', prefix: 'NB', example: 'NB-5.3' },
  playersRule: 'NB-1.1',
  options: optionsIn,
  questions,
  optionsFor,
  commands: terminal => [mapCommand(terminal)],
  open,
  sources: SOURCES,
  habits: HABITS,
  counted,
  scenarios: runScenarios,
  examinedTables: EXAMINED_TABLES,
  examine,
})

function open(options: Options): OpenForm<State, View> {
  const game = nuremberg.open(options)
  const { rules } = game
  const map = `${rules.map.name}${options.rules2009 ? ' with the rules of 2009' : ''}`
  return {
    game,
    described: `First Train to Nuremberg, map ${map}`,
    when: ({ phase, turn }) => (phase === 'over' ? 'over' : `in turn ${turn} of ${rules.turns}`),
    turnOf: ({ turn, phase, toMove }) => [turn, phase, ALONE.includes(phase) ? toMove : ''].join(' '),
    scene: (view, voice) => sceneOf(view, { ...voice, rules }),
    story: (voice, lines) => storyWords({ ...voice, rules }, lines),
    reason: (voice, reason) => reasonWords({ ...voice, rules }, reason),
    advice: (voice, reason) => coachWords({ ...voice, rules }, reason),
    tidy: text => text.replace(/^\S+/, word => word.toLowerCase()),
    isMoveWord: word => MOVE_WORDS.includes(word),
    groupTitle,
    compact: text => compact(rules, text),
    isTerse: word => word === 'bid',
  }
}

/** Phases in which everyone has a turn of his own, and does not take turns with others. */
const ALONE = ['track', 'takeovers']

const sceneOf = (view: View, voice: Voice): Scene => ({
  drawTable: screen => drawTable({ view, voice, ...screen }),
  drawOwn: screen => drawOwn(view, voice, screen),
  sayTable: () => sayTable(view, voice),
  reminders: () => [],
  question: () => questionWords(voice, view),
  moveWords: text => moveWords(voice, view, text),
  forfeits: text =>
    forfeitWords(voice, forfeits(voice.rules, view, readMove(voice.rules.moveKinds, voice.rules, text)!)),
  things: thingsIn(view, voice),
  named: name => named(view, voice, name),
  drawFinal: (ending, width) => [
    ...drawCount(SOURCES, voice, ending, width),
    ...sayWinners(voice, ending).flatMap(line => wrapped(line, width, '  ')),
  ],
  sayFinal: ending => [...sayCount(SOURCES, voice, ending), ...sayWinners(voice, ending)],
})

/** What changes while a turn goes on. */
function drawOwn(view: View, voice: Voice, screen: Screen): string[] {
  const picture = { view, voice, ...screen }
  if (view.phase === 'auction') return drawPhase(picture)
  return view.phase === 'trains' ? [...drawPhase(picture), ...drawTrainsOf(picture, view.toMove)] : []
}

function sayTable(view: View, voice: Voice): string[] {
  const moment = `${momentOf(view, voice)}.`
  if (view.viewer === 'watcher') return [moment]
  const phase = view.phase === 'auction' ? boxLines(voice, view) : []
  return [moment, ...phase, ...boardLines(voice, view, view.viewer)]
}

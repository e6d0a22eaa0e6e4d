import type { Dice } from '@roundhouse/kernel/dice'
import type { Game, GameDefinition, Reason } from '@roundhouse/kernel/game'
import { examineDefinition, type Findings } from '@roundhouse/kernel/laws'
import type { GameManifest } from '@roundhouse/kernel/manifest'
import type { ExaminationSummary } from '@roundhouse/kernel/testing/examination'
import { type Fact, factsIn } from '@roundhouse/table/plain/facts'
import { lineWords, reasonWords } from '@roundhouse/table/plain/words'
import type { CliGame, CliOpenGame, ExaminationJob, Flags, Presenter } from './game.ts'
import { text } from './messages.ts'
import { wrapped } from './terminal/layout.ts'
import { UserError } from './user-error.ts'
import { finalOf } from './words/final.ts'
import { sentence } from './words/sentences.ts'
import { nameOf, type TerminalVoice } from './words/voice.ts'

/** All that the terminal must be told of a game which it shows in plain lists. */
export interface PlainGameParts<Options, State extends Dice, View>
  extends Pick<CliGame, 'title' | 'suggestedPlayers' | 'rulebook' | 'playersRule'>,
    Partial<Pick<CliGame, 'hasSecrets'>> {
  /** A sentence or two for those who do not know it. */
  readonly pitch: string
  /** The headings of the points, by what they are scored for. */
  readonly sources?: Readonly<Record<string, string>>
  readonly manifest: GameManifest<Options, State, View>
}

/** A game with nothing of its own to draw or to say: positions, moves, lines and reasons are as the engine writes them. */
export function plainGame<Options, State extends Dice, View>(parts: PlainGameParts<Options, State, View>): CliGame {
  const { manifest, sources: _, pitch, hasSecrets = true, ...traits } = parts
  const { definition, newGame } = manifest
  const optionsFor = (players: number): Options => newGame({ players: String(players) })
  const game: CliGame<Options, Flags, State, View> = {
    ...traits,
    name: definition.name,
    definition,
    version: `rules ${definition.rules}`,
    about: { title: () => traits.title, pitch: () => pitch },
    rooms: [],
    hasSecrets,
    sources: sourcesIn(parts),
    help: helpIn(manifest),
    options: () => ({}),
    questions: [],
    commands: [],
    habits: {},
    deeds: {},
    counted: () => [],
    scenarios() {
      throw new UserError('terminal.plain.no-scenarios', { game: traits.title })
    },
    optionsFor,
    open: (options, rules) => opened(parts, options, rules),
    examinedTables: 30,
    examine: (job, onProgress) => examined(job, onProgress, definition, optionsFor),
  }
  return game
}

function opened<Options, State extends Dice, View>(
  parts: PlainGameParts<Options, State, View>,
  options: Options,
  rules?: number,
): CliOpenGame<State, View> {
  const { manifest, title } = parts
  const { definition, stageOf } = manifest
  const game = definition.open(options, rules)
  const words = firstMoves(game).map(text => text.split(' ')[0]!)
  return {
    game,
    about: () => title,
    when(say, state) {
      const { now, of } = stageOf(options, game.view(state, 'watcher'))
      return game.toMove(state) === null ? say('terminal.plain.over') : say('terminal.plain.at', { now, of })
    },
    turnOf: state => [game.toMove(state), stageOf(options, game.view(state, 'watcher')).now].join(' '),
    presenter: (view, voice) => presenterOf(view, sourcesIn(parts), voice),
    story: (voice, lines) => lines.map(line => sentence(lineWords(line, namesIn(voice)))),
    reason: reasonSentence,
    advice: (_voice, { key }) => sentence(key),
    tidy: text => text,
    isMoveWord: word => words.includes(word),
    noUndo: (say, barrier) => say('terminal.plain.no-undo', { barrier }),
    compact: () => null,
    isTerse: () => true,
  }
}

/** Moves of the beginning are enough to show how moves are written. */
const firstMoves = <State extends Dice, View>(game: Game<State, View>): string[] =>
  game.moves(game.begin([0, 0, 0, 0])).map(move => game.write(move))

/** Headings are as the game gives them. */
const sourcesIn = ({ sources = {} }: { readonly sources?: Readonly<Record<string, string>> }): CliGame['sources'] =>
  Object.fromEntries(Object.entries(sources).map(([source, title]) => [source, () => title]))

const namesIn = (voice: TerminalVoice): string[] => voice.names.map((_, seat) => nameOf(voice, seat))

const reasonSentence = (voice: TerminalVoice, reason: Reason): string => {
  const said = sentence(reasonWords(reason, namesIn(voice)))
  return reason.remedy === null ? said : `${said} ${voice.say('terminal.plain.first', { what: reason.remedy })}`
}

/** A label with its value; what has parts of its own stands in one line with them. */
const factLine = ({ label, value }: Fact, joint: string): string =>
  `${label}: ${typeof value === 'string' ? value : value.map(each => factLine(each, ', ')).join(joint)}`

function presenterOf(view: unknown, sources: CliGame['sources'], voice: TerminalVoice): Presenter {
  const { say, names } = voice
  const facts = factsIn(view, { none: 'none', yes: 'yes', no: 'no' }).map(fact => factLine(fact, '; '))
  const drawn = (width: number): string[] => facts.flatMap(fact => wrapped(fact, width, '  '))
  const said = (): string[] => facts.map(sentence)
  const final = finalOf(sources, voice, ({ result: { winners } }) => [
    say('terminal.plain.won', { count: winners.length, names: say.list(winners.map(seat => names[seat]!)) }),
  ])
  return {
    drawTable: ({ width }) => drawn(width),
    drawOwn: ({ width }) => drawn(width),
    sayTable: said,
    reminders: () => [],
    question: () => say('terminal.plain.question'),
    moveWords: text => text,
    forfeits: () => [],
    topics: { table: (_rest, screen) => (screen === null ? said() : drawn(screen.width)) },
    named: () => null,
    ...final,
    sayFinal: end => [say('terminal.plain.over'), ...final.sayFinal(end)],
  }
}

function helpIn<Options, State extends Dice, View>({ definition, newGame }: GameManifest<Options, State, View>) {
  const texts = firstMoves(definition.open(newGame({ players: '2' })))
  return {
    moves: texts.slice(0, 5).join(', '),
    shortened: texts[0]!,
    move: texts[0]!,
    things: () => 'table, log, last, rules',
    barrier: text('terminal.plain.barrier'),
    named: text('terminal.plain.named'),
    legend: [],
  }
}

/** The laws of every game, with each number of players in turn; what else could be seen in a game is not known here. */
async function examined<Options, State extends Dice, View>(
  { games, seed: [a, b, c, d], players, every }: ExaminationJob,
  onProgress: (games: number) => void,
  definition: GameDefinition<Options, State, View>,
  optionsFor: (players: number) => Options,
): Promise<ExaminationSummary> {
  const sum: Findings = { games: 0, moves: 0, takenBack: 0, redealt: 0 }
  for (let n = 0; n < games; n++) {
    const options = optionsFor(players[n % players.length]!)
    const found = examineDefinition(definition, options, { games: 1, seed: [a, b, c, (d + n) >>> 0], every })
    for (const key of ['games', 'moves', 'takenBack', 'redealt'] as const) sum[key] += found[key]
    onProgress(sum.games)
  }
  return { ...sum, asked: 0, seen: new Set(), unseen: [] }
}

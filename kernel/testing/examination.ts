import type { StepReferee } from '../complaint.ts'
import { type Dice, fork, type Seed } from '../dice.ts'
import type { GameDefinition, Move } from '../game.ts'
import { type Choose, examineDefinition, type Findings } from '../laws.ts'
import type { GameWithRules } from '../notation/notation.ts'
import type { Emit, Line } from '../story.ts'
import { type Sights, Texts } from './reasons.ts'
import { type Step, stepOf } from './steps.ts'

export interface ExaminationOptions {
  /** How many games, dealt out in turn to all tables. */
  readonly games: number
  readonly seed?: Seed
  /** The costly laws are looked at in every n-th state only. */
  readonly every?: number
  /** Called after each game. */
  readonly onProgress?: (sofar: ExaminationSummary) => void
}

/** What was examined. Nothing was wrong: what is, is thrown (`LawViolation`), with the way there. */
export interface ExaminationSummary extends Readonly<Findings> {
  /** How often the list of moves was compared with every move there can be, and reasons were asked for. */
  readonly asked: number
  /** Everything that was seen, by its name. */
  readonly seen: ReadonlySet<string>
  /** What there is to be seen and was not. */
  readonly unseen: readonly string[]
}

/** What a game brings along to be examined. */
export interface Examinee<Options, Rules, State extends Dice, StoryLine extends Line = Line> {
  readonly definition: GameDefinition<Options, State>
  open(options: Options): GameWithRules<Rules, State, StoryLine>
  /** How games are played, one style after another: random play hardly ever comes to what is late in the game. */
  readonly styles: readonly ((
    game: GameWithRules<Rules, State, StoryLine>,
    dice: Dice,
    seen: Sights,
  ) => Choose<State>)[]
  readonly stepComplaints: StepReferee<Rules, State, StoryLine>
  sightsIn(rules: Rules, step: Step<State, StoryLine>): readonly string[]
  /** Compares the list of moves with every move there can be, and asks for reasons: what is wrong with the answers. */
  wrongAnswer(
    game: GameWithRules<Rules, State, StoryLine>,
    state: State,
    texts: Texts,
    dice: Dice,
    seen: Sights,
  ): string | null
  /** All there is to be seen. */
  everything(): Iterable<string>
}

/**
 * Examines a game: the laws of the kernel, the referee of states, the referee of moves, and that the list of moves and
 * the reasons agree.
 */
export function examinationOf<Options, Rules, State extends Dice, StoryLine extends Line>(
  examinee: Examinee<Options, Rules, State, StoryLine>,
  tables: readonly Options[],
  { games, seed = [0, 0, 0, 0], every = 10, onProgress }: ExaminationOptions,
): ExaminationSummary {
  const notes: Notes = { asked: 0, seen: new Set(), texts: new Texts() }
  const summary = (): ExaminationSummary => ({
    ...findings,
    asked: notes.asked,
    seen: notes.seen,
    unseen: [...examinee.everything()].filter(sight => !notes.seen.has(sight)),
  })
  let findings: Findings = { games: 0, moves: 0, takenBack: 0, redealt: 0 }
  for (let n = 0; n < games; n++) {
    const table = tables[n % tables.length]!
    const style = Math.floor(n / tables.length) % examinee.styles.length
    findings = sumOf(findings, examineOne(examinee, table, style, fork(seed, n), every, notes))
    onProgress?.(summary())
  }
  return summary()
}

interface Notes {
  asked: number
  readonly seen: Sights
  readonly texts: Texts
}

const sumOf = (one: Findings, other: Findings): Findings => ({
  games: one.games + other.games,
  moves: one.moves + other.moves,
  takenBack: one.takenBack + other.takenBack,
  redealt: one.redealt + other.redealt,
})

function examineOne<Options, Rules, State extends Dice, StoryLine extends Line>(
  examinee: Examinee<Options, Rules, State, StoryLine>,
  options: Options,
  style: number,
  seed: Seed,
  every: number,
  notes: Notes,
): Findings {
  const definition = {
    ...examinee.definition,
    open: (options: Options) =>
      refereed<Rules, State, StoryLine, GameWithRules<Rules, State, StoryLine>>(
        examinee.open(options),
        examinee.stepComplaints,
      ),
  }
  const game = examinee.open(options)
  const choose = examinee.styles[style]!(game, { seed: fork(seed, 1), rolled: 0 }, notes.seen)
  return examineDefinition(definition, options, {
    games: 1,
    seed,
    every,
    choose: watched(examinee, game, choose, every, notes),
  })
}

/** A game with the referee of moves at the table: a move that he complains about is a bug. */
export const refereed = <
  Rules,
  State extends Dice,
  StoryLine extends Line,
  Own extends GameWithRules<Rules, State, StoryLine>,
>(
  game: Own,
  stepComplaints: StepReferee<Rules, State, StoryLine>,
): Own => ({
  ...game,
  play(after: State, move: Move, emit?: Emit<StoryLine>) {
    const before = game.copy(after)
    const lines: StoryLine[] = []
    game.play(after, move, line => {
      lines.push(line)
      emit?.(line)
    })
    const [complaint] = stepComplaints(game.rules, before, move, after, lines)
    if (complaint !== undefined) throw new Error(`The referee complains of "${game.write(move)}": ${complaint}`)
  },
})

/** Notes what is to be seen wherever a move is chosen, and asks there for what is not legal. */
function watched<Options, Rules, State extends Dice, StoryLine extends Line>(
  examinee: Examinee<Options, Rules, State, StoryLine>,
  game: GameWithRules<Rules, State, StoryLine>,
  choose: Choose<State>,
  every: number,
  notes: Notes,
): Choose<State> {
  let decisions = 0
  return (_game, state, moves, dice) => {
    if (decisions++ % every === 0) {
      notes.texts.add(moves.map(move => game.write(move)))
      const complaint = examinee.wrongAnswer(game, state, notes.texts, dice, notes.seen)
      if (complaint !== null) throw new Error(`The list of moves and the reasons do not agree: ${complaint}`)
      notes.asked++
    }
    const move = choose(game, state, moves, dice)
    for (const sight of examinee.sightsIn(game.rules, stepOf(game, state, move))) notes.seen.add(sight)
    return move
  }
}

import { type Dice, fork, type Seed } from '@roundhouse/kernel/dice'
import type { Move } from '@roundhouse/kernel/game'
import { anyMove, type Choose, examineBox, type Findings } from '@roundhouse/kernel/laws'
import type { Line } from '@roundhouse/kernel/story'
import type { Letter } from '../base/card.ts'
import type { State } from '../base/state.ts'
import { firstClass, MODULE_PAIRS, newGame, type Options } from '../box.ts'
import type { FirstClass } from '../game.ts'
import { stepComplaints } from '../referee/step.ts'
import { everything } from './everything.ts'
import { anyCharacter, curious } from './guided.ts'
import { anyTemper, productive } from './productive.ts'
import { anyTexts, disagreement, Texts, wrongAnswer } from './reasons.ts'
import { type Sights, sightsIn } from './sights.ts'

export interface ExaminationOptions {
  /** How many games, dealt out in turn to the numbers of players and the pairs of modules. */
  readonly games: number
  readonly seed?: Seed
  readonly players?: readonly number[]
  readonly pairs?: readonly (readonly [Letter, Letter])[]
  /** The costly laws are looked at in every n-th state only. */
  readonly every?: number
  /** Called after each game. */
  readonly onProgress?: (sofar: ExaminationSummary) => void
}

/** What was examined. Nothing was wrong: what is, is thrown (`LawBroken`), with the way there. */
export interface ExaminationSummary extends Readonly<Findings> {
  /** How often the list of moves was compared with every move there can be, and reasons were asked for. */
  readonly asked: number
  /** Everything that was seen, by the names of `sights.ts`. */
  readonly seen: ReadonlySet<string>
  /** What there is to be seen with the standard decks and was not. */
  readonly unseen: readonly string[]
}

/**
 * Examines First Class: the laws of the kernel, the referee of states, the referee of moves, and that the list of moves
 * and the reasons agree. Games are played at random, productively and curiously in turn, for random play hardly ever
 * comes to what is late in the game.
 */
export function examination(options: ExaminationOptions): ExaminationSummary {
  const { games, seed = [0, 0, 0, 0], players = [2, 3, 4], pairs = MODULE_PAIRS, every = 10, onProgress } = options
  const tables = pairs.flatMap(pair => players.map(count => newGame(count, pair)))
  const notes: Notes = { asked: 0, seen: new Set(), texts: new Texts() }
  let findings: Findings = { games: 0, moves: 0, takenBack: 0, redealt: 0 }
  for (let n = 0; n < games; n++) {
    const table = tables[n % tables.length]!
    const style = STYLES[Math.floor(n / tables.length) % STYLES.length]!
    findings = sumOf(findings, examineOne(table, style, fork(seed, n), every, notes))
    onProgress?.(summaryOf(findings, notes))
  }
  return summaryOf(findings, notes)
}

interface Notes {
  asked: number
  readonly seen: Sights
  readonly texts: Texts
}

const summaryOf = (findings: Findings, { asked, seen }: Notes): ExaminationSummary => ({
  ...findings,
  asked,
  seen,
  unseen: [...everything().keys()].filter(sight => !seen.has(sight)),
})

const sumOf = (one: Findings, other: Findings): Findings => ({
  games: one.games + other.games,
  moves: one.moves + other.moves,
  takenBack: one.takenBack + other.takenBack,
  redealt: one.redealt + other.redealt,
})

type Style = (game: FirstClass, dice: Dice, seen: Sights) => Choose<State>

const tempersFor = (game: FirstClass, dice: Dice) => Array.from({ length: game.seats }, () => anyTemper(dice))

const STYLES: readonly Style[] = [
  (game, dice) => productive(game, tempersFor(game, dice)),
  () => anyMove,
  (game, dice, seen) =>
    curious(
      game,
      Array.from({ length: game.seats }, () => anyCharacter(dice)),
      seen,
    ),
]

function examineOne(options: Options, style: Style, seed: Seed, every: number, notes: Notes): Findings {
  const box = { ...firstClass, open: (options: Options) => refereed(firstClass.open(options) as FirstClass) }
  const game = firstClass.open(options) as FirstClass
  const choose = style(game, { seed: fork(seed, 1), rolled: 0 }, notes.seen)
  return examineBox(box, options, { games: 1, seed, every, choose: watched(game, choose, every, notes) })
}

/** A game with the referee of moves at the table: a move that he complains about is a bug. */
export const refereed = (game: FirstClass): FirstClass => ({
  ...game,
  play(state, move, tell) {
    const before = game.copy(state)
    const lines: Line[] = []
    game.play(state, move, line => {
      lines.push(line)
      tell?.(line)
    })
    const [complaint] = stepComplaints(game.rules, before, move, state, lines)
    if (complaint !== undefined) throw new Error(`The referee complains of "${game.write(move)}": ${complaint}`)
  },
})

/** Notes what is to be seen wherever a move is chosen, and asks there for what is not legal. */
function watched(game: FirstClass, choose: Choose<State>, every: number, notes: Notes): Choose<State> {
  let decisions = 0
  return (_game, state, moves, dice) => {
    if (decisions++ % every === 0) askAbout(game, state, dice, notes)
    const move = choose(game, state, moves, dice)
    for (const sight of sightsIn(game.rules, stepOf(game, state, move))) notes.seen.add(sight)
    return move
  }
}

const ASKED = 20

function askAbout(game: FirstClass, state: State, dice: Dice, notes: Notes): void {
  notes.texts.add(game.moves(state).map(move => game.write(move)))
  const texts = [...notes.texts.some(dice, ASKED), ...anyTexts(game, state, dice, ASKED)]
  const complaint = disagreement(game, state) ?? wrongAnswer(game, state, texts, notes.seen)
  if (complaint !== null) throw new Error(`The list of moves and the reasons do not agree: ${complaint}`)
  notes.asked++
}

function stepOf(game: FirstClass, before: State, move: Move) {
  const after = game.copy(before)
  const lines: Line[] = []
  game.play(after, move, line => lines.push(line))
  return { before, move, text: game.write(move), after, lines }
}

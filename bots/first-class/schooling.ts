import type { State } from '@roundhouse/first-class/base/state'
import type { View } from '@roundhouse/first-class/base/view'
import { firstClass, MODULE_PAIRS, newGame } from '@roundhouse/first-class/box'
import type { FirstClass } from '@roundhouse/first-class/game'
import { type Dice, roll } from '@roundhouse/kernel/dice'
import type { Game, Seat } from '@roundhouse/kernel/game'
import type { Bot } from '../bot.ts'
import { carryingOut } from '../carrying-out.ts'
import type { Row, Subject } from '../learning/subject.ts'
import { partsOf } from '../search/guide.ts'
import { evaluationFor, newParts, weighing } from './evaluation.ts'
import { type Lessons, MOST_TURNS, PARTS, UNTAUGHT } from './lessons.ts'
import { type Line, movesOf } from './line.ts'
import { mindOf } from './mind.ts'
import { turnsLeft } from './outlook.ts'
import { bestPlans } from './search.ts'

/** Weights are learned for these numbers of own turns left, and blended in between. */
const KNOTS = [0, 1, 3, 6, 9, 12, 15, MOST_TURNS]

/** Between which two knots a number of turns lies, and how far on the way. */
function blend(turns: number): readonly [knot: number, way: number] {
  let knot = 0
  while (knot < KNOTS.length - 2 && KNOTS[knot + 1]! <= turns) knot++
  return [knot, (turns - KNOTS[knot]!) / (KNOTS[knot + 1]! - KNOTS[knot]!)]
}

const placeOf = (knot: number, part: number): number => knot * PARTS.length + part

/** The lessons that the weights of the knots come to. */
export const lessonsOf = (weights: readonly number[]): Lessons =>
  Array.from({ length: MOST_TURNS + 1 }, (_, turns) => {
    const [knot, way] = blend(turns)
    return PARTS.map((_, part) => (1 - way) * weights[placeOf(knot, part)]! + way * weights[placeOf(knot + 1, part)]!)
  })

const PLANS = 4
const NEARLY = 1.5
const mind = mindOf()

/** What the parts of a position say about the points at the end of a game of First Class. */
export const schooling: Subject<State> = {
  size: KNOTS.length * PARTS.length,
  belief: KNOTS.flatMap(turns => UNTAUGHT[turns]!),
  open: n => firstClass.open(newGame(2 + (n % 3), MODULE_PAIRS[n % MODULE_PAIRS.length]!)) as unknown as Game<State>,
  pupil: weights => pupilWith(lessonsOf(weights)),
  observe: (game, state) => (isBetweenTurns(state) ? state.players.map((_, seat) => rowOf(game, state, seat)) : []),
  outcome: (_game, state, seat) => state.players[seat]!.points - costOfArrest(state, seat),
}

const isBetweenTurns = ({ phase, acted, frame, waiting, onTurn, toMove }: State): boolean =>
  phase === 'turn' && !acted && frame === null && waiting.length === 0 && onTurn === toMove

const parts = newParts()

function rowOf(game: Game<State>, state: State, seat: Seat): Row {
  weighing((game as FirstClass).rules, mind, state, seat)(state, parts)
  const [knot, way] = blend(turnsLeft(state, seat))
  const places: number[] = []
  const values: number[] = []
  for (let part = 0; part < parts.length; part++) {
    places.push(placeOf(knot, part), placeOf(knot + 1, part))
    values.push((1 - way) * parts[part]!, way * parts[part]!)
  }
  return { seat, places, values, certain: state.players[seat]!.points }
}

const ARREST = 40
const ARREST_LEAD = 2

/** Who is arrested cannot win (FC-C.8): that counts as points lost, the more the larger the lead was. */
function costOfArrest({ players, slices }: State, seat: Seat): number {
  if (!slices.murder?.arrested.includes(seat)) return 0
  const others = players.filter((_, other) => other !== seat).map(({ points }) => points)
  return ARREST + ARREST_LEAD * Math.max(0, players[seat]!.points - Math.max(...others))
}

function pupilWith(lessons: Lessons): Bot<State, View> {
  const taught = mindOf(undefined, lessons)
  return {
    name: 'pupil',
    description: 'Plays by what was learned so far, and tries what looks nearly as good.',
    sit(table, _seat, dice) {
      const game = table as FirstClass
      return carryingOut(game, ({ seat, guess }) => {
        const root = guess()
        const worth = evaluationFor(game.rules, taught, root, seat)
        const lines = bestPlans({ game, worth, breadth: { lines: 1, actions: 0, draws: 1 }, root, seat }, PLANS)
        return { moves: movesOf(oneOf(lines, dice)), guess: root }
      })
    },
  }
}

const FINE = 1 << 20

/** Any of these lines, the better ones more often. */
function oneOf(lines: readonly Line[], dice: Dice): Line {
  const chances = partsOf(
    lines.map(({ worth }) => worth),
    NEARLY,
  )
  let left = roll(dice, FINE) / FINE
  return lines.find((_, i) => (left -= chances[i]!) < 0) ?? lines[0]!
}

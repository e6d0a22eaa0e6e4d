import type { State } from '@roundhouse/first-class/base/state'
import type { View } from '@roundhouse/first-class/base/view'
import type { FirstClass } from '@roundhouse/first-class/game'
import { type Dice, roll } from '@roundhouse/kernel/dice'
import type { Bot, Sight } from '../bot.ts'
import { carryingOut, type Planned } from '../carrying-out.ts'
import { knownGame } from '../known-game.ts'
import { LEVELS, type Level, type Setting } from '../level.ts'
import { explore, favourite } from '../search/search.ts'
import { evaluationFor } from './evaluation.ts'
import { guideFor } from './guide.ts'
import { type Line, movesOf } from './line.ts'
import { type Mind, mindOf } from './mind.ts'
import { BREADTH, bestPlans } from './search.ts'

const CURIOSITY = 0.5

/** What makes the levels of First Class. */
export const SETTINGS: Readonly<Record<Level, Setting>> = {
  learner: { sight: 1, slip: 6, width: 3, isCareful: false, tries: 0 },
  casual: { sight: 2, slip: 3, width: 3, isCareful: false, tries: 0 },
  steady: { sight: 3, slip: 0, width: 3, isCareful: true, tries: 0 },
  strong: { sight: 3, slip: 0, width: 6, isCareful: true, tries: 60 },
  expert: { sight: 3, slip: 0, width: 8, isCareful: true, tries: 1000 },
}

const DESCRIPTIONS: Readonly<Record<Level, string>> = {
  learner: 'Thinks of the next scoring only, and misjudges.',
  casual: 'Thinks of the next two scorings, and misjudges a little.',
  steady: 'Looks one whole turn of its own ahead, at all that is to come.',
  strong: 'Tries its best turns against what the others may do.',
  expert: 'Tries its best turns a thousand times against what the others may do.',
}

/** The bots of First Class by level, the weakest first. */
export const levels = Object.fromEntries(
  LEVELS.map(level => [level, playerOf(level, DESCRIPTIONS[level], SETTINGS[level])]),
) as Readonly<Record<Level, Bot<State, View>>>

export function playerOf(
  name: string,
  description: string,
  setting: Setting,
  mind = mindFor(setting),
): Bot<State, View> {
  return {
    name,
    description,
    sit(table, _seat, dice) {
      const game = knownGame<FirstClass>(name, 'first-class', table)
      return carryingOut(game, sight =>
        setting.tries === 0 ? bestLooking(game, setting, mind, sight, dice) : bestTried(game, setting, mind, sight),
      )
    },
  }
}

function mindFor({ sight }: Setting): Mind {
  return mindOf(undefined, undefined, sight)
}

/** The plan that looks best at once. */
function bestLooking(
  game: FirstClass,
  setting: Setting,
  mind: Mind,
  sight: Sight<State, View>,
  dice: Dice,
): Planned<State> {
  const { seat } = sight
  const root = sight.guess()
  const worth = evaluationFor(game.rules, mind, root, seat)
  const breadth = setting.isCareful ? BREADTH : { lines: 1, actions: 0, draws: 1 }
  const lines = bestPlans({ game, worth, breadth, root, seat }, setting.width)
  return { moves: movesOf(misjudged(lines, setting.slip, dice)), guess: root }
}

/** The best of some plans for somebody who is wrong about each by up to so many points. */
function misjudged(lines: readonly Line[], slip: number, dice: Dice): Line {
  let best = lines[0]!
  let most = Number.NEGATIVE_INFINITY
  for (const line of lines) {
    const believed = line.worth + (slip === 0 ? 0 : (2 * slip * roll(dice, FINE)) / FINE)
    if (believed > most) {
      most = believed
      best = line
    }
  }
  return best
}

const FINE = 1 << 20

/** The plan that did best when it was tried. */
function bestTried(game: FirstClass, { width, tries }: Setting, mind: Mind, sight: Sight<State, View>): Planned<State> {
  const guess = sight.guess()
  const guide = guideFor(game, mind, guess, width)
  const root = explore({ game, guide, curiosity: CURIOSITY }, sight, done => done < tries)
  return { moves: favourite(root).plan.moves, guess }
}

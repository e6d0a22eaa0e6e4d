import { type Dice, draw } from '@roundhouse/kernel/dice'
import type { Move } from '@roundhouse/kernel/game'
import { forEachSeat } from '@roundhouse/kernel/testing/guided'
import { tour as kernelTour, type Tour, type TourOptions, type Watch } from '@roundhouse/kernel/testing/tour'
import { type Letter, MODULES } from '../base/cards/card.ts'
import { moveKindOf } from '../base/move-kind.ts'
import type { State } from '../base/state.ts'
import type { StoryLine } from '../base/story.ts'
import type { Rules } from '../base/table.ts'
import { stepComplaints } from '../referee/step.ts'
import { openGame } from './found.ts'
import { anyCharacter, curious } from './guided.ts'
import { anyTexts, disagreement, wrongAnswer } from './reasons.ts'
import { sightsAt, sightsIn } from './sights.ts'

/** Only four can fill all trains. */
const PLAYERS = [4, 3, 4, 2]

/** Plays guided games until everything that is wanted has been seen, in the modules of which something is missing. */
export const tour = (wanted: ReadonlyMap<string, Letter | null>, options: TourOptions): Tour =>
  kernelTour(wanted.keys(), options, watch, ({ games, seen, missing }, dice) => {
    const open = MODULES.filter(letter => missing.some(sight => wanted.get(sight) === letter))
    const game = openGame(PLAYERS[games % PLAYERS.length]!, pairFor(open, dice))
    const tempers = forEachSeat(game, seat => anyCharacter(dice, seat % 2 === 0 ? open : []))
    return { game, choose: curious(game, tempers, seen) }
  })

/** Two modules of which something is missing, as far as there are. */
function pairFor(open: readonly Letter[], dice: Dice): readonly [Letter, Letter] {
  const bag = open.length >= 2 ? [...open] : MODULES.filter(letter => !open.includes(letter))
  return [open.length === 1 ? open[0]! : draw(dice, bag), draw(dice, bag)].sort() as [Letter, Letter]
}

const watch: Watch<Rules, State, StoryLine> = {
  sightsIn,
  stepComplaints,
  disagreement,
  isSeldom: (game, state, seen) =>
    (state.frame?.left.length ?? 0) > 1 ||
    game.moves(state).some(move => isOfModule(game.rules, move)) ||
    sightsAt(state).some(sight => !seen.has(sight)),
  wrongAnswer: (game, state, texts, dice, seen) =>
    wrongAnswer(game, state, [...texts.some(dice, ASKED), ...anyTexts(game, state, dice, ASKED), '?'], seen),
}

/** Moves of the modules are seldom open, so they are always asked about; so is what stands in a frame beside another. */
const isOfModule = (rules: Rules, move: Move): boolean => moveKindOf(rules, move).number >= MODULE_MOVE_KINDS
const MODULE_MOVE_KINDS = 32

const ASKED = 24

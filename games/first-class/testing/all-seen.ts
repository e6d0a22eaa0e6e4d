import { type Dice, draw } from '@roundhouse/kernel/dice'
import type { Move } from '@roundhouse/kernel/game'
import type { Sights, Texts } from '@roundhouse/kernel/testing/reasons'
import { type Guide, tour as kernelTour, type Tour, type TourOptions } from '@roundhouse/kernel/testing/tour'
import { type Letter, MODULES } from '../base/card.ts'
import { deedOf } from '../base/deed.ts'
import type { State } from '../base/state.ts'
import type { FirstClass } from '../game.ts'
import { stepComplaints } from '../referee/step.ts'
import { openGame } from './found.ts'
import { anyCharacter, curious } from './guided.ts'
import { anyTexts, disagreement, wrongAnswer } from './reasons.ts'
import { sightsAt, sightsIn } from './sights.ts'

/** Only four can fill all trains. */
const PLAYERS = [4, 3, 4, 2]

/** Plays guided games until everything that is wanted has been seen, in the modules of which something is missing. */
export const tour = (wanted: ReadonlyMap<string, Letter | null>, options: TourOptions): Tour =>
  kernelTour(wanted.keys(), options, ({ games, seen, missing }, dice) => {
    const open = MODULES.filter(letter => missing.some(sight => wanted.get(sight) === letter))
    const game = openGame(PLAYERS[games % PLAYERS.length]!, pairFor(open, dice))
    const tempers = Array.from({ length: game.seats }, (_, seat) => anyCharacter(dice, seat % 2 === 0 ? open : []))
    return { ...guideTo(game), choose: curious(game, tempers, seen) }
  })

/** Two modules of which something is missing, as far as there are. */
function pairFor(open: readonly Letter[], dice: Dice): readonly [Letter, Letter] {
  const bag = open.length >= 2 ? [...open] : MODULES.filter(letter => !open.includes(letter))
  return [open.length === 1 ? open[0]! : draw(dice, bag), draw(dice, bag)].sort() as [Letter, Letter]
}

const guideTo = (game: FirstClass): Omit<Guide<State>, 'choose'> => ({
  game,
  sightsIn: step => sightsIn(game.rules, step),
  complaintsOf: ({ before, move, after, lines }) => stepComplaints(game.rules, before, move, after, lines),
  disagreement: state => disagreement(game, state),
  isSeldom: (state, seen) =>
    (state.frame?.left.length ?? 0) > 1 ||
    game.moves(state).some(move => isOfModule(game, move)) ||
    sightsAt(state).some(sight => !seen.has(sight)),
  wrongAnswer: (state, texts, dice, seen) => wrongReason(game, state, texts, dice, seen),
})

/** Moves of the modules are seldom open, so they are always asked about; so is what stands in a frame beside another. */
const isOfModule = (game: FirstClass, move: Move): boolean => deedOf(game.rules, move).number >= MODULE_DEEDS
const MODULE_DEEDS = 32

const ASKED = 24

const wrongReason = (game: FirstClass, state: State, texts: Texts, dice: Dice, seen: Sights): string | null =>
  wrongAnswer(game, state, [...texts.some(dice, ASKED), ...anyTexts(game, state, dice, ASKED), '?'], seen)

import type { Dice } from '@roundhouse/kernel/dice'
import { roll } from '@roundhouse/kernel/dice'
import { forEachSeat } from '@roundhouse/kernel/testing/guided'
import { tour as kernelTour, type Tour, type TourOptions, type Watch } from '@roundhouse/kernel/testing/tour'
import type { State } from '../base/state.ts'
import type { StoryLine } from '../base/story.ts'
import type { Rules } from '../base/table.ts'
import { newGame } from '../definition.ts'
import type { Nuremberg } from '../game.ts'
import { MAP_NAMES } from '../maps/standard.ts'
import { stepComplaints } from '../referee/step.ts'
import type { Place } from './everything.ts'
import { open } from './found.ts'
import { anyCharacter, curious } from './guided.ts'
import { disagreement, wrongReason } from './reasons.ts'
import { sightsAt, sightsIn } from './sights.ts'

/** Four have all boxes open. */
const PLAYERS = [4, 3, 4, 2]

/** Plays guided games until everything that is wanted has been seen, on the maps on which something is missing. */
export const tour = (wanted: ReadonlyMap<string, Place>, options: TourOptions): Tour =>
  kernelTour(wanted.keys(), options, watch, ({ games, seen, missing }, dice) => {
    const places = missing.map(sight => wanted.get(sight)!)
    const game = gameAt(placeFor(places, dice), PLAYERS[games % PLAYERS.length]!)
    return {
      game,
      choose: curious(
        game,
        forEachSeat(game, () => anyCharacter(dice)),
        seen,
      ),
    }
  })

/** A place of which something is missing, as far as there is one. */
function placeFor(places: readonly Place[], dice: Dice): Exclude<Place, null> {
  const open = [...new Set(places)].filter(place => place !== null)
  return open.length > 0 ? open[roll(dice, open.length)]! : MAP_NAMES[roll(dice, MAP_NAMES.length)]!
}

const gameAt = (place: Exclude<Place, null>, players: number): Nuremberg =>
  open(place === '2009' ? newGame(players, 'wensleydale', true) : newGame(players, place))

/** Payments and ways are seldom asked for, so they are always asked about. */
const watch: Watch<Rules, State, StoryLine> = {
  sightsIn,
  stepComplaints,
  disagreement,
  isSeldom: ({ rules }, state, seen) =>
    state.payment !== null ||
    state.line !== null ||
    SELDOM_ASKED.some(([phase, reason]) => state.phase === phase && !seen.has(`reason: ${reason}`)) ||
    sightsAt(state, rules).some(sight => !seen.has(sight)),
  wrongAnswer: wrongReason,
}

/** Reasons for which everything has to come together; until they are given, they are asked for in all their phase. */
const SELDOM_ASKED: readonly (readonly [phase: State['phase'], reason: string])[] = [
  ['track', 'NB-5.6 company-influence'],
  ['track', 'NB-5.7 landowners'],
  ['trains', 'NB-6.4 no-free-space'],
  ['takeovers', 'NB-8.2 line-too-dear'],
  ['over', 'NB-9.3 game-is-over'],
]

import type { Seat } from '@roundhouse/kernel/game'
import { count, NOTHING, readCount, readWord, refusal, wordsOf } from '@roundhouse/kernel/notation/words'
import { COLOUR_NUMBERS, COLOURS, type ColourNumber, MOST_INFLUENCE, withColour } from '../base/influence.ts'
import { PIECES } from '../base/piece.ts'
import { CUBES, type Player } from '../base/player.ts'
import { cubesInBids } from '../base/purse.ts'
import { playerAt, type State } from '../base/state.ts'
import type { Rules } from '../base/table.ts'
import { CUBES_A_TURN } from '../phases/investment.ts'
import { START_INFLUENCE } from '../set-up.ts'
import { trackPart } from './map-parts.ts'
import { type Part, part } from './part.ts'
import { giveTrains, trains, trainsOf } from './trains.ts'

const MOST_POINTS = 9999
const MOST_KEPT = 60

/** A part that is one field of a player. */
const own = <K extends keyof Player>(field: K) => ({
  of: (state: State, seat: Seat): Player[K] => playerAt(state, seat)[field],
  put: (state: State, seat: Seat, value: Player[K]): void => {
    playerAt(state, seat)[field] = value
  },
})

const influencePart = (colour: ColourNumber): Part =>
  part({
    key: COLOURS[colour],
    ...count(0, MOST_INFLUENCE),
    of: (state, seat) => playerAt(state, seat).influence[colour],
    put(state, seat, value) {
      const player = playerAt(state, seat)
      player.influence = withColour(player.influence, colour, value)
    },
    otherwise: () => START_INFLUENCE[colour],
  })

/** `grey 2 red 1`: how many of each colour; what is not named there is none of. */
const kept = {
  read(_rules: Rules, text: string): readonly number[] {
    const counts = PIECES.map(() => 0)
    const words = text === NOTHING ? [] : wordsOf(text)
    if (words.length % 2 === 1) throw refusal(text, 'colours and how many of each, as in grey 2 red 1')
    for (let i = 0; i < words.length; i += 2)
      counts[PIECES.indexOf(readWord(words[i]!, PIECES))] = readCount(words[i + 1]!, 0, MOST_KEPT)
    return counts
  },
  write(_rules: Rules, counts: readonly number[]): string {
    const named = counts.flatMap((n, piece) => (n === 0 ? [] : [`${PIECES[piece]} ${n}`]))
    return named.length === 0 ? NOTHING : named.join(' ')
  },
}

/** What a seat's board says, in the order in which it is written. */
export const boardParts: readonly Part[] = [
  part({ key: 'points', ...count(-MOST_POINTS, MOST_POINTS), ...own('points'), otherwise: () => 0 }),
  part({ key: 'profit', ...count(-MOST_POINTS, MOST_POINTS), ...own('profit'), otherwise: () => 0 }),
  part({ key: 'cubes', ...count(0, CUBES), ...own('cubes'), otherwise: cubesLeft }),
  ...COLOUR_NUMBERS.map(influencePart),
  trackPart('track'),
  part({ key: 'trains', ...trains, of: trainsOf, put: giveTrains, otherwise: () => [] }),
  part({ key: 'kept', ...kept, ...own('kept'), otherwise: () => [0, 0, 0, 0] }),
]

/** As at the beginning of the first turn, less what lies on the boxes (NB-2.1). */
function cubesLeft(_rules: Rules, state: State, seat: Seat): number {
  return Math.max(0, CUBES_A_TURN - cubesInBids(state, seat))
}

import type { Game, Seat } from '@roundhouse/kernel/game'
import { handleLine, type LineHandlers } from '@roundhouse/kernel/story'
import type { StoryLine } from '@roundhouse/nuremberg/base/story'
import type { DeedCount, DeedTeller } from '../../stats/deeds.ts'

/** What is known of a game when a line is heard. */
interface Heard {
  turn: number
}

/** Who did what in a game of First Train to Nuremberg, in all and turn by turn. */
export function nurembergDeedTeller(_game: Pick<Game, 'seats'>): DeedTeller {
  const heard: Heard = { turn: 0 }
  return line => handleLine(HANDLERS, line as StoryLine, heard) ?? []
}

const deed = (seat: Seat, name: string, count = 1): DeedCount => ({ seat, deed: name, count })

/** Once for the whole game, and once for its turn. */
const inTurn = (seat: Seat, name: string, { turn }: Heard, count = 1): DeedCount[] => [
  deed(seat, name, count),
  deed(seat, `${name} ${turn}`, count),
]

const HANDLERS: LineHandlers<StoryLine, readonly DeedCount[], [heard: Heard]> = {
  'turn-began'({ turn }, heard) {
    heard.turn = turn
    return []
  },
  'player-order': ({ seats }, { turn }) =>
    turn === 0 ? seats.map((seat, place) => deed(seat, `place ${place + 1}`)) : [deed(seats[0]!, `ahead ${turn}`)],
  'build-order': ({ seats }, heard) => [
    ...inTurn(seats[0]!, 'builds first', heard),
    ...inTurn(seats.at(-1)!, 'builds last', heard),
  ],
  'train-order': ({ seats }, heard) => [
    ...inTurn(seats[0]!, 'buys first', heard),
    ...inTurn(seats.at(-1)!, 'buys last', heard),
  ],
  gained: ({ seat, cubes, white, brown, red, green }, heard) => [
    ...inTurn(seat, 'cubes', heard, cubes),
    ...inTurn(seat, 'white', heard, white),
    ...inTurn(seat, 'brown', heard, brown),
    ...inTurn(seat, 'company', heard, red + green),
  ],
  finished: ({ seat, pieces, price }, heard) => [
    ...inTurn(seat, 'links', heard, pieces),
    ...inTurn(seat, 'price', heard, price),
  ],
  bought: ({ seat, train }, heard) => [...inTurn(seat, 'trains', heard), deed(seat, `row ${train[0]}`)],
  loaded: ({ seat, piece, class: carClass }, heard) => [
    ...inTurn(seat, 'moved', heard),
    deed(seat, `moved ${piece}`),
    ...(carClass === 'first' ? inTurn(seat, 'first-class', heard) : []),
  ],
  forfeited: ({ seat, count }) => [deed(seat, 'forfeited', count)],
  profit: ({ seat, income, upkeep }, heard) => [
    ...inTurn(seat, 'income', heard, income),
    ...inTurn(seat, 'upkeep', heard, upkeep),
  ],
  sold: ({ seat, pieces, price }, heard) => [
    ...inTurn(seat, 'sold', heard, pieces),
    ...inTurn(seat, 'lines', heard),
    deed(seat, `line of ${pieces}`),
    deed(seat, 'sale price', price),
  ],
  'chain-closed': ({ seat }) => [deed(seat, 'closes the chain')],
}

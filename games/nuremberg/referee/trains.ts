import { nameOf, unless } from '@roundhouse/kernel/complaint'
import { CLASSES, GOODS, isPassenger, NOTHING, PIECES } from '../base/piece.ts'
import { NONE, type State } from '../base/state.ts'
import type { Rules } from '../base/table.ts'
import type { Check } from './check.ts'

const TRAINS_A_TURN = 3

/** Who has which train, and what stands on it (NB-6.2, NB-6.4). */
export const trains: Check = (rules, state) => [...owners(rules, state), ...spaces(rules, state)]

const owners = ({ trains }: Rules, state: State): string[] =>
  state.players.flatMap((_, seat) => {
    const own = trains.filter((_, train) => state.trains[train] === seat)
    const rows = own.map(({ row }) => row)
    const names = own.map(({ name }) => name).join(', ')
    return [
      ...unless(
        own.length === 0 || state.phase === 'trains',
        () => `${nameOf(seat)} has ${names} in the phase "${state.phase}"`,
      ),
      ...unless(
        own.length <= TRAINS_A_TURN,
        () => `${nameOf(seat)} may have ${TRAINS_A_TURN} trains, but has ${names}`,
      ),
      ...unless(new Set(rows).size === rows.length, () => `${nameOf(seat)} has two trains of a row: ${names}`),
    ]
  })

/** Passengers in classes, goods on goods spaces, the first spaces first; nothing on a train that is nobody's. */
const spaces = ({ trains }: Rules, state: State): string[] =>
  trains.flatMap(({ name, spaces, at }, train) =>
    CLASSES.flatMap((carClass, n) => {
      const load = state.spaces.slice(at[n], at[n]! + spaces[n]!)
      const pieces = load.filter(piece => piece !== NOTHING)
      const wrong = pieces.filter(piece => isPassenger(piece) === (n === GOODS))
      return [
        ...unless(
          pieces.length === 0 || state.trains[train] !== NONE,
          () => `Train ${name} is nobody's, but something stands on it`,
        ),
        ...wrong.map(piece => `On train ${name} a ${PIECES[piece - 1]} piece stands on a space for ${carClass}`),
        ...unless(
          load.slice(0, pieces.length).every(piece => piece !== NOTHING),
          () => `On train ${name} a space for ${carClass} was left out: ${load.join(', ')}`,
        ),
      ]
    }),
  )

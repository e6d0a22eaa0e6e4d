import { unless } from '@roundhouse/kernel/complaint'
import { complaintsOf } from '@roundhouse/kernel/violation'
import { CLASS_NUMBERS, CLASSES, GOODS, isPassenger, NOTHING, PIECES } from '../base/piece.ts'
import { NONE, type State } from '../base/state.ts'
import type { Rules } from '../base/table.ts'
import { trainsAreAllowed, trainsInTime } from '../checks/boards.ts'
import type { StateCheck } from './check.ts'

/** Who has which train, and what stands on it (NB-6.2, NB-6.4). */
export const trains: StateCheck = (rules, state) => [...owners(rules, state), ...spaces(rules, state)]

const owners = complaintsOf(trainsInTime, trainsAreAllowed)

/** Passengers in classes, goods on goods spaces, the first spaces first; nothing on a train that is nobody's. */
const spaces = ({ trains }: Rules, state: State): string[] =>
  trains.flatMap(({ name, spaces, at }, train) =>
    CLASS_NUMBERS.flatMap(n => {
      const carClass = CLASSES[n]
      const load = state.spaces.slice(at[n], at[n] + spaces[n])
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

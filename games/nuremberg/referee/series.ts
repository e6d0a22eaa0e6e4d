import { unless } from '@roundhouse/kernel/complaint'
import { complaintsOf } from '@roundhouse/kernel/violation'
import { borderName, borderOf } from '../base/map.ts'
import type { State } from '../base/state.ts'
import type { Rules } from '../base/table.ts'
import { piecesAreThere } from '../checks/boards.ts'
import { seriesIsFree, seriesIsOnGround, seriesIsPayable, seriesStarts, worthOf } from '../checks/series.ts'
import { type StateCheck, sum } from './check.ts'

/** A series is unbroken, on ground where it may be, worth what a count from nothing says, and can be paid (NB-5). */
export const series: StateCheck = (rules, state) =>
  state.series.links.length === 0
    ? worthNothing(state)
    : [...shared(rules, state), ...unbroken(rules, state), ...price(rules, state)]

const worthNothing = ({ series: { price, owed } }: State): string[] =>
  unless(price + sum(owed) === 0, () => `There is no series, but it costs ${price} and ${owed.join(', ')}`)

const shared = complaintsOf(seriesStarts, seriesIsFree, seriesIsOnGround, piecesAreThere, seriesIsPayable)

/** Each link goes on where the one before has arrived (NB-5.1). */
const unbroken = ({ map }: Rules, { series: { links } }: State): string[] =>
  links.flatMap((link, i) =>
    unless(
      i === 0 || map.from[link] === map.to[links[i - 1]!],
      () => `The series is broken before ${borderName(map, borderOf(link))}`,
    ),
  )

/** It is worth what a count from nothing says (NB-5.5 to NB-5.7). */
function price({ map }: Rules, state: State): string[] {
  const { series } = state
  const { price, owed } = worthOf(map, state)
  return [
    ...unless(series.price === price, () => `The series costs ${price}, but ${series.price} is asked for it`),
    ...unless(
      series.owed.join() === owed.join(),
      () => `The series owes the influence ${owed.join(', ')}, but ${series.owed.join(', ')} is asked for it`,
    ),
  ]
}

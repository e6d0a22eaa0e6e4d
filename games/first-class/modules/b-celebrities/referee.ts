import { isWhole, nameOf, unless } from '@roundhouse/kernel/complaint'
import { faceAt } from '../../base/cards/card.ts'
import { ofEachSeat, type StateCheck } from '../../base/complaint.ts'

/** Postcards lie on route cards that are there, one on each, and no more than were taken (FC-B.3). */
export const postcardComplaints: StateCheck = ({ printed, seats }, state) => {
  const { postcards } = state.slices
  if (postcards?.length !== seats)
    return [`${seats} players have a place for postcards, but there are ${postcards?.length ?? 'none'}`]
  return ofEachSeat(state, ({ route, taken }, seat) => {
    const own = postcards[seat]!
    const cards = taken.filter(face => faceAt(printed, face).kind === 'postcard').length
    return [
      ...unless(
        own.every(place => isWhole(place, 0, route.length - 1)) && new Set(own).size === own.length,
        () =>
          `${nameOf(seat)} has ${route.length} route cards with up to one postcard each, but postcards at ${own.join(', ')}`,
      ),
      ...unless(own.length <= cards, () => `${nameOf(seat)} has taken ${cards} postcards, but ${own.length} lie there`),
    ]
  })
}

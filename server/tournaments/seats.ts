/** Who sits where at a table: everybody should have had every seat about as often. `had` tells how often somebody had a seat. */
export function seatsFor(table: readonly number[], had: (person: number, seat: number) => number): readonly number[] {
  let best = table
  let least = Number.POSITIVE_INFINITY
  for (const order of ordersOf(table)) {
    // Squares: a third time in one seat is worse than a second time for each of two.
    const cost = order.reduce((sum, person, seat) => sum + (had(person, seat) + 1) ** 2, 0)
    if (cost >= least) continue
    best = order
    least = cost
  }
  return best
}

function* ordersOf(people: readonly number[]): Generator<readonly number[]> {
  if (people.length <= 1) return yield people
  for (const [place, person] of people.entries())
    for (const rest of ordersOf(people.toSpliced(place, 1))) yield [person, ...rest]
}

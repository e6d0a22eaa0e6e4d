import { Refusal } from './game.ts'

/**
 * What a game is played with (decks, maps), in numbered sets. A set that games were played with never changes, or their
 * records would end differently: tuning makes a new set, and a record names the one it was played with.
 */
export interface NumberedSets<Printed> {
  /** The set that new games are played with. */
  readonly newest: number
  /** A set by its number; one that does not exist is refused with those that do. */
  of(set: number): Printed
}

/** Sets are counted from 1, in the order in which they came. `what` is for people: "decks", "maps". */
export function numberedSets<Printed>(what: string, sets: readonly Printed[]): NumberedSets<Printed> {
  const numbers = sets.map((_, n) => n + 1)
  return {
    newest: sets.length,
    of(set) {
      if (!numbers.includes(set))
        throw new Refusal(`There is no standard set ${set} of ${what}; there is ${numbers.join(', ')}`, 'refusal.set', {
          set,
          what,
          numbers: numbers.join(', '),
        })
      return sets[set - 1]!
    },
  }
}

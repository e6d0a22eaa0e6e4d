import { type Dice, roll } from '@roundhouse/kernel/dice'
import type { GameDefinition } from '@roundhouse/kernel/game'
import { begin, type Match, play } from '@roundhouse/kernel/match'
import { type GameRecord, recordOf, writeRecord } from '@roundhouse/kernel/record'
import { type Chair, notesOf } from '@roundhouse/table/chairs'
import { botNamed } from '../../shell/new-game/suggestions.ts'

/** Are these the moves of the position that is looked for? It may be asked whether one goes on after a move. */
type IsWanted = (moves: readonly string[], goesOn: (text: string) => boolean) => boolean

/**
 * The record of a game played at random up to the first position in which such moves are legal, whatever the cards of
 * today are; who has the move there is a person.
 */
export function positionWhere<Options, State extends Dice>(
  definition: GameDefinition<Options, State>,
  options: Options,
  isWanted: IsWanted,
): string {
  const game = definition.open(options)
  for (let number = 1; ; number++) {
    const dice = { seed: [0, 0, 7, number] as const, rolled: 0 }
    let match: Match<State> = begin(game, [0, 0, 0, number])
    for (let seat = game.toMove(match.now); seat !== null; seat = game.toMove(match.now)) {
      const moves = game.moves(match.now).map(move => game.write(move))
      const goesOn = (text: string) => game.toMove(play(game, match, seat!, text).now) === seat
      if (isWanted(moves, goesOn)) return playedBy(seat, game.seats, recordOf(definition, options, match))
      match = play(game, match, seat, moves[roll(dice, moves.length)]!)
    }
  }
}

/** A game that goes on: a person sits at this seat, and bots at all others. */
export function playedBy(person: number, seats: number, record: GameRecord): string {
  const chairs = Array.from(
    { length: seats },
    (_, seat): Chair => (seat === person ? { is: 'person', name: 'You' } : botNamed(seat)),
  )
  return writeRecord({ ...record, notes: notesOf(chairs), result: null })
}

import type { Dice } from './dice.ts'
import { type Game, type GameDefinition, Refusal } from './game.ts'

/*
 * Rules carry their number: a game that has begun is played to its end by the rules it began with, whatever the program has
 * learned since (docs/decisions/0023-rules-carry-their-number.md).
 */

type NumberedRules = Pick<GameDefinition<never>, 'name' | 'rules' | 'olderRules'>

/** Every number by which this program can play a game, the newest last. */
export const knownRules = ({ rules, olderRules = [] }: NumberedRules): readonly number[] => [...olderRules, rules]

export const canPlayBy = (definition: NumberedRules, rules: number): boolean => knownRules(definition).includes(rules)

/** Opens a game by the rules of a number. One that this program cannot play is refused; `what` is for people. */
export function openBy<Options, State extends Dice, View>(
  definition: GameDefinition<Options, State, View>,
  options: Options,
  rules: number,
  what = 'This game',
): Game<State, View> {
  if (!canPlayBy(definition, rules)) throw otherRules(definition, rules, what)
  return definition.open(options, rules)
}

function otherRules(definition: NumberedRules, rules: number, what: string): Refusal {
  const { name: game, rules: newest } = definition
  const isNewer = rules > newest
  const since = isNewer
    ? `this program is older and knows rules ${knownRules(definition).join(', ')}`
    : `since then they have changed, now they are ${newest}`
  const values = { rules, game, known: newest, since: isNewer ? 'older' : 'changed' }
  return new Refusal(`${what} follows rules ${rules} of ${game}; ${since}`, 'refusal.rules', values)
}

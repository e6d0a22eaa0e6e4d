import type { CliGame } from '../../game.ts'

/** What "help" says during a game. */
export const helpFor = ({ help, rulebook }: Pick<CliGame, 'help' | 'rulebook'>): string[] => [
  `Play a move by its number, or by its text: ${help.moves}.`,
  `A text may be shortened as long as it stays clear: ${help.shortened}.`,
  '',
  'moves            all legal moves, explained',
  'hint             the coach: up to three good plans with their reasons, in no order',
  'why MOVE         why a move is not legal, by which rule, and what would make it legal',
  `undo, undo turn  take back a move, or the whole turn; not past ${help.barrier} or another player`,
  'look             the whole table',
  `look THING       ${help.things}`,
  'last             what happened since your last turn',
  'log              everything that happened so far',
  `rules ${rulebook.example.padEnd(11)}a rule by its number`,
  'save FILE        save the game; it is also saved after every move',
  'load FILE        go on with a saved game instead',
  'record FILE      write the record of the game, when it is over',
  'quit             stop; the game is kept',
  '',
  'On the table:',
  ...help.legend,
]

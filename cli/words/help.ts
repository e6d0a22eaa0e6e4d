import type { CliGame } from '../game.ts'
import type { TerminalMessageKey, Words } from '../messages.ts'
import { explained } from './sentences.ts'

const COMMANDS: readonly (readonly [command: string, words: TerminalMessageKey])[] = [
  ['moves', 'terminal.help.moves'],
  ['hint', 'terminal.help.hint'],
  ['why MOVE', 'terminal.help.why'],
  ['undo, undo turn', 'terminal.help.undo'],
  ['look', 'terminal.help.look'],
  ['look THING', 'terminal.help.look-thing'],
  ['last', 'terminal.help.last'],
  ['log', 'terminal.help.log'],
  ['rules NUMBER', 'terminal.help.rules'],
  ['save FILE', 'terminal.help.save'],
  ['load FILE', 'terminal.help.load'],
  ['record FILE', 'terminal.help.record'],
  ['quit', 'terminal.help.quit'],
]

const WIDTH = 17

/** What "help" says during a game. */
export function helpFor(say: Words, { help, rulebook }: Pick<CliGame, 'help' | 'rulebook'>): string[] {
  const values = { things: help.things(say), barrier: help.barrier(say), rule: rulebook.example }
  return [
    say('terminal.help.by-number', { moves: help.moves }),
    say('terminal.help.shortened', { example: help.shortened }),
    '',
    ...COMMANDS.map(([command, words]) => explained(command, say(words, values), WIDTH)),
    '',
    say('terminal.help.legend'),
    ...legend(say, help),
  ]
}

export const legend = (say: Words, { legend }: CliGame['help']): string[] =>
  legend.map(([sign, words]) => explained(sign, words(say), WIDTH))

import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { play, type StartOptions } from '../../commands/play.ts'
import type { CliGame } from '../../game.ts'
import { type ScriptedAnswer, type ScriptedTerminal, scripted } from '../../terminal/testing/script.ts'

/** Games of one title, each saved in a file of its own, played by what a script answers. */
export class ScriptedGames {
  readonly folder = mkdtempSync(join(tmpdir(), 'roundhouse-play-'))
  private files = 0
  private readonly game: CliGame

  constructor(game: CliGame) {
    this.game = game
  }

  newFile(): string {
    return join(this.folder, `game-${++this.files}.save`)
  }

  /** Plays one, and gives back all that was said. */
  async play(
    options: StartOptions,
    answers: readonly ScriptedAnswer[],
    terminal: ScriptedTerminal = scripted(answers),
  ): Promise<ScriptedTerminal> {
    await play(terminal, this.game, { seed: [0, 0, 0, 9], save: this.newFile(), ...options })
    return terminal
  }
}

/** The first move each time; at the end no record. */
export const firstMove: ScriptedAnswer = question => (question === '> ' ? '1' : 'n')

/** What was said between this answer, where it was given last, and the next one. */
export const saidAfter = ({ said }: ScriptedTerminal, answer: string): string[] => {
  const place = said.lastIndexOf(`> ${answer}`)
  const next = said.findIndex((line, i) => i > place && line.startsWith('> '))
  return said.slice(place + 1, next < 0 ? undefined : next)
}

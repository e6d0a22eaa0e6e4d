import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Dice, roll } from '@roundhouse/kernel/dice'
import type { GameDefinition } from '@roundhouse/kernel/game'
import { begin, type Match, play } from '@roundhouse/kernel/match'
import { recordOf, writeRecord } from '@roundhouse/kernel/record'
import type { Page } from 'playwright-core'
import { settled } from './listening.ts'

interface Position<State extends Dice> {
  /** A whole game in which it comes up, and after how many moves. */
  readonly match: Match<State>
  readonly at: number
}

/** Are these the moves of the position that is looked for? It may be asked whether one goes on after a move. */
type IsWanted = (moves: readonly string[], goesOn: (text: string) => boolean) => boolean

/** The first position of games played at random in which such moves are legal, whatever the cards of today are. */
function positionWhere<Options, State extends Dice>(
  definition: GameDefinition<Options, State>,
  options: Options,
  isWanted: IsWanted,
): Position<State> {
  const game = definition.open(options)
  for (let number = 1; ; number++) {
    const dice = { seed: [0, 0, 7, number] as const, rolled: 0 }
    let match = begin(game, [0, 0, 0, number])
    let at: number | null = null
    for (let seat = game.toMove(match.now); seat !== null; seat = game.toMove(match.now)) {
      const moves = game.moves(match.now).map(move => game.write(move))
      const after = (text: string) => game.toMove(play(game, match, game.toMove(match.now)!, text).now)
      if (at === null && isWanted(moves, text => after(text) === seat)) at = match.played.length
      match = play(game, match, seat, moves[roll(dice, moves.length)]!)
    }
    if (at !== null) return { match, at }
  }
}

/** Opens the record of such a game, and plays on from the position in the chair of the player to move. */
export async function openWhere<Options, State extends Dice>(
  page: Page,
  definition: GameDefinition<Options, State>,
  options: Options,
  isWanted: IsWanted,
): Promise<void> {
  const { match, at } = positionWhere(definition, options, isWanted)
  const path = join(mkdtempSync(join(tmpdir(), 'roundhouse-position-')), 'position.record')
  writeFileSync(path, writeRecord(recordOf(definition, options, match)))
  await page.setInputFiles('input[type=file]', path)
  await page.locator('.replay-bar .scrub').fill(String(at))
  await settled(page)
  await page.getByRole('button', { name: 'Play from here' }).click()
  await page.getByRole('dialog').getByRole('button').first().click()
  await settled(page)
}

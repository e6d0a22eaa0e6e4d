import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Dice, roll } from '@roundhouse/kernel/dice'
import type { GameDefinition } from '@roundhouse/kernel/game'
import { begin, type Match, play } from '@roundhouse/kernel/match'
import { recordOf, writeRecord } from '@roundhouse/kernel/record'
import type { Page } from 'playwright-core'
import { settled } from './listening.ts'
import { press } from './playing.ts'

/** The first position of games played at random in which these moves are legal, whatever the cards of today are. */
function matchWhere<Options, State extends Dice>(
  definition: GameDefinition<Options, State>,
  options: Options,
  isWanted: (moves: readonly string[]) => boolean,
): Match<State> {
  const game = definition.open(options)
  for (let number = 1; ; number++) {
    const dice = { seed: [0, 0, 7, number] as const, rolled: 0 }
    let match = begin(game, [0, 0, 0, number])
    for (let seat = game.toMove(match.now); seat !== null; seat = game.toMove(match.now)) {
      const moves = game.moves(match.now).map(move => game.write(move))
      if (isWanted(moves)) return match
      match = play(game, match, seat, moves[roll(dice, moves.length)]!)
    }
  }
}

/** Opens such a position as the end of a record, and goes on from there in the chair of who is to decide. */
export async function openWhere<Options, State extends Dice>(
  page: Page,
  definition: GameDefinition<Options, State>,
  options: Options,
  isWanted: (moves: readonly string[]) => boolean,
): Promise<void> {
  const record = recordOf(definition, options, matchWhere(definition, options, isWanted))
  const path = join(mkdtempSync(join(tmpdir(), 'roundhouse-position-')), 'position.record')
  writeFileSync(path, writeRecord(record))
  await page.setInputFiles('input[type=file]', path)
  await page.locator('.replay-bar .scrub').focus()
  await press(page, 'End')
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await page.getByRole('dialog').getByRole('button').first().click()
  await settled(page)
}

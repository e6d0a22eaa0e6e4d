import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { settled } from './listening.ts'
import type { DrawnGame } from './pointed.ts'

/** Finished games, by how many played. */
const RECORDS: Readonly<Record<DrawnGame, Readonly<Record<2 | 3, string>>>> = {
  'first-class': { 2: 'ab-2-strong-set-1', 3: 'ab-3-greedy-set-1' },
  nuremberg: { 2: 'nuremberg-2-greedy-set-1', 3: 'nuremberg-3-strong-set-1' },
}

const pathOf = (game: DrawnGame, players: 2 | 3): string =>
  fileURLToPath(new URL(`../../../games/${game}/playthroughs/${RECORDS[game][players]}.record`, import.meta.url))

/** Who played it. */
export const namesIn = (game: DrawnGame, players: 2 | 3 = 3): string[] =>
  [...readFileSync(pathOf(game, players), 'utf8').matchAll(/^name \d (.+)$/gm)].map(([, name]) => name!)

/** Opens it, as a reader does on the first page. */
export async function watch(page: Page, game: DrawnGame, players: 2 | 3 = 3): Promise<void> {
  await page.setInputFiles('input[type=file]', pathOf(game, players))
  await page.locator('.replay-bar').waitFor()
  await settled(page)
}

/** Jumps to where a round or a turn begins: on a small screen that is in the menu. */
export async function jumpTo(page: Page, stage: number): Promise<void> {
  const more = page.locator('[data-more]')
  const isSmall = await more.isVisible()
  if (isSmall) await more.click()
  await page.locator('select.stages').selectOption({ index: stage })
  if (isSmall) await page.keyboard.press('Escape')
  await settled(page)
}

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { settled } from './listening.ts'
import type { DrawnGame } from './pointed.ts'

/** A finished game of three players of each kind. */
const RECORDS: Readonly<Record<DrawnGame, string>> = {
  'first-class': 'first-class/playthroughs/ab-3-greedy-set-1.record',
  nuremberg: 'nuremberg/playthroughs/nuremberg-3-strong-set-1.record',
}

const pathOf = (game: DrawnGame): string => fileURLToPath(new URL(`../../../games/${RECORDS[game]}`, import.meta.url))

/** Who played it. */
export const namesIn = (game: DrawnGame): string[] =>
  [...readFileSync(pathOf(game), 'utf8').matchAll(/^name \d (.+)$/gm)].map(([, name]) => name!)

/** Opens it, as a reader does on the first page. */
export async function watch(page: Page, game: DrawnGame): Promise<void> {
  await page.setInputFiles('input[type=file]', pathOf(game))
  await page.locator('.replay-bar').waitFor()
  await settled(page)
}

/** Jumps to where a round or a turn begins. */
export async function jumpTo(page: Page, stage: number): Promise<void> {
  await page.locator('.replay-bar select').first().selectOption({ index: stage })
  await settled(page)
}

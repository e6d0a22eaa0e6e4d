import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { settled } from './listening.ts'
import { clipped, cutOff, spilled, tooWide } from './measuring.ts'

/** No word on the screen is too long for its place. */
export async function expectToFit(page: Page, where: string): Promise<void> {
  await settled(page)
  expect.soft(await tooWide(page), where).toBe(0)
  expect.soft(await cutOff(page), where).toEqual([])
  expect.soft(await spilled(page), where).toEqual([])
  expect.soft(await clipped(page), where).toEqual([])
}

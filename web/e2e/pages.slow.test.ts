import { describe, expect, test } from 'vitest'
import { cutOff, tooSmall, tooWide } from './driver/measuring.ts'
import { findings, goTo, readers } from './driver/reader.ts'
import { SCREENS } from './driver/screens.ts'

const open = readers()

describe.each([
  ['desktop', 'light'],
  ['phone', 'dark'],
] as const)('on a %s, %s', (size, theme) => {
  test('no screen has anything for axe to find, and none is too wide', async () => {
    const page = await open('', { size, settings: { theme } })
    for (const path of SCREENS) {
      await goTo(page, path)
      expect.soft(await findings(page), path).toEqual([])
      expect.soft(await tooWide(page), path).toBe(0)
      if (size === 'phone') expect.soft(await tooSmall(page), path).toEqual([])
    }
  })
})

test('every screen can be used with text of twice the size', async () => {
  const page = await open('', { settings: { text: 200 } })
  for (const path of SCREENS) {
    await goTo(page, path)
    expect.soft(await tooWide(page), path).toBe(0)
    expect.soft(await cutOff(page), path).toEqual([])
  }
})

import { describe, expect, test } from 'vitest'
import { cutOff, tooSmall, tooWide } from './measuring.ts'
import { findings, readers } from './reader.ts'
import { SCREENS } from './screens.ts'

const open = readers()

describe.each([
  ['desktop', 'light'],
  ['phone', 'dark'],
] as const)('on a %s, %s', (size, theme) => {
  test.each(SCREENS)('#/%s has nothing for axe to find, and is never too wide', async path => {
    const page = await open(`#/${path}`, { size, settings: { theme } })
    expect(await findings(page)).toEqual([])
    expect(await tooWide(page)).toBe(0)
    if (size === 'phone') expect(await tooSmall(page)).toEqual([])
  })
})

test.each(SCREENS)('#/%s can be used with text of twice the size', async path => {
  const page = await open(`#/${path}`, { settings: { text: 200 } })
  expect(await tooWide(page)).toBe(0)
  expect(await cutOff(page)).toEqual([])
})

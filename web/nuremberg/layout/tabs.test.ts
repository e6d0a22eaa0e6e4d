import { expect, test } from 'vitest'
import { layoutFor } from './layout.ts'
import { tabOfThings, tabsOf } from './tabs.ts'

const tabsAt = (width: number, height: number, hasAside = false) =>
  tabsOf(
    layoutFor({
      width,
      height,
      own: height,
      ownWidth: width,
      rem: 16,
      room: hasAside ? { hasAside, screenRem: null } : null,
    }),
  )

test('where there is room fewer parts share a place', () => {
  expect(tabsAt(360, 640)).toEqual(['decide', 'players', 'auction', 'trains', 'log'])
  expect(tabsAt(640, 360)).toEqual(['decide', 'auction', 'trains', 'players', 'log'])
  expect(tabsAt(1280, 720, true)).toEqual(['decide', 'auction', 'trains', 'players', 'log'])
  expect(tabsAt(768, 1024)).toEqual(['trains', 'auction', 'log'])
  expect(tabsAt(1100, 620)).toEqual(['players', 'auction', 'trains'])
  expect(tabsAt(1280, 720)).toEqual(['auction', 'trains'])
  expect(tabsAt(1920, 1080)).toEqual([])
})

test('what a story names is found where it lies', () => {
  expect(tabOfThings(['box U1'])).toBe('auction')
  expect(tabOfThings(['train 3b', 'seat 1'])).toBe('trains')
  expect(tabOfThings(['seat 2'])).toBe('players')
  expect(tabOfThings([])).toBeNull()
})

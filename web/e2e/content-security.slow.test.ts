import { expect, test } from 'vitest'
import { openPageHouse } from './driver/house.ts'
import { settled } from './driver/listening.ts'
import { begin, playOn } from './driver/playing.ts'
import { DRAWN_GAMES } from './driver/pointed.ts'
import { goTo, readers } from './driver/reader.ts'

const open = readers()

/** Every kind of page there is of a game. */
const PAGES = ['new', 'rules', 'cards', 'lessons', 'learn', 'puzzles']

test('nothing in the page needs what the server forbids', async () => {
  const house = await openPageHouse()
  const page = await open('', { address: house.address })
  const broken: string[] = []
  page.on('console', message => {
    if (message.text().includes('Content Security Policy')) broken.push(`${page.url()} ${message.text()}`)
  })
  for (const path of ['settings', ...DRAWN_GAMES.flatMap(game => PAGES.map(kind => `${kind}/${game}`))]) {
    await goTo(page, path)
    await settled(page)
  }
  for (const game of DRAWN_GAMES) {
    await goTo(page, `puzzles/${game}/1`)
    await goTo(page, `new/${game}`)
    await begin(page, { game, players: 2 })
    await playOn(page, game, { played: 8 })
  }
  // Styles of drawings are there all the same.
  const styled = await page.evaluate(
    () => [...document.querySelectorAll<SVGElement>('svg [style]')].filter(({ style }) => style.length > 0).length,
  )
  expect(styled).toBeGreaterThan(0)
  expect(await page.locator('[data-style]').count()).toBe(0)
  expect(broken).toEqual([])
})

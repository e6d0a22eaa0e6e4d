import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CLOSED, type PageLine } from '@roundhouse/server/hub/connection'
import { openHouse } from '@roundhouse/server/testing/house'
import { WIRE } from '@roundhouse/wire/version'
import { expect, inject, onTestFinished, test } from 'vitest'
import { sitDownAlone } from './driver/house.ts'
import { movesIn } from './driver/playing.ts'
import { readers } from './driver/reader.ts'
import { copySite } from './site.ts'

const open = readers()

/** A server that can be replaced by one of another version, which says so and hands out a newer page. */
async function openUpdatedHouse() {
  const site = await copySite(inject('site').folder)
  onTestFinished(site.close)
  const house = await openHouse({ page: site.folder })
  onTestFinished(() => house.close())
  const change = (name: string, how: (text: string) => string): void => {
    const file = join(site.folder, name)
    const text = readFileSync(file, 'utf8')
    expect(how(text)).not.toBe(text)
    writeFileSync(file, how(text))
  }
  const lines = new Set<PageLine>()
  let wire = WIRE
  const connect = house.hub.connect.bind(house.hub)
  house.hub.connect = (line, ...visitor) => {
    lines.add(line)
    const send = (text: string) => line.send(text.replace(`"wire":${WIRE}`, `"wire":${wire}`))
    return connect({ ...line, send, close: (code, why) => line.close(code, why) }, ...visitor)
  }
  return {
    address: `${house.address}/`,
    update(version: number): void {
      wire = version
      change('sw.js', text => text.replaceAll(/(revision"?:")[0-9a-f]+/g, '$1newer'))
      change('index.html', text => text.replace('<title>', '<meta name="newer"><title>'))
      for (const line of lines) line.close(CLOSED.restart, 'the server restarts')
    },
    speak(version: number): void {
      wire = version
    },
  }
}

test.each(['allow', 'block'] as const)(
  'a page that the server is too new for loads its newest version, once, and goes on where it was (service workers: %s)',
  async serviceWorkers => {
    const house = await openUpdatedHouse()
    const page = await sitDownAlone(open, house, { serviceWorkers })
    if (serviceWorkers === 'allow') {
      await page.evaluate(() => navigator.serviceWorker.ready)
      // From now on this page comes from what was kept of it.
      await page.reload()
      await page.locator('main.table').waitFor()
      expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    }
    const played = await movesIn(page)
    expect(await page.locator('meta[name=newer]').count()).toBe(0)
    house.update(WIRE + 1)
    await page.locator('meta[name=newer]').waitFor({ state: 'attached' })
    // Also the newest does not know this server: it does not load again and again, but says so.
    const again = page.getByRole('button', { name: 'Reload' })
    await again.waitFor()
    let loads = 0
    page.on('load', () => loads++)
    await page.waitForTimeout(2000)
    expect(loads).toBe(0)
    house.speak(WIRE)
    await again.click()
    await page.locator('main.table').waitFor()
    expect(await movesIn(page)).toBe(played)
  },
)

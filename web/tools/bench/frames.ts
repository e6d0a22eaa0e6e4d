import type { Browser } from 'playwright-core'
import type { DrawnGame } from '../../e2e/driver/pointed.ts'
import type { Site } from '../../e2e/site.ts'
import { begun, openRecord } from '../recorded.ts'
import { opened } from './stopwatch.ts'

export interface Frames {
  /** Frames there was time for while something moved. */
  readonly due: number
  readonly dropped: number
}

/** Watches bots move for this many seconds, and counts the frames that came too late while something moved. */
export async function measureFrames(browser: Browser, site: Site, game: DrawnGame, seconds: number): Promise<Frames> {
  const page = await opened(browser, site, { speed: 'normal' })
  await openRecord(page, await begun(game, 1))
  await page.waitForTimeout(1000)
  const frames = await page.evaluate(countFrames, seconds)
  await page.context().close()
  return frames
}

/** Runs in the page. A screen shows sixty frames a second. */
const countFrames = (seconds: number): Promise<Frames> =>
  new Promise(resolve => {
    const FRAME = 1000 / 60
    const end = performance.now() + 1000 * seconds
    let [due, dropped, last, wasMoving] = [0, 0, 0, false]
    const look = (now: number) => {
      const passed = Math.max(1, Math.round((now - last) / FRAME))
      if (wasMoving) {
        due += passed
        dropped += passed - 1
      }
      last = now
      wasMoving = document.getAnimations().some(({ playState }) => playState === 'running')
      if (now < end) requestAnimationFrame(look)
      else resolve({ due, dropped })
    }
    requestAnimationFrame(look)
  })

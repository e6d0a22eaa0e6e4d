import type { Browser } from 'playwright-core'
import type { Site } from '../../e2e/site.ts'
import { newReader } from '../reader.ts'

type Watched = typeof globalThis & { usable?: number }

/** How long home takes until a game can be begun, in a browser that has never seen it, with the processor slowed. */
export async function measureHome(browser: Browser, site: Site, times: number): Promise<number[]> {
  const found: number[] = []
  for (let time = 0; time < times; time++) {
    const page = await newReader(browser, { slowed: 4 })
    await page.addInitScript(awaitPosters)
    await page.goto(site.address)
    const usable = await page.waitForFunction(() => (globalThis as Watched).usable)
    found.push((await usable.jsonValue())!)
    await page.context().close()
  }
  return found
}

/** Runs in the page: notes when the frame was painted in which both games can be begun. */
function awaitPosters(): void {
  const look = new MutationObserver(() => {
    if (document.querySelectorAll('.poster .button.main').length < 2) return
    look.disconnect()
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        ;(globalThis as Watched).usable = performance.now()
      }
      port2.postMessage(null)
    })
  })
  look.observe(document, { childList: true, subtree: true })
}

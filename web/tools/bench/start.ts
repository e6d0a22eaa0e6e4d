import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

/** Milliseconds from the command `npm start` to home in a browser that is open already; everything was built before. */
export async function measureStart(browser: Browser, times: number): Promise<number[]> {
  await started(browser)
  const found: number[] = []
  for (let time = 0; time < times; time++) found.push(await started(browser))
  return found
}

async function started(browser: Browser): Promise<number> {
  const page = await browser.newPage()
  const began = performance.now()
  // A group of its own: npm, its shell and the server end together.
  const npm = spawn('npm', ['start', '--', '--no-open', '--port', '0'], { cwd: ROOT, detached: true })
  try {
    await page.goto(await addressOf(npm))
    await page.locator('.poster .button.main').first().waitFor()
    return performance.now() - began
  } finally {
    process.kill(-npm.pid!)
    await page.close()
  }
}

/** The address that it prints when it is ready. */
const addressOf = (npm: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = ''
    npm.stdout?.on('data', text => {
      said += text
      const [address] = /http:\S+/.exec(said) ?? []
      if (address !== undefined) resolve(address)
    })
    npm.on('close', code => reject(new Error(`npm start ended with ${code} before it said where the page is`)))
  })

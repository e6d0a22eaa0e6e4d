import type { Page } from 'playwright-core'

declare global {
  interface Window {
    unpainted: CSSStyleSheet
  }
}

/**
 * Runs in the page before anything else. Nobody looks at the pages of tests, and painting them takes a third of a
 * browser's work. What is transparent is laid out and can be pressed as ever.
 */
export function leaveUnpainted(): void {
  window.unpainted = new CSSStyleSheet()
  window.unpainted.replaceSync('html { opacity: 0 !important }')
  document.adoptedStyleSheets.push(window.unpainted)
}

/** What comes in slowly begins only when it is painted. What takes longer than this goes on meanwhile. */
const SLOW_ENTRANCE = 500

const allThere = (page: Page): Promise<unknown> =>
  page.evaluate(longest => {
    const coming = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= longest)
    return Promise.allSettled(coming.map(({ finished }) => finished)).then(() => null)
  }, SLOW_ENTRANCE)

/** For those who look at colours, when everything has come in. */
export async function whilePainted<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const paint = (isPainted: boolean) =>
    page.evaluate(isPainted => {
      window.unpainted.disabled = isPainted
    }, isPainted)
  await paint(true)
  try {
    await allThere(page)
    return await look()
  } finally {
    await paint(false)
  }
}

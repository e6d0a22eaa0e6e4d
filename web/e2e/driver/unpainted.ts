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

/** For who looks at colours. */
export async function whilePainted<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const paint = (isPainted: boolean) =>
    page.evaluate(isPainted => {
      window.unpainted.disabled = isPainted
    }, isPainted)
  await paint(true)
  try {
    return await look()
  } finally {
    await paint(false)
  }
}

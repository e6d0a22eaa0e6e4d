import type { Page } from 'playwright-core'
import { botNamed } from '../../shell/new-game/suggestions.ts'

/** Names of people and of places are the same in every language, as are the numbers of rules. */
export const NAMES = [0, 1, 2, 3].map(seat => botNamed(seat).name)

/** What is seen or read out on the page and was never a message: words without accents. */
export const forgotten = (page: Page, people: readonly string[] = NAMES): Promise<string[]> =>
  page.evaluate(async names => {
    await window.overheard.settled()
    // Days and hours are put into words by the browser.
    const isShown = (element: Element | null) =>
      element?.closest('[lang]:not(html), .book, .map-place svg text, .option-picture, script, style, time') === null
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode())
      if (isShown(walker.currentNode.parentElement)) texts.push(walker.currentNode.textContent ?? '')
    for (const element of document.querySelectorAll('[aria-label], [aria-valuetext], [title], [placeholder], [alt]'))
      for (const name of ['aria-label', 'aria-valuetext', 'title', 'placeholder', 'alt'])
        if (isShown(element)) texts.push(element.getAttribute(name) ?? '')
    const places = [...document.querySelectorAll('.hit[aria-label]')].map(area => area.ariaLabel!.split(',')[0]!)
    // Lists are joined by the browser, in the reader's language; rounds have Roman numbers.
    const known = [
      ...names,
      ...places.toSorted((a, b) => b.length - a.length),
      '(FC|NB)-[\\dA-Z.]+',
      'and',
      'or',
      '[IVX]+',
    ]
    const isKnown = new RegExp(`(?<![\\p{L}])(${known.join('|')})(?![\\p{L}])`, 'giu')
    return [...new Set(texts.filter(text => /[A-Za-z]{2,}/.test(text.replaceAll(isKnown, ''))))]
  }, people)

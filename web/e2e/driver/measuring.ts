import type { Page } from 'playwright-core'
import { whilePainted } from './unpainted.ts'

export const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))

export const tooTall = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollHeight - innerHeight))

/** Parts of a table that reach over the edge of the window, where nobody can scroll to. */
export const overTheEdge = (page: Page, table: string): Promise<string[]> =>
  page.evaluate(root => {
    const isCut = (part: Element) => {
      const { right, bottom } = part.getBoundingClientRect()
      return part.checkVisibility() && !part.matches('.unseen') && (right > innerWidth + 1 || bottom > innerHeight + 1)
    }
    const nameOf = (part: Element) => {
      const { x, y, width, height } = part.getBoundingClientRect()
      return `${part.className}: ${[x, y, width, height].map(Math.round).join(' ')}`
    }
    return [...document.querySelectorAll(`${root}, ${root} > *`)].filter(isCut).map(nameOf)
  }, table)

/** Parts of a table that lie over each other, while nothing was opened over it. */
export const overlapping = (page: Page, parts: string): Promise<string[]> =>
  page.evaluate(parts => {
    const most = 2
    const shown = [...document.querySelectorAll(parts)]
      .filter(part => part.checkVisibility({ visibilityProperty: true }))
      .map(part => ({ name: part.className, part, box: window.reach.seen(part) }))
    return shown.flatMap(({ name, part, box }, n) =>
      shown
        .slice(n + 1)
        .filter(other => !part.contains(other.part) && !other.part.contains(part))
        .filter(
          other =>
            Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > most &&
            Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > most,
        )
        .map(other => `${name} | ${other.name}`),
    )
  }, parts)

/**
 * What can be pressed but is smaller than a finger. Links within a text are as high as its lines, and guests in a car are
 * as small as it is unless one of them is to be chosen. Cars that only tell why they are closed stand side by side as in
 * their train, each as high as a finger: beside one is the next, which is closed for the same reason.
 */
export const tooSmall = (page: Page): Promise<string[]> =>
  whilePainted(page, () =>
    page.evaluate(() => {
      /** Some reach beyond themselves by what is laid before them. */
      const reachOf = (element: Element) => {
        const { width, height } = element.getBoundingClientRect()
        const before = getComputedStyle(element, '::before')
        const beyond = before.position === 'absolute' ? before : { width: '0', height: '0' }
        return {
          width: Math.max(width, Number.parseFloat(beyond.width) || 0),
          height: Math.max(height, Number.parseFloat(beyond.height) || 0),
        }
      }
      const isClosedCar = (element: Element) => element.matches('.car[aria-disabled]')
      const isMeant = (element: Element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        element.closest('p, .guest:not(.is-open), .rule-text, .book, .unseen, svg, [aria-hidden="true"]') === null
      return [
        ...document.querySelectorAll('button:not(:disabled), a[href], select, summary, label:has(input), [role="tab"]'),
        ...document.querySelectorAll('input:not([type="radio"], [type="checkbox"], [type="file"], [type="range"])'),
      ]
        .filter(isMeant)
        .map(element => ({ element, box: reachOf(element) }))
        .filter(
          ({ element, box }) => box.width > 0 && (box.height < 43.5 || (box.width < 43.5 && !isClosedCar(element))),
        )
        .map(
          ({ element, box }) => `${Math.round(box.width)}x${Math.round(box.height)} ${element.outerHTML.slice(0, 120)}`,
        )
    }),
  )

/** Is there text that its box hides? */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, a, h1, h2, h3, label, legend')]
      .filter(element => element.checkVisibility() && element.closest('.unseen') === null)
      .filter(
        element => getComputedStyle(element).overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1,
      )
      .map(element => element.outerHTML.slice(0, 120)),
  )

/** Is there text that is wider than the box it stands in, so that it is cut off or lies over what is beside it? */
export const spilled = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isTooNarrow = ({ clientWidth, scrollWidth }: Element) => clientWidth > 0 && scrollWidth > clientWidth + 1
    // What is wider may also be the reach of a finger around something small: it is the words that are measured.
    const hasWordsBeyond = (element: Element) => {
      const { left, right } = element.getBoundingClientRect()
      const words = document.createRange()
      return [...element.childNodes].some(node => {
        if (node.nodeType !== Node.TEXT_NODE || node.textContent!.trim() === '') return false
        words.selectNodeContents(node)
        return [...words.getClientRects()].some(line => line.right > right + 1 || line.left < left - 1)
      })
    }
    return [...document.body.querySelectorAll(':not(script, style, option, svg, svg *)')]
      .filter(element => isTooNarrow(element) && hasWordsBeyond(element) && element.checkVisibility())
      .filter(element => element.closest('.unseen, .picture .drawing, [aria-hidden="true"]') === null)
      .map(element => `${element.scrollWidth} in ${element.clientWidth}: ${element.outerHTML.slice(0, 120)}`)
  })

/** Is there text that something around it hides, and that nobody can scroll to? Tables have lines that show as much as they have room for. */
export const clipped = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const words = document.createRange()
    const isHidden = (node: Text): boolean => {
      words.selectNodeContents(node)
      const lines = [...words.getClientRects()]
      let [isScrolledX, isScrolledY] = [false, false]
      for (let around = node.parentElement; around !== null; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around)
        const { left, right, top, bottom } = around.getBoundingClientRect()
        isScrolledX ||= /auto|scroll/.test(overflowX)
        isScrolledY ||= /auto|scroll/.test(overflowY)
        const hidesX = !isScrolledX && /hidden|clip/.test(overflowX)
        const hidesY = !isScrolledY && /hidden|clip/.test(overflowY)
        // Lines may reach a little beyond what their letters fill.
        if (hidesX && lines.some(line => line.right > right + 1 || line.left < left - 1)) return true
        if (hidesY && lines.some(line => line.bottom > bottom + 4 || line.top < top - 4)) return true
      }
      return false
    }
    const passedOver = 'main.table, .drawing, .unseen, svg, option, [aria-hidden="true"]'
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode as Text
      const element = node.parentElement!
      if (node.data.trim() === '' || !element.checkVisibility({ visibilityProperty: true })) continue
      if (element.closest(passedOver) === null && isHidden(node)) found.push(node.data)
    }
    return found
  })

/** Are there texts side by side, each in a box of its own, without a gap between them? For a table, which is in sight as a whole. */
export const crowded = (page: Page): Promise<string[]> =>
  whilePainted(page, () =>
    page.evaluate(() => {
      const blockOf = (element: Element): Element =>
        getComputedStyle(element).display.startsWith('inline') ? blockOf(element.parentElement!) : element
      const isSeen = (element: Element) =>
        element.closest('svg, [aria-hidden="true"]') === null &&
        getComputedStyle(blockOf(element)).clipPath === 'none' &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      /** What scrolls shows some of its lines only: those are not beside anything. */
      const isWithin = ({ left, right, top, bottom }: DOMRect, element: Element) => {
        const around = element.closest('ol, ul, dl, section, aside, footer, header, main')!.getBoundingClientRect()
        return (
          left >= around.left - 1 && right <= around.right + 1 && top >= around.top - 1 && bottom <= around.bottom + 1
        )
      }
      const texts: { block: Element; text: string; box: DOMRect }[] = []
      const walker = document.createTreeWalker(document.querySelector('main.table')!, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const { currentNode: node } = walker
        const element = node.parentElement!
        if (node.textContent!.trim() === '' || !isSeen(element)) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        for (const box of range.getClientRects())
          if (isWithin(box, element)) texts.push({ block: blockOf(element), text: node.textContent!.trim(), box })
      }
      const isBeside = (a: DOMRect, b: DOMRect) =>
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4 &&
        Math.max(a.left, b.left) - Math.min(a.right, b.right) < 1
      return texts.flatMap((one, n) =>
        texts
          .slice(n + 1)
          .filter(
            other =>
              isBeside(one.box, other.box) && !one.block.contains(other.block) && !other.block.contains(one.block),
          )
          .map(other => `${one.text} | ${other.text}`),
      )
    }),
  )

/** What can be pressed but cannot be brought into sight, or lies under something else wherever it is scrolled to. */
export const outOfReach = (page: Page): Promise<string[]> =>
  whilePainted(page, () =>
    page.evaluate(() => {
      const isReached = (element: Element): boolean => {
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        const { x, y, width, height } = element.getBoundingClientRect()
        const hit = document.elementFromPoint(x + width / 2, y + height / 2)
        return hit !== null && (element.contains(hit) || hit.contains(element) || hit.closest('button') !== null)
      }
      // While a sheet asks something, nothing else is to be reached.
      const within = document.querySelector('dialog[open]') ?? document
      return [...within.querySelectorAll('button, a[href], select, input:not([type="file"])')]
        .filter(element => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .filter(element => element.closest('.unseen, svg, [aria-hidden="true"]') === null && !isReached(element))
        .map(element => element.outerHTML.slice(0, 120))
    }),
  )

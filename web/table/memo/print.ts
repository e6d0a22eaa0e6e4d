/** Puts a drawing into an element; given to it as its `ref`. */
export interface Print {
  (element: Element | null): void
  readonly markup: string
}

/** Styles that stand in markup are not allowed to take effect (content security): they stand there under this name. */
export const STYLE = 'data-style'

function read(markup: string): DocumentFragment {
  const sheet = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  sheet.innerHTML = markup
  for (const element of sheet.querySelectorAll<SVGElement>(`[${STYLE}]`)) {
    element.style.cssText = element.getAttribute(STYLE)!
    element.removeAttribute(STYLE)
  }
  const drawing = document.createDocumentFragment()
  drawing.append(...sheet.childNodes)
  return drawing
}

/** Markup is read once and then copied: a browser does that far faster than it is told of each shape. */
export function printOf(markup: string): Print {
  let drawing: DocumentFragment | null = null
  const print = (element: Element | null): void => {
    drawing ??= element && read(markup)
    element?.replaceChildren(drawing!.cloneNode(true))
  }
  return Object.assign(print, { markup })
}

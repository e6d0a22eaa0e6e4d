/** The area that an element of the map stands for; `null`: none. */
export function areaAt(target: EventTarget | null): number | null {
  const area = target instanceof Element ? target.getAttribute('data-area') : null
  return area === null ? null : Number(area)
}

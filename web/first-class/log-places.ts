import type { Line } from '@roundhouse/kernel/story'

/** The part of a board that a line of the story is about, by its key. */
const PARTS: Readonly<Record<string, string>> = {
  city: '.fc-route',
  route: '.fc-route',
  postcard: '.fc-route',
  coins: '.fc-coins',
  spent: '.fc-coins',
  contract: '.fc-papers',
  fulfilled: '.fc-papers',
  'end-card': '.fc-papers',
  kept: '.fc-papers',
  laid: '.fc-middle',
  mechanic: '.fc-middle',
  evidence: '.fc-murder',
  destroy: '.fc-murder',
}

/** Where on the table a line happened, as a selector; `null`: nowhere that is still to be seen. */
export function placeOfLine({ key, facts }: Line): string | null {
  const { seat, train } = facts
  if (key === 'display') return '.fc-display'
  if (key === 'removed' || key === 'row-cleared' || key === 'dealt') return '.fc-offer'
  if (seat === undefined) return null
  const board = `[data-board="${seat}"]`
  if (PARTS[key] !== undefined) return `${board} ${PARTS[key]}`
  return train === undefined ? board : `${board} [data-train="${train}"]`
}

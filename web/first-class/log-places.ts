import type { StoryLine } from '@roundhouse/first-class/base/story'
import { seatIn } from '@roundhouse/kernel/story'

/** The part of a board that a line of the story is about, by its key. */
const PARTS: Readonly<Partial<Record<StoryLine['key'], string>>> = {
  city: '.fc-route',
  route: '.fc-route',
  postcard: '.fc-route',
  coins: '.fc-coins',
  spent: '.fc-coins',
  contract: '.fc-contracts-panel',
  fulfilled: '.fc-contracts-panel',
  'end-card': '.fc-contracts-panel',
  kept: '.fc-contracts-panel',
  laid: '.fc-middle',
  mechanic: '.fc-middle',
  evidence: '.fc-murder',
  destroy: '.fc-murder',
}

/** Where on the table a line happened, as a selector; `null`: nowhere that is still to be seen. */
export function placeOfLine(line: StoryLine): string | null {
  const { key, facts } = line
  const seat = seatIn(line)
  if (key === 'display') return '.fc-display'
  if (key === 'removed' || key === 'row-cleared' || key === 'dealt') return '.fc-offer'
  if (seat === null) return null
  const board = `[data-board="${seat}"]`
  if (PARTS[key] !== undefined) return `${board} ${PARTS[key]}`
  return 'train' in facts ? `${board} [data-train="${facts.train}"]` : board
}

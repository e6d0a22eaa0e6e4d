import type { StoryLine } from '@roundhouse/first-class/base/story'
import { seatIn } from '@roundhouse/kernel/story'

/** The part of a board that a line of the story is about, by its key. */
const PARTS: Readonly<Partial<Record<StoryLine['key'], string>>> = {
  city: '.route',
  route: '.route',
  postcard: '.route',
  coins: '.coins',
  spent: '.coins',
  contract: '.contracts-panel',
  fulfilled: '.contracts-panel',
  'end-card': '.contracts-panel',
  kept: '.contracts-panel',
  laid: '.middle',
  mechanic: '.middle',
  evidence: '.murder',
  destroy: '.murder',
}

/** Where on the table a line happened, as a selector; `null`: nowhere that is still to be seen. */
export function placeOfLine(line: StoryLine): string | null {
  const { key, facts } = line
  const seat = seatIn(line)
  if (key === 'display') return '.display'
  if (key === 'removed' || key === 'row-cleared' || key === 'dealt') return '.offer-rows'
  if (seat === null) return null
  const board = `[data-board="${seat}"]`
  if (PARTS[key] !== undefined) return `${board} ${PARTS[key]}`
  return 'train' in facts ? `${board} [data-train="${facts.train}"]` : board
}

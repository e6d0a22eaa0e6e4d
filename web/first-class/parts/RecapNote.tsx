import type { StoryLine } from '@roundhouse/first-class/base/story'
import { lineWords } from '@roundhouse/first-class/words/story'
import { seatIn } from '@roundhouse/kernel/story'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { partAt } from '../choosing/light.ts'
import { Mark } from '../marks.tsx'
import { placeOfLine } from '../model/log-places.ts'
import { useTableModel } from '../model/table-model.ts'

/** A line of the recap, with whose it is. */
export function RecapLine({ line }: { line: StoryLine }) {
  const { voice } = useTableModel()
  const seat = seatIn(line)
  return (
    <p class="told">
      {seat !== null && <Mark seat={seat} size={1.1} />}
      <span>{lineWords(voice, line)}</span>
    </p>
  )
}

/** The same beside the part of the table it lights up. */
export function RecapNote({ line }: { line: StoryLine }) {
  const note = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const place = placeOfLine(line)
    const part = place === null ? null : partAt(place)
    const { x, y } = besidePart(part?.getBoundingClientRect() ?? null, note.current!.getBoundingClientRect(), {
      width: innerWidth,
      height: innerHeight,
    })
    note.current!.style.translate = `${x}px ${y}px`
  }, [line])
  return (
    <div class="recap-note" ref={note}>
      <RecapLine line={line} />
    </div>
  )
}

type Size = Pick<DOMRect, 'width' | 'height'>
type Part = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'width'>

/** In pixels, to what it belongs to and to the edges. */
const GAP = 6

/** Under the part, or above it where there is no room; without a part in the middle. */
export function besidePart(part: Part | null, note: Size, room: Size): { x: number; y: number } {
  if (part === null) return { x: (room.width - note.width) / 2, y: (room.height - note.height) / 2 }
  const middle = part.left + part.width / 2 - note.width / 2
  const under = part.bottom + GAP
  return {
    x: Math.max(GAP, Math.min(middle, room.width - note.width - GAP)),
    y: under + note.height <= room.height ? under : Math.max(GAP, part.top - GAP - note.height),
  }
}

import { useOnline } from '../context.ts'
import { LineChip } from './LineChip.tsx'
import { latePart } from './late-part.tsx'

const Eyes = latePart(async () => (await import('./Watching.tsx')).Watching)

/** In the head of a table: how the line is, and how many watch. */
export function Head() {
  return (
    <div class="online-head">
      <LineChip />
      <Watching />
    </div>
  )
}

/** Most tables have nobody who watches. */
export const Watching = () => (useOnline().state.watching > 0 ? <Eyes /> : null)

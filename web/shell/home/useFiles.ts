import { useState } from 'preact/hooks'
import { takeIn } from '../../match/client.ts'
import { faultWithout } from '../../saving/fault.ts'
import { go } from '../route.ts'
import type { NamedFault } from './FileFault.tsx'

/** The longest games are a few ten thousand characters; more is no game of ours, and not read at all. */
const MOST_BYTES = 2_000_000

/** Files that the reader chooses or drops: a game that can be opened is, anything else brings a fault. */
export function useFiles() {
  const [fault, setFault] = useState<NamedFault | null>(null)
  const [isOver, setOver] = useState(false)
  const take = async (file: File) => {
    setFault(null)
    const taken = file.size > MOST_BYTES ? faultWithout('foreign') : await takeIn(await file.text())
    if ('fault' in taken) setFault({ ...taken, file: file.name })
    else if (taken.isOver) go({ page: 'replay', id: taken.id, place: 0 })
    else go({ page: 'table', id: taken.id })
  }
  return {
    fault,
    /** Is a file held over the page? */
    isOver,
    choose(input: HTMLInputElement) {
      const [file] = input.files ?? []
      if (file !== undefined) void take(file)
      // So that the same file, mended, can be chosen again.
      input.value = ''
    },
    drop: {
      onDragOver(event: DragEvent) {
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: () => setOver(false),
      onDrop(event: DragEvent) {
        event.preventDefault()
        setOver(false)
        const [file] = event.dataTransfer?.files ?? []
        if (file !== undefined) void take(file)
      },
    },
  }
}

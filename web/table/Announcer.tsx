import type { Line } from '@roundhouse/kernel/story'
import { useEffect, useRef, useState } from 'preact/hooks'

interface AnnouncerProps<StoryLine extends Line> {
  readonly snapshot: { readonly played: number; readonly story: readonly StoryLine[] }
  /** What has just happened, line by line. */
  readonly tell: (news: readonly StoryLine[]) => readonly string[]
  /** What is asked. */
  readonly ask: () => string
  readonly join: (happened: string, question: string) => string
}

/** Who has been away reads the log. */
const MOST_LINES = 6

/** For ears: what has just happened, and what is asked. */
export function Announcer<StoryLine extends Line>({ snapshot, tell, ask, join }: AnnouncerProps<StoryLine>) {
  const told = useRef(snapshot.story.length)
  const [text, setText] = useState('')
  // What is there from the beginning is not read out: it comes into a place that is there already.
  useEffect(() => {
    const lines = tell(snapshot.story.slice(told.current).slice(-MOST_LINES))
    told.current = snapshot.story.length
    setText(lines.length === 0 ? ask() : join(lines.join('. '), ask()))
  }, [snapshot.played])
  return (
    <p role="status" class="unseen">
      {text}
    </p>
  )
}

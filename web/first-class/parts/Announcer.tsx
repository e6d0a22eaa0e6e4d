import { useEffect, useRef, useState } from 'preact/hooks'
import { useSitting } from '../sitting.ts'
import { lineWords, questionWords } from '../words.ts'

const MOST_LINES = 6

/** For ears: what has just happened, and what is to decide. */
export function Announcer() {
  const { scene, view, voice } = useSitting()
  const told = useRef(scene.story.length)
  const [text, setText] = useState('')
  useEffect(() => {
    const lines = scene.story.slice(told.current).slice(-MOST_LINES)
    told.current = scene.story.length
    const happened = lines.map(line => lineWords(voice, line)).join('. ')
    const question = questionWords(voice, view, scene.moves)
    setText(happened === '' ? question : voice.say('first-class.table.announce', { what: happened, question }))
  }, [scene.played])
  return (
    <p class="fc-announcer" aria-live="polite">
      {text}
    </p>
  )
}

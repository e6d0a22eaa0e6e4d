import { whoIs } from '@roundhouse/nuremberg/words/voice'
import { useRef } from 'preact/hooks'
import { questionOf, useSeated } from '../sitting.ts'
import { storyWords } from '../words.ts'

const MOST = 6

/** What happened and what is to decide, for ears. */
export function Announcement() {
  const sitting = useSeated()
  const { scene, voice, view } = sitting
  const { say } = voice
  const heard = useRef({ played: -1, told: scene.story.length, words: '' })
  if (heard.current.played !== scene.played) {
    const news = storyWords(voice, scene.story.slice(heard.current.told)).slice(-MOST)
    const question = say(`nuremberg.hear.${questionOf(sitting)}`, { ...whoIs(voice, view.toMove) })
    heard.current = {
      played: scene.played,
      told: scene.story.length,
      words: [...news.map(({ words }) => words), question].join('. '),
    }
  }
  return (
    <p role="status" class="unseen">
      {heard.current.words}
    </p>
  )
}

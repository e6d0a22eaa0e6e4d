import { useMemo, useRef, useState } from 'preact/hooks'
import { Icon } from '../drawing/Icon.tsx'
import { useSeated } from '../sitting.ts'
import { storyWords, type Told } from '../words/story.ts'
import './log.css'

function useTold(from: number): readonly Told[] {
  const { scene, voice } = useSeated()
  return useMemo(() => storyWords(voice, scene.story.slice(from)), [scene, from, voice.say])
}

/** One thing that happened. Where it happened is shown on the map. */
function Entry({ told: { words, seat, areas } }: { told: Told }) {
  const { light } = useSeated()
  const content = (
    <>
      {seat !== null && <Icon of={`seat-${seat}`} width={14} />} {words}
    </>
  )
  if (areas.length === 0) return <span class="entry">{content}</span>
  return (
    <button
      type="button"
      class="entry"
      onClick={() => light(areas)}
      onPointerEnter={() => light(areas)}
      onPointerLeave={() => light([])}
    >
      {content}
    </button>
  )
}

/** What happened since the own last turn, in one line; all of it behind a button. */
export function LogStrip() {
  const { scene, voice } = useSeated()
  const { say } = voice
  const news = useTold(scene.news)
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const open = () => {
    setOpen(true)
    dialog.current?.showModal()
  }
  return (
    <footer class="log-strip">
      <section class="news" aria-label={say('nuremberg.log.news')}>
        {news.length === 0 && <span class="entry">{say('nuremberg.log.begin')}</span>}
        {news
          .slice(-8)
          .toReversed()
          .map((told, n) => (
            <Entry key={`${scene.story.length} ${n}`} told={told} />
          ))}
      </section>
      <button type="button" class="whole" onClick={open}>
        {say('nuremberg.log.whole')}
      </button>
      <dialog ref={dialog} class="log-dialog" aria-label={say('nuremberg.log')} onClose={() => setOpen(false)}>
        {isOpen && <LogList />}
        <form method="dialog">
          <button type="submit" class="button">
            {say('nuremberg.log.close')}
          </button>
        </form>
      </dialog>
    </footer>
  )
}

/** All that happened, the latest first; what is new is marked. */
export function LogList() {
  const { scene, voice } = useSeated()
  const old = useTold(0)
  const news = useTold(scene.news).length
  return (
    <section class="log" aria-label={voice.say('nuremberg.log')}>
      <ol>
        {old.toReversed().map((told, n) => (
          <li key={old.length - n} class={n < news ? 'new' : ''}>
            <Entry told={told} />
          </li>
        ))}
      </ol>
    </section>
  )
}

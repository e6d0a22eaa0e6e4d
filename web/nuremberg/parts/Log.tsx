import { type StorySentence, storyWords } from '@roundhouse/nuremberg/words/story'
import { useMemo, useState } from 'preact/hooks'
import { Button } from '../../shell/Button.tsx'
import { Dialog } from '../../shell/Dialog.tsx'
import { useCommands } from '../../table/keys/useCommands.ts'
import { AfterPaint, DeferredContext } from '../../table/memo/deferred.tsx'
import { useRecap } from '../../table/recap/useRecap.ts'
import { Icon } from '../drawing/Icon.tsx'
import { StableTableModelContext, useStableTableModel } from '../model/table-model.ts'

function useTold(from: number): readonly StorySentence[] {
  const { snapshot, voice, say } = useStableTableModel()
  return useMemo(() => storyWords(voice, snapshot.story.slice(from)), [snapshot, from, say])
}

/** One thing that happened. Where it happened is shown on the map. */
function Entry({ told: { words, seat, areas, things } }: { told: StorySentence }) {
  const { light } = useStableTableModel()
  const content = (
    <>
      {seat !== null && <Icon of={`seat-${seat}`} width={14} />} {words}
    </>
  )
  if (areas.length + things.length === 0) return <span class="entry">{content}</span>
  return (
    <Button
      class="entry"
      onClick={() => light(areas, things)}
      onPointerEnter={() => light(areas, things)}
      onPointerLeave={() => light([])}
    >
      {content}
    </Button>
  )
}

/** What happened since the own last turn, in one line; all of it behind a button. */
export function LogStrip() {
  const { snapshot, say, light } = useStableTableModel()
  const news = useTold(snapshot.newsFrom)
  const { at, toggle } = useRecap({
    lines: news,
    until: snapshot,
    show: told => light(told?.areas ?? [], told?.things),
  })
  const shown = at === null ? undefined : news[at]
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  useCommands({ log: open })
  return (
    <footer class={`log-strip ${shown === undefined ? '' : 'running'}`}>
      <section class="news" aria-label={say('nuremberg.log.news')}>
        {news.length === 0 && <span class="entry">{say('nuremberg.log.begin')}</span>}
        {shown !== undefined && (
          <span class="shown">
            <small>{say('nuremberg.recap.at', { at: at! + 1, of: news.length })}</small> <Entry told={shown} />
          </span>
        )}
        {shown === undefined &&
          news
            .slice(-8)
            .toReversed()
            .map((told, n) => <Entry key={news.length - n} told={told} />)}
      </section>
      {news.length > 0 && (
        <button type="button" class="whole recap" data-recap aria-pressed={at !== null} onClick={toggle}>
          {at === null ? '▶' : '■'} {say('nuremberg.recap')} <kbd>R</kbd>
        </button>
      )}
      <Button class="whole" onClick={open}>
        {say('nuremberg.log.whole')}
      </Button>
      {isOpen && (
        <Dialog class="log-dialog" aria-label={say('nuremberg.log')} onClosed={() => setOpen(false)}>
          {close => (
            <>
              <LogList />
              <Button class="button" onClick={close}>
                {say('nuremberg.log.close')}
              </Button>
            </>
          )}
        </Dialog>
      )}
    </footer>
  )
}

/** All that happened, the latest first; what is new is marked. */
export function LogList() {
  const { snapshot, say } = useStableTableModel()
  const old = useTold(0)
  const news = useTold(snapshot.newsFrom).length
  return (
    <section class="log" aria-label={say('nuremberg.log')}>
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

/** More than there is ever room for. */
const MOST_RECENT = 12

/** The latest of what is new, in a list: as many as there is room for. */
export const Recent = () => (
  <AfterPaint>
    <DeferredContext of={StableTableModelContext}>
      <RecentList />
    </DeferredContext>
  </AfterPaint>
)

function RecentList() {
  const { snapshot, say } = useStableTableModel()
  const news = useTold(snapshot.newsFrom).slice(-MOST_RECENT)
  if (news.length === 0) return null
  return (
    <ol class="recent" aria-label={say('nuremberg.log.news')}>
      {news.toReversed().map((told, n) => (
        <li key={news.length - n}>
          <Entry told={told} />
        </li>
      ))}
    </ol>
  )
}

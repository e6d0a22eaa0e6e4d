import { type StorySentence, storyWords } from '@roundhouse/nuremberg/words/story'
import { useMemo } from 'preact/hooks'
import { Button } from '../../shell/Button.tsx'
import { Dialog } from '../../shell/Dialog.tsx'
import { AfterPaint, DeferredContext } from '../../table/memo/deferred.tsx'
import { useStructuralSharing } from '../../table/memo/useStructuralSharing.ts'
import { Slot, TalkSlot } from '../../table/slots.tsx'
import { Icon } from '../drawing/Icon.tsx'
import { StableTableModelContext, useStableTableModel } from '../model/table-model.ts'
import { type LogSection, sectionsOf } from './log-sections.ts'

/** What happened since the own last turn. */
export function useNews(): readonly StorySentence[] {
  const { snapshot, voice, say } = useStableTableModel()
  return useMemo(() => storyWords(voice, snapshot.story.slice(snapshot.newsFrom)), [snapshot, say])
}

/** One thing that happened. Where it happened is shown, on the map or where it lies. */
export function Entry({ told: { words, seat, areas, things } }: { told: StorySentence }) {
  const { light, show } = useStableTableModel()
  const content = (
    <>
      {seat !== null && <Icon of={`seat-${seat}`} width={14} />} {words}
    </>
  )
  if (areas.length + things.length === 0) return <span class="entry">{content}</span>
  return (
    <Button
      class="entry"
      onClick={() => show(areas, things)}
      onPointerEnter={() => light(areas, things)}
      onPointerLeave={() => light([])}
    >
      {content}
    </Button>
  )
}

/** What happened since the own last turn, in one line; all of it behind a button. */
export function LogStrip() {
  const { say, openLog } = useStableTableModel()
  const news = useNews()
  return (
    <footer class="log-strip">
      <TalkSlot button="whole" />
      <section class="news" aria-label={say('nuremberg.log.news')}>
        {news
          .slice(-8)
          .toReversed()
          .map((told, n) => (
            <Entry key={news.length - n} told={told} />
          ))}
      </section>
      <Button class="whole" onClick={openLog}>
        {say('nuremberg.log')}
      </Button>
    </footer>
  )
}

/** The log over the table, until it is closed, something outside of it is pressed, or something in it is to be seen. */
export function LogDialog({ onClosed }: { onClosed: () => void }) {
  const { say } = useStableTableModel()
  return (
    <Dialog class="log-dialog" aria-label={say('nuremberg.log')} onClosed={onClosed}>
      {close => (
        <>
          <header>
            <h2>{say('nuremberg.log')}</h2>
            <Button class="button" onClick={close}>
              {say('nuremberg.log.close')}
            </Button>
          </header>
          <LogList />
        </>
      )}
    </Dialog>
  )
}

/** All that happened by turns and phases, the latest first; what is new is marked. */
export function LogList() {
  const { snapshot, rules, say } = useStableTableModel()
  const sections = useMemo(() => {
    const costs = new Map(rules.trains.map(({ name, cost }) => [name, cost]))
    return sectionsOf(snapshot.story, train => costs.get(train)!)
  }, [snapshot])
  return (
    <section class="log" aria-label={say('nuremberg.log')}>
      <Slot of="Log" />
      {sections.toReversed().map(section => (
        <Section key={section.from} section={section} />
      ))}
    </section>
  )
}

function Section({ section: { turn, phase, from, to } }: { section: LogSection }) {
  const { snapshot, say } = useStableTableModel()
  const middle = Math.min(to, Math.max(from, snapshot.newsFrom))
  return (
    <>
      {turn > 0 && (
        <h3>
          {say('nuremberg.log.turn', { turn })} · {say(`nuremberg.phase.${phase}`)}
        </h3>
      )}
      <ol>
        <Told from={middle} to={to} isNew />
        <Told from={from} to={middle} />
      </ol>
    </>
  )
}

function Told({ from, to, isNew = false }: { from: number; to: number; isNew?: boolean }) {
  const { snapshot, voice } = useStableTableModel()
  const lines = useStructuralSharing(snapshot.story.slice(from, to))
  const told = useMemo(() => storyWords(voice, lines), [voice, lines])
  return (
    <>
      {told.toReversed().map((each, n) => (
        <li key={told.length - n} class={isNew ? 'new' : ''}>
          <Entry told={each} />
        </li>
      ))}
    </>
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
  const { say } = useStableTableModel()
  const news = useNews().slice(-MOST_RECENT)
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

import { NOTICE_CHOICES, type NoticeSettings, type NoticeState } from '@roundhouse/wire/notices'
import { useEffect, useRef, useState } from 'preact/hooks'
import { ServerError } from '../online/server.ts'
import { Link } from '../shell/Button.tsx'
import { useShell } from '../shell/context.ts'
import { PageHead } from '../shell/PageHead.tsx'
import { useTitle } from '../shell/title.ts'
import { MailWay } from './MailWay.tsx'
import { PushWay } from './PushWay.tsx'
import { QuietChoice } from './QuietChoice.tsx'
import { chooseNotices, noticeState } from './server.ts'
import { Trial } from './Trial.tsx'
import { WebhookWay } from './WebhookWay.tsx'
import { NoticesWords, useNoticesSay } from './words.tsx'
import '../shell/form.css'
import './notices.css'

/** How and of what somebody is told who has no table open. Everything is kept as it is chosen. */
export const NoticesPage = () => (
  <NoticesWords>
    <Choices />
  </NoticesWords>
)

function Choices() {
  const say = useNoticesSay()
  const { say: ofShell } = useShell()
  const [state, setState] = useState<NoticeState | 'nobody' | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  useTitle(`${say('notices.title')} – ${ofShell('app.title')}`)
  useEffect(() => {
    noticeState().then(setState, error => {
      if (error instanceof ServerError && error.code === 'nobody') setState('nobody')
      else setTrouble(say('notices.failed'))
    })
  }, [])
  return (
    <main class="form settings notices">
      <PageHead title={say('notices.title')} />
      {trouble !== null && (
        <p role="alert" class="wrong">
          {trouble}
        </p>
      )}
      {state === 'nobody' && <Nobody />}
      {state !== null && state !== 'nobody' && <Known state={state} setState={setState} />}
    </main>
  )
}

function Nobody() {
  const say = useNoticesSay()
  const { say: ofShell } = useShell()
  return (
    <section class="card">
      <p>{say('notices.nobody')}</p>
      <Link class="button" to={{ page: 'home' }}>
        {ofShell('app.home')}
      </Link>
    </section>
  )
}

/** Where this browser is, and in which language it reads. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

function Known({ state, setState }: { state: NoticeState; setState: (state: NoticeState) => void }) {
  const say = useNoticesSay()
  const { language } = useShell().settings
  const [trouble, setTrouble] = useState<string | null>(null)
  const usual: NoticeSettings = {
    ...{ language, zone: ownZone(), quiet: null, kinds: NOTICE_CHOICES },
    ...{ push: 'at-once', mail: 'at-once', webhook: 'at-once' },
  }
  // What was chosen shows immediately, and the next choice builds on it, not on what the server has answered so far.
  const [chosen, setChosen] = useState<Partial<NoticeSettings>>(state.settings ?? {})
  const newest = useRef(chosen)
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const settings = { ...usual, ...chosen, language, zone: ownZone() }
  /** Does something at the server, and shows what is true then; answers why not. */
  const act = async (work: Promise<NoticeState>): Promise<string | null> => {
    try {
      setState(await work)
      setTrouble(null)
      return null
    } catch (error) {
      return error instanceof ServerError ? error.code : 'unknown'
    }
  }
  const choose = async (changes: Partial<NoticeSettings>) => {
    newest.current = { ...newest.current, ...changes }
    setChosen(newest.current)
    const wanted = { ...usual, ...newest.current, language, zone: ownZone() }
    // One after the other, so that the last is what is kept.
    const mine = last.current.then(() => act(chooseNotices(wanted)))
    last.current = mine
    if ((await mine) !== null) setTrouble(say('notices.failed'))
  }
  const parts = { state, settings, act, choose }
  return (
    <>
      <p class="notices-what">{say('notices.what')}</p>
      <section class="card">
        <PushWay {...parts} />
      </section>
      <section class="card">
        <MailWay {...parts} />
      </section>
      <section class="card">
        <KindsChoice settings={settings} choose={choose} />
        <QuietChoice settings={settings} choose={choose} />
        <Trial />
        <p role="alert" class="wrong">
          {trouble}
        </p>
      </section>
      <section class="card">
        <WebhookWay {...parts} />
      </section>
    </>
  )
}

interface KindsChoiceProps {
  readonly settings: NoticeSettings
  readonly choose: (changes: Partial<NoticeSettings>) => Promise<void>
}

function KindsChoice({ settings: { kinds }, choose }: KindsChoiceProps) {
  const say = useNoticesSay()
  return (
    <fieldset class="choice">
      <legend>{say('notices.kinds')}</legend>
      {NOTICE_CHOICES.map(kind => (
        <label key={kind} class="pick">
          <input
            type="checkbox"
            checked={kinds.includes(kind)}
            onChange={event =>
              void choose({
                kinds: NOTICE_CHOICES.filter(each =>
                  each === kind ? event.currentTarget.checked : kinds.includes(each),
                ),
              })
            }
          />
          {say(`notices.kind.${kind}`)}
        </label>
      ))}
    </fieldset>
  )
}

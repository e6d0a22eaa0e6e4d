import type { NamedPerson, PersonTrace, ReportSheet, ReportSummary } from '@roundhouse/wire/conduct'
import { useEffect, useState } from 'preact/hooks'
import { hostSay } from '../messages/catalogues.ts'
import { Button } from '../shell/Button.tsx'
import { useShell } from '../shell/context.ts'
import { PageHead } from '../shell/PageHead.tsx'
import { useTitle } from '../shell/title.ts'
import { useCatalogueSay } from '../shell/useCatalogueSay.ts'
import { Notice } from '../table/Notice.tsx'
import { ReportList } from './ReportList.tsx'
import { Sheet } from './Sheet.tsx'
import { peopleNamed, reportSheet, reports, traceOf } from './server.ts'
import { Trace } from './Trace.tsx'
import { HostSayContext, troubleWords, useHostSay } from './words.tsx'
import '../shell/form.css'
import './host.css'

/** For those who look after the people of a server: what was reported, and what can be done about it. */
export function HostPage() {
  const { say: ofShell } = useShell()
  const say = useCatalogueSay(hostSay)
  useTitle(say && `${say('conduct.host')} – ${ofShell('app.title')}`)
  if (say === null) return <Notice text={ofShell('app.loading')} />
  return (
    <HostSayContext.Provider value={say}>
      <Desk />
    </HostSayContext.Provider>
  )
}

/** What lies open: a report, and somebody. */
interface Opened {
  readonly sheet: ReportSheet | null
  readonly trace: PersonTrace | null
}

function Desk() {
  const { say: ofShell } = useShell()
  const say = useHostSay()
  const [isClosed, setClosed] = useState(false)
  const [list, setList] = useState<readonly ReportSummary[] | null>(null)
  const [opened, setOpened] = useState<Opened>({ sheet: null, trace: null })
  const [trouble, setTrouble] = useState<string | null>(null)
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work()
      setTrouble(null)
    } catch (error) {
      setTrouble(troubleWords(say, error))
    }
  }
  const look = () => attempt(async () => setList(await reports(isClosed)))
  useEffect(() => void look(), [isClosed])
  const openReport = (number: number) =>
    attempt(async () => {
      const sheet = await reportSheet(number)
      setOpened({ sheet, trace: await traceOf(sheet.about.person) })
    })
  const openPerson = (person: number) => attempt(async () => setOpened({ sheet: null, trace: await traceOf(person) }))
  /** Something has changed: what lies open is read again. */
  const changed = () =>
    attempt(async () => {
      const { sheet, trace } = opened
      setList(await reports(isClosed))
      setOpened({
        sheet: sheet && (await reportSheet(sheet.number)),
        trace: trace && (await traceOf(trace.person)),
      })
    })
  if (list === null) return <Notice text={trouble ?? ofShell('app.loading')} isEnd={trouble !== null} />
  return (
    <main class="form host-page">
      <PageHead title={say('conduct.host')} />
      <p role="alert" class="wrong">
        {trouble}
      </p>
      <div class="host-opened">
        {opened.sheet !== null && <Sheet key={opened.sheet.number} sheet={opened.sheet} changed={changed} />}
        {opened.trace !== null && (
          <Trace
            key={opened.trace.person}
            trace={opened.trace}
            report={opened.sheet?.number ?? null}
            changed={changed}
            openReport={number => void openReport(number)}
          />
        )}
      </div>
      <div class="host-lists">
        <section class="card" aria-labelledby="host-reports">
          <h2 id="host-reports">{say('host.reports')}</h2>
          <div class="host-tabs">
            {[false, true].map(each => (
              <Button
                key={String(each)}
                class="button"
                aria-pressed={each === isClosed}
                onClick={() => setClosed(each)}
              >
                {say(each ? 'host.closed' : 'host.open')}
              </Button>
            ))}
          </div>
          <ReportList reports={list} current={opened.sheet?.number ?? null} open={number => void openReport(number)} />
        </section>
        <Find open={person => void openPerson(person)} />
      </div>
    </main>
  )
}

function Find({ open }: { open: (person: number) => void }) {
  const say = useHostSay()
  const [name, setName] = useState('')
  const [found, setFound] = useState<readonly NamedPerson[] | null>(null)
  const find = async (event: Event) => {
    event.preventDefault()
    setFound(name.trim() === '' ? null : await peopleNamed(name.trim()).catch(() => []))
  }
  return (
    <section class="card" aria-labelledby="host-find">
      <h2 id="host-find">{say('host.find')}</h2>
      <form class="host-form" onSubmit={event => void find(event)}>
        <label>
          {say('host.find.name')}
          <input value={name} maxLength={24} autocomplete="off" onInput={event => setName(event.currentTarget.value)} />
        </label>
        <Button type="submit" class="button">
          {say('host.find.button')}
        </Button>
      </form>
      {found?.length === 0 && <p role="status">{say('host.find.none')}</p>}
      <ul class="host-list">
        {found?.map(person => (
          <li key={person.person}>
            <Button onClick={() => open(person.person)}>
              <b>{person.name}</b> <small>{person.person}</small>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

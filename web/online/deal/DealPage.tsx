import { sha256 } from '@roundhouse/table/saving/sha256'
import { type DealRow, inShort } from '@roundhouse/wire/deal-report'
import { useEffect, useState } from 'preact/hooks'
import { useGame } from '../../game-context.ts'
import { download } from '../../saving/files.ts'
import { unpack } from '../../saving/pack.ts'
import { Button } from '../../shell/Button.tsx'
import { useShell } from '../../shell/context.ts'
import { namesFor, nameWords, withNames } from '../../shell/names.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import { SeatSign } from '../../shell/SeatSign.tsx'
import { useTitle } from '../../shell/title.ts'
import { OnlineWords, useOnlineSay } from '../words.tsx'
import { type PageDealReport, pageDealReport } from './report.ts'
import './deal.css'
import '../../shell/form.css'

/** How the cards of a game were dealt, for anybody who has its record. */
export const DealPage = ({ packed }: { packed: string | null }) => (
  <OnlineWords areAll>
    <Checked packed={packed} />
  </OnlineWords>
)

interface Found {
  readonly text: string
  readonly report: PageDealReport
}

function Checked({ packed }: { packed: string | null }) {
  const { say: ofShell } = useShell()
  const say = useOnlineSay()
  const [found, setFound] = useState<Found | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  useTitle(`${say('online.deal')} – ${ofShell('app.title')}`)
  const check = async (reading: Promise<string>, onFault: string) => {
    try {
      const text = await reading
      const report = await pageDealReport(sha256, text)
      setFound({ text, report: withNames(report, namesFor(report.chairs, nameWords(ofShell), report.forgotten)) })
      setFault(null)
    } catch {
      setFault(onFault)
    }
  }
  useEffect(() => {
    if (packed !== null) void check(unpack(packed), ofShell('fault.address'))
  }, [packed])
  const choose = (files: FileList | null) => {
    const file = files?.[0]
    if (file !== undefined) void check(file.text(), ofShell('file.foreign'))
  }
  return (
    <main class="form deal-page" data-game={found?.report.game}>
      <div class="deal-top">
        <PageHead title={say('online.deal')} />
        {found !== null && <About report={found.report} />}
      </div>
      <p role="alert" class="wrong">
        {fault}
      </p>
      {found !== null && <Verdict report={found.report} />}
      <section class="card deal-rows">
        {found !== null && found.report.rows.length > 0 && <Rows report={found.report} />}
        <div class="row">
          {found !== null && (
            <Button class="button" onClick={() => download({ name: `${found.report.game}.record`, text: found.text })}>
              {ofShell('home.file')}
            </Button>
          )}
          <label class="button deal-file">
            <input type="file" class="unseen" onChange={event => choose(event.currentTarget.files)} />
            {say('online.deal.file')}
          </label>
        </div>
      </section>
      <Steps />
    </main>
  )
}

function About({ report: { game, chairs } }: { report: PageDealReport }) {
  const { say: ofShell } = useShell()
  const { about } = useGame(game)
  return (
    <p class="hint">
      {[about.title(ofShell), ofShell.list(chairs.map(({ name }) => name))].filter(Boolean).join(' · ')}
    </p>
  )
}

/** In one sentence, and what it does not say. */
function Verdict({ report }: { report: PageDealReport }) {
  const say = useOnlineSay()
  const { verdict, rows } = report
  const nameOf = useNames(report)
  const people = rows.filter(({ place }) => place > 0).length
  const missing = rows.filter(({ is }) => is === 'not-shown').map(nameOf)
  return (
    <section class={`verdict is-${verdict}`} role="status">
      <Seal of={verdict} />
      <h2>{say(`online.deal.${verdict}`)}</h2>
      <p>
        {verdict === 'fair'
          ? people === 0
            ? say('online.deal.house.what')
            : say('online.deal.fair.what', { people })
          : verdict === 'missing'
            ? say('online.deal.missing.what', { names: say.list(missing) })
            : verdict === 'wrong'
              ? say('online.deal.wrong.what', { what: report.mismatch ?? '' })
              : say('online.deal.none.what')}
      </p>
      {verdict !== 'none' && (
        <>
          <hr />
          <p>
            <b>{say('online.deal.cannot')}</b> {say('online.deal.cannot.what')}
          </p>
          <p>{say('online.deal.checked')}</p>
        </>
      )}
    </section>
  )
}

const Seal = ({ of }: { of: PageDealReport['verdict'] }) => (
  <svg class="deal-seal" viewBox="-24 -24 48 48" aria-hidden="true">
    <circle r="22" fill="none" stroke="#e3bd63" stroke-width="2" />
    <circle r="19" fill="none" stroke="#e3bd63" stroke-width="2" stroke-dasharray="1.5 3" />
    <circle r="16.5" fill="#7b2036" stroke="#e3bd63" />
    <path
      d={of === 'fair' ? 'M-7 0l5 5 9-10' : of === 'wrong' ? 'M-6-6L6 6M6-6L-6 6' : 'M0-8v9M0 6v1'}
      fill="none"
      stroke="#f9f1de"
      stroke-width="3.5"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  </svg>
)

const useNames = ({ chairs }: PageDealReport): ((row: DealRow) => string) => {
  const say = useOnlineSay()
  return ({ place }) => (place === 0 ? say('online.deal.server') : (chairs[place - 1]?.name ?? ''))
}

function Rows({ report }: { report: PageDealReport }) {
  const say = useOnlineSay()
  const { signs } = useGame(report.game)
  const nameOf = useNames(report)
  const { rows, chairs, verdict, seed, moves, isReplayed } = report
  const bots = chairs.flatMap(({ name, is }) => (is === 'bot' ? [name] : []))
  return (
    <>
      <h2>{say('online.deal.who')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('online.deal.player')}</th>
            <th scope="col">{say('online.deal.promise')}</th>
            <th scope="col" class="deal-number">
              {say('online.deal.number')}
            </th>
            <th scope="col">
              <span class="unseen">{say('online.deal.check')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.place}>
              <th scope="row">
                {row.place > 0 && <SeatSign seat={row.place - 1} signs={signs} />} {nameOf(row)}
              </th>
              <td title={row.commitment}>{inShort(row.commitment)}</td>
              <td class="deal-number" title={row.share ?? undefined}>
                {row.share === null ? '–' : inShort(row.share)}
              </td>
              <td class={`is-${row.is}`}>
                {row.is === 'matches' ? '✓' : row.is === 'differs' ? '✕' : '–'}{' '}
                <span>{say(`online.deal.${row.is}`)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="deal-together">
        <span>{say('online.deal.together')}</span> <b>{seed.padStart(32, '0').match(/.{8}/g)?.join(' ')}</b>
        {report.mismatch !== 'seed' && <span class="is-matches">✓</span>}
      </p>
      <p class="hint">
        {bots.length > 0 && `${say('online.deal.bots', { n: bots.length, names: say.list(bots) })} `}
        {isReplayed && verdict !== 'wrong' && say('online.deal.replayed', { moves })}
      </p>
    </>
  )
}

const STEPS = [1, 2, 3, 4] as const

/** How such a deal is made. */
function Steps() {
  const say = useOnlineSay()
  return (
    <ol class="card deal-steps">
      {STEPS.map(step => (
        <li key={step}>
          <b>{say(`online.deal.step.${step}`)}</b>
          <p>{say(`online.deal.step.${step}.what`)}</p>
        </li>
      ))}
    </ol>
  )
}

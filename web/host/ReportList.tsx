import type { ReportSummary } from '@roundhouse/wire/conduct'
import { Button } from '../shell/Button.tsx'
import { nameOf, useHostSay, useTimeWords } from './words.tsx'

interface ReportListProps {
  readonly reports: readonly ReportSummary[]
  readonly current: number | null
  readonly open: (report: number) => void
}

/** Reports, each of which can be opened. */
export function ReportList({ reports: some, current, open }: ReportListProps) {
  const say = useHostSay()
  const timeWords = useTimeWords()
  if (some.length === 0) return <p class="hint">{say('host.none')}</p>
  return (
    <ul class="host-list">
      {some.map(({ number, by, about, reason, at, table }) => (
        <li key={number}>
          <Button aria-current={number === current ? 'true' : undefined} onClick={() => open(number)}>
            <b>{say('host.report', { by: nameOf(say, by), about: nameOf(say, about) })}</b>
            <small>{say('host.at', { reason: say(`conduct.reason.${reason}`), when: timeWords(at), table })}</small>
          </Button>
        </li>
      ))}
    </ul>
  )
}

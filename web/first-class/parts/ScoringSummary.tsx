import type { StoryLine } from '@roundhouse/first-class/base/story'
import { lineWords } from '@roundhouse/first-class/words/story'
import { capital, seatName, whoIs } from '@roundhouse/first-class/words/voice'
import { seatIn } from '@roundhouse/kernel/story'
import { Button } from '../../shell/Button.tsx'
import { Icon } from '../drawing/Icon.tsx'
import { colorOf, Mark } from '../marks.tsx'
import { leaderAfter, type ScoringPhase } from '../model/scoring.ts'
import { useTableModel } from '../model/table-model.ts'
import type { ScoringState } from '../model/useScoring.ts'
import type { Voice } from '../voice.ts'

const ROUNDS_BETWEEN = 2

/** What a scoring phase has changed, over the offer, which is dealt anew anyway. */
export function ScoringSummary({ scoring, close }: { scoring: ScoringPhase; close: ScoringState['close'] }) {
  const { voice, say, seat: own } = useTableModel()
  const title = say('first-class.scoring.title', { n: scoring.round / ROUNDS_BETWEEN, what: leadWords(voice, scoring) })
  return (
    <section class="scoring panel" aria-label={title}>
      <h2>
        <Icon name="points" size={1.4} color="var(--accent)" />
        <span role="status">{title}</span>
      </h2>
      <ScoringTable {...scoring} />
      <OwnPoints lines={scoring.lines.filter(line => seatIn(line) === own)} />
      <Button class="table-button is-main" data-continue onClick={close}>
        {say('first-class.scoring.continue')}
      </Button>
    </section>
  )
}

function leadWords(voice: Voice, scoring: ScoringPhase): string {
  const leader = leaderAfter(scoring)
  if (leader === null) return voice.say('first-class.scoring.level')
  return voice.say(`first-class.scoring.${leader.isNew ? 'takes' : 'stays'}`, whoIs(voice, leader.seat))
}

function ScoringTable({ rows }: ScoringPhase) {
  const { voice, say } = useTableModel()
  const most = Math.max(1, ...rows.map(({ total }) => total))
  return (
    <table>
      <thead>
        <tr>
          <td />
          {(['upper', 'lower', 'other', 'scored'] as const).map(column => (
            <th key={column} scope="col">
              {say(`first-class.scoring.${column}`)}
            </th>
          ))}
          <td />
          <th scope="col">{say('first-class.scoring.total')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ seat, upper, lower, other, before, total }) => (
          <tr key={seat} class={seat === voice.viewer ? 'is-own' : ''}>
            <th scope="row">
              <Mark seat={seat} size={1.2} /> {seatName(voice, seat)}
            </th>
            <td>{upper}</td>
            <td>{lower}</td>
            <td>{other}</td>
            <td class="scored">+{total - before}</td>
            <td class="bar" aria-hidden="true">
              <i style={{ '--player': colorOf(seat), '--before': before / most, '--total': total / most }} />
            </td>
            <td class="total">{total}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function OwnPoints({ lines }: { lines: readonly StoryLine[] }) {
  const { voice } = useTableModel()
  return (
    <ul>
      {lines.map((line, i) => (
        <li key={i}>{capital(lineWords(voice, line))}</li>
      ))}
    </ul>
  )
}

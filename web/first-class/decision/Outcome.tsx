import { seatName } from '@roundhouse/first-class/words/voice'
import { winnerWords } from '@roundhouse/first-class/words/winners'
import { Button } from '../../shell/Button.tsx'
import { ReviewLink } from '../../table/after/After.tsx'
import { useTableContext } from '../../table/context.ts'
import { inRank } from '../../table/rank.ts'
import { Icon } from '../drawing/Icon.tsx'
import { Mark } from '../marks.tsx'
import { useTableModel } from '../model/table-model.ts'
import { arrestedIn } from '../points.ts'

/** The game is over, and the table is looked at: who has won, everybody's points, and the way back to how it ended. */
export function Outcome({ class: name, isShort = false }: { class: string; isShort?: boolean }) {
  const { snapshot, voice, say } = useTableModel()
  return (
    <aside class={name} aria-label={say('first-class.table.decision')}>
      <div class="outcome">
        <h2>
          <Icon name="points" size={1.6} color="var(--accent)" />
          {winnerWords(voice, snapshot.result?.winners ?? [])}
        </h2>
        {!isShort && <Ranks />}
        <After />
      </div>
    </aside>
  )
}

function Ranks() {
  const { snapshot, view, voice, say } = useTableModel()
  const winners = snapshot.result?.winners ?? []
  const arrested = arrestedIn(view)
  return (
    <ol class="rank">
      {inRank(snapshot.points, winners, arrested).map(seat => (
        <li key={seat} class={winners.includes(seat) ? 'is-winner' : ''}>
          <Mark seat={seat} size={1.4} />
          <span>
            {seatName(voice, seat)}
            {arrested.includes(seat) && <small> {say('first-class.table.arrested')}</small>}
          </span>
          <strong>{snapshot.points[seat]}</strong>
        </li>
      ))}
    </ol>
  )
}

/** A replay and a lesson have their own ways on. */
function After() {
  const { snapshot, say, open } = useTableModel()
  if (useTableContext() === null) return null
  return (
    <div class="after">
      <ReviewLink snapshot={snapshot} button="table-button" sign={<Icon name="play" size={1.1} />} />
      <Button class="table-button is-main" onClick={() => open({ is: 'end' })}>
        {say('first-class.end.result')}
      </Button>
    </div>
  )
}

import { seatName } from '@roundhouse/first-class/words/voice'
import { winnerWords } from '@roundhouse/first-class/words/winners'
import { Link } from '../../shell/Button.tsx'
import { writeRoute } from '../../shell/route.ts'
import { inRank } from '../../table/rank.ts'
import { Icon } from '../drawing/Icon.tsx'
import { Mark } from '../marks.tsx'
import { useTableModel } from '../model/table-model.ts'
import { arrestedIn } from '../points.ts'

/** The game is over: who has won, everybody's points, and what one may do next. */
export function Outcome({ class: name }: { class: string }) {
  const { snapshot, view, voice, say } = useTableModel()
  const winners = snapshot.result?.winners ?? []
  const arrested = arrestedIn(view)
  return (
    <aside class={name} aria-label={say('first-class.table.decision')}>
      <div class="outcome">
        <h2>
          <Icon name="points" size={1.6} color="var(--accent)" />
          {winnerWords(voice, winners)}
        </h2>
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
        <After />
      </div>
    </aside>
  )
}

/** Once more, or again. */
function After() {
  const { snapshot, say } = useTableModel()
  return (
    <div class="after">
      <a class="table-button is-main" href={writeRoute({ page: 'new', game: 'first-class' })}>
        {say('first-class.table.new-game')}
      </a>
      <a class="table-button" href={writeRoute({ page: 'replay', id: snapshot.id, place: 0 })}>
        <Icon name="play" size={1.1} />
        {say('home.replay')}
      </a>
      <Link class="table-button" data-report to={{ page: 'report', id: snapshot.id }}>
        {say('report.title')}
      </Link>
    </div>
  )
}

import { CAR_VALUES, carCount, stepOfCar, type Train as TrainState } from '@roundhouse/first-class/base/board/train'
import { trainPoints } from '@roundhouse/first-class/base/round/scoring'
import { seatName } from '@roundhouse/first-class/words/voice'
import { winnerWords } from '@roundhouse/first-class/words/winners'
import { useEffect, useRef } from 'preact/hooks'
import { Button, Link } from '../../shell/Button.tsx'
import { useLayer } from '../../shell/layers.ts'
import { AgainButton, ReviewLink } from '../../table/after/After.tsx'
import { CarDrawing, Carriage, TileDrawing } from '../drawing/cars.tsx'
import { Icon } from '../drawing/Icon.tsx'
import { Mark } from '../marks.tsx'
import { murderStory, reasonOfWin } from '../model/end.ts'
import { useTableModel } from '../model/table-model.ts'
import { FinalCount } from './FinalCount.tsx'

/** The game is over: who has won and why, what became of the murder, where the points came from, and how to go on. */
export function End() {
  const { snapshot, voice, view, say, open } = useTableModel()
  const winners = snapshot.result?.winners ?? []
  const root = useRef<HTMLElement>(null)
  useEffect(() => root.current?.focus(), [])
  useLayer(() => open(null))
  return (
    <section class="end" role="dialog" aria-label={say('first-class.end.result')} tabIndex={-1} ref={root}>
      <WinningTrain />
      <header class="end-head">
        {winners.map(seat => (
          <Mark key={seat} seat={seat} size={6} />
        ))}
        <div>
          <h2 class="end-title">{winnerWords(voice, winners)}</h2>
          <p class="end-why">{reasonOfWin(voice, view, snapshot)}</p>
        </div>
      </header>
      <div class="end-body">
        {view.slices.murder !== undefined && <Murder />}
        <FinalCount isPart />
      </div>
      <Ways />
    </section>
  )
}

/** The better train of the one who has won, at its last stop. */
function WinningTrain() {
  const { snapshot, view } = useTableModel()
  const [winner] = snapshot.result?.winners ?? []
  if (winner === undefined) return null
  const train = view.players[winner]!.trains.toSorted((one, other) => trainPoints(other) - trainPoints(one))[0]!
  return (
    <div class="end-train" aria-hidden="true">
      {Array.from({ length: carCount(train) }, (_, i) => (
        <Carriage key={i}>
          <CarDrawing value={CAR_VALUES[stepOfCar(train, i + 1)]!} isLit />
        </Carriage>
      ))}
      <Carriage>
        <TileDrawing number={tileOf(train)} isLit />
      </Carriage>
    </div>
  )
}

const tileOf = ({ tile }: TrainState): number => (tile > 0 ? tile : 1)

/** Who it was, who was arrested and why, and what the escape paid. */
function Murder() {
  const { voice, say, snapshot, view } = useTableModel()
  const story = murderStory(voice, view, snapshot.story)
  return (
    <section class="end-murder panel">
      <h3>
        <Icon name="role" size={1.6} color="var(--accent)" />
        {say('first-class.end.murder')}
      </h3>
      <p class="end-tale">{story.words.join(' ')}</p>
      <ul>
        {story.rows.map(({ seat, prints, role }) => (
          <li key={seat} class={role === 'arrested' ? 'is-arrested' : ''}>
            <Mark seat={seat} size={1.4} />
            <b>{seatName(voice, seat)}</b>
            <span role="img" aria-label={say('first-class.end.prints', { n: prints })}>
              {Array.from({ length: prints }, (_, i) => (
                <Icon key={i} name="evidence" size={1.4} />
              ))}
            </span>
            <em>{say(role === 'arrested' ? 'first-class.table.arrested' : `first-class.table.role.${role}`)}</em>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Ways() {
  const { snapshot, say, open } = useTableModel()
  return (
    <footer class="end-ways">
      <Link class="table-button" to={{ page: 'home' }}>
        {say('menu.leave')}
      </Link>
      <Button class="table-button" onClick={() => open(null)}>
        {say('first-class.end.table')}
      </Button>
      <ReviewLink snapshot={snapshot} button="table-button" />
      <AgainButton snapshot={snapshot} button="table-button is-main" />
    </footer>
  )
}

import { LOCOMOTIVE_TILES } from '@roundhouse/first-class/base/board/cars'
import type { EndFace } from '@roundhouse/first-class/base/cards/card'
import { DISPLAY } from '@roundhouse/first-class/base/cards/end-cards'
import { effect } from '@roundhouse/first-class/base/frames/effect'
import { FREE } from '@roundhouse/first-class/base/numbers'
import { endFaceWords } from '@roundhouse/first-class/words/cards'
import { Target } from '../choosing/Target.tsx'
import type { Place } from '../choosing/targets.ts'
import { TILE_COMES_LAST } from '../choosing/why-questions.ts'
import { EndCard } from '../drawing/Card.tsx'
import { Carriage, TileDrawing } from '../drawing/cars.tsx'
import { FrameChip } from '../drawing/effects.tsx'
import { Icon } from '../drawing/Icon.tsx'
import { choicesAt, memo, regionAt } from '../model/memo.ts'
import { useTableModel } from '../model/table-model.ts'

/** The display of Game End cards, the locomotive tiles and Constantinople. */
function DisplayAndRailway() {
  const { say } = useTableModel()
  return (
    <section class="market panel" aria-label={say('first-class.table.display')}>
      <Display />
      <div class="railway">
        <TileStack />
        <Constantinople />
      </div>
    </section>
  )
}

export const Market = memo(DisplayAndRailway, model => regionAt(model, 'display'))

/** A Game End card that can be looked at, and chosen where it lies. */
export const EndCardTarget = ({ place, face }: { place: Place; face: EndFace }) => (
  <Target
    place={place}
    class="card-target"
    label={endFaceWords(useTableModel().voice, face)}
    thing={{ is: 'end-card', face }}
  >
    <EndCard face={face} />
  </Target>
)

function EndCardsShown() {
  const { view, rules } = useTableModel()
  return (
    <ul class="display">
      {view.display.map(card => {
        const face = rules.printed.endFaces[card]!
        return (
          <li key={card}>
            <EndCardTarget place={`display ${face.id}`} face={face} />
          </li>
        )
      })}
      {Array.from({ length: DISPLAY - view.display.length }, (_, i) => (
        <li key={`free ${i}`} class="free-card" aria-hidden="true" />
      ))}
    </ul>
  )
}

export const Display = memo(EndCardsShown, model => [model.view.display, ...choicesAt(model, 'display')])

/** The first four tiles bring two upgrades of choice, the others one (FC-1.6). */
export const TILES_WITH_TWO = 4

function TilesLeft() {
  const { view, say } = useTableModel()
  const next = LOCOMOTIVE_TILES[view.tilesLaid]
  const left = LOCOMOTIVE_TILES.length - view.tilesLaid
  if (next === undefined)
    return <div class="stack is-empty" role="img" aria-label={say('first-class.table.no-tiles')} />
  return (
    <Target
      place={null}
      why={TILE_COMES_LAST}
      class="stack"
      label={say('first-class.table.tiles', { tile: next, left })}
    >
      <div class="stack-tile">
        <Carriage>
          <TileDrawing number={next} isLit />
        </Carriage>
        <FrameChip frame={[effect(FREE, view.tilesLaid < TILES_WITH_TWO ? 2 : 1)]} size={1.5} />
      </div>
      <small>{say('first-class.table.left', { n: left })}</small>
    </Target>
  )
}

export const TileStack = memo(TilesLeft, ({ view }) => [view.tilesLaid])

const PRIZES = [20, 10, 5]

function Prizes() {
  const { view, say } = useTableModel()
  const open = PRIZES.slice(view.arrived)
  const label =
    open.length === 0
      ? say('first-class.table.constantinople-over')
      : say('first-class.table.constantinople', { points: open.join(', ') })
  return (
    <div class="constantinople" role="img" aria-label={label}>
      <Icon name="constantinople" size={1.8} color="var(--brass-hi)" />
      {PRIZES.map((points, i) => (
        <b key={points} class={i < view.arrived ? 'is-gone' : ''}>
          {points}
        </b>
      ))}
    </div>
  )
}

export const Constantinople = memo(Prizes, ({ view }) => [view.arrived])

import { carAtCard, stepOfCar } from '@roundhouse/first-class/base/board/train'
import type { Face } from '@roundhouse/first-class/base/cards/card'
import { leftCard, POSITIONS } from '@roundhouse/first-class/base/cards/middle'
import { effect } from '@roundhouse/first-class/base/frames/effect'
import { FREE, PTS } from '@roundhouse/first-class/base/numbers'
import { faceWords } from '@roundhouse/first-class/words/cards'
import type { Seat } from '@roundhouse/kernel/game'
import { Target } from '../choosing/Target.tsx'
import { notYours } from '../choosing/why-questions.ts'
import { CarChip, FrameChip } from '../drawing/effects.tsx'
import { Icon } from '../drawing/Icon.tsx'
import { choicesAt, memo } from '../model/memo.ts'
import { useTableModel } from '../model/table-model.ts'

const PLACES = Array.from({ length: POSITIONS }, (_, i) => i + 1)

/** The cards between the trains: switches, mechanics and factories (FC-E.1). */
function MiddleCards({ seat, isOwn }: { seat: Seat; isOwn: boolean }) {
  const { say } = useTableModel()
  return (
    <ol class="middle" aria-label={say('first-class.table.middle')}>
      {PLACES.map(place => (
        <li key={place}>
          <MiddleCard seat={seat} place={place} isOwn={isOwn} />
        </li>
      ))}
    </ol>
  )
}

export const Middle = memo(MiddleCards, (model, { seat, isOwn }) => {
  const { middle, marks, trains } = model.view.players[seat]!
  return [middle, marks, trains, ...(isOwn ? choicesAt(model, 'middle') : [])]
})

function MiddleCard({ seat, place, isOwn }: { seat: Seat; place: number; isOwn: boolean }) {
  const { view, voice, say, rules } = useTableModel()
  const player = view.players[seat]!
  const face = rules.printed.faces[player.middle[place - 1] ?? -1]
  const spot = isOwn ? (`middle ${place}` as const) : null
  if (face === undefined)
    return (
      <Target
        place={spot}
        why={isOwn ? null : notYours(seat)}
        class="mid is-free"
        label={say('first-class.table.middle-free', { place })}
        hasGain
      >
        {place}
      </Target>
    )
  return (
    <Target
      place={spot}
      class="mid"
      thing={{ is: 'card', face }}
      label={say('first-class.table.middle-place', { place, what: faceWords(voice, face) })}
      hasGain
    >
      <MiddleBody face={face} marks={player.marks[place - 1] ?? 0} place={place} seat={seat} />
    </Target>
  )
}

function MiddleBody({ face, marks, place, seat }: { face: Face; marks: number; place: number; seat: Seat }) {
  if (face.kind === 'factory') return <FactoryBody place={place} seat={seat} />
  return (
    <>
      <MiddleSigns face={face} />
      {face.kind === 'mechanic' && <Served marks={marks} />}
    </>
  )
}

/** What is printed on a card for this place, in short; what a factory pays depends on where it lies. */
export function MiddleSigns({ face }: { face: Face }) {
  if (face.kind === 'factory') return <Icon name="factory" size={1.8} color="var(--accent)" />
  return (
    <>
      <Icon name={face.kind === 'switch' ? 'switch' : 'mechanic'} size={1.8} color="var(--accent)" />
      <CarChip step={face.needs} size={1.7} />
      <b>+</b>
      {face.kind === 'switch' ? (
        <FrameChip frame={[effect(PTS, face.points)]} size={2.2} />
      ) : (
        <>
          <Icon name="right" size={0.9} color="var(--ink-2)" />
          <Icon name="up" size={1.4} color="var(--accent)" />
        </>
      )}
    </>
  )
}

/** In which trains a mechanic has worked: the upper sign is the upper train. */
const Served = ({ marks }: { marks: number }) => (
  <span class="served">
    {[1, 2].map(mark => (
      <Icon
        key={mark}
        name={(marks & mark) === 0 ? 'waiting' : 'check'}
        size={1}
        color={(marks & mark) === 0 ? 'var(--ink-2)' : 'var(--good)'}
      />
    ))}
  </span>
)

/** As many upgrades as its position says, up to the better of the two cars before it (FC-F.3). */
function FactoryBody({ place, seat }: { place: number; seat: Seat }) {
  const { view } = useTableModel()
  const car = carAtCard(leftCard(place))
  const limit = Math.max(...view.players[seat]!.trains.map(train => stepOfCar(train, car)))
  return (
    <>
      <Icon name="factory" size={1.8} color="var(--accent)" />
      <FrameChip frame={[effect(FREE, place)]} size={1.8} />
      <b>≤</b>
      {limit >= 0 && <CarChip step={limit} size={1.7} />}
    </>
  )
}

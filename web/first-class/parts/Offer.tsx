import { NONE } from '@roundhouse/first-class/base/board/player'
import { COLUMNS, ROWS, writeSlot } from '@roundhouse/first-class/base/cards/offer'
import { endCountWords, wholeFaceWords } from '@roundhouse/first-class/words/cards'
import { capital, seatName, whoIs } from '@roundhouse/first-class/words/voice'
import { useMemo } from 'preact/hooks'
import { textsAt } from '../../table/targets/targets.ts'
import { Target } from '../choosing/Target.tsx'
import type { Place } from '../choosing/targets.ts'
import { Card, StartTile } from '../drawing/Card.tsx'
import { Mark } from '../marks.tsx'
import { memo, regionAt } from '../model/memo.ts'
import { useTableModel } from '../model/table-model.ts'
import { type Taker, takersIn } from '../model/takers.ts'
import type { Voice } from '../voice.ts'
import { EndCardTarget } from './Market.tsx'
import { StorageTray } from './StorageTray.tsx'

const ROW_NAMES = ['I', 'II', 'III']

/** Three rows of six and the tile; while Game End cards are drafted, those in hand; over it the tray of a storage. */
function CardsOffered() {
  const { view, say, snapshot } = useTableModel()
  const takers = useMemo(() => takersIn(snapshot.story), [snapshot.story.length, view.round])
  if (view.slices.storage !== undefined) return <StorageTray />
  return (
    <section class="offer-rows panel" aria-label={say('first-class.table.offer')}>
      {view.draft !== null ? (
        <Hand />
      ) : (
        Array.from({ length: ROWS }, (_, row) => <Row key={row} row={row} takers={takers} />)
      )}
    </section>
  )
}

export const Offer = memo(CardsOffered, model => regionAt(model, 'offer', 'tile', 'hand', 'storage'))

function Hand() {
  const { view, voice, say, rules } = useTableModel()
  const { endFaces } = rules.printed
  return (
    <div class="hand">
      <h2>{say('first-class.table.your-hand')}</h2>
      <ul style={{ '--cards': view.draft!.length }}>
        {view.draft!.map(card => {
          const face = endFaces[card]!
          return (
            <li key={card}>
              <EndCardTarget place={`hand ${face.id}`} face={face} />
              <p aria-hidden="true">{capital(endCountWords(voice, face))}</p>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

interface RowProps {
  readonly row: number
  readonly takers: ReadonlyMap<string, Taker>
}

function RowOfCards({ row, takers }: RowProps) {
  const { view, say } = useTableModel()
  const slots = slotsIn(row)
  const left = view.offer.length === 0 ? COLUMNS : slots.filter(slot => view.offer[slot] !== NONE).length
  const seats = view.players.length
  const gone = COLUMNS - left
  return (
    <div class={`offer-row ${left === 0 ? 'is-cleared' : ''}`}>
      <div
        class="row-head"
        role="img"
        aria-label={say('first-class.table.row', {
          row: ROW_NAMES[row]!,
          left,
          gone: Math.min(gone, seats),
          all: seats,
        })}
      >
        {row > 0 && <b aria-hidden="true">{ROW_NAMES[row]}</b>}
        <span class="gone" aria-hidden="true">
          {Array.from({ length: seats }, (_, i) => (
            <i key={i} class={i < gone ? 'is-on' : ''} />
          ))}
        </span>
        {left === 0 && <small aria-hidden="true">{say('first-class.table.row-cleared')}</small>}
      </div>
      {row === 0 && <Tile />}
      {slots.map(slot => (
        <Slot key={slot} slot={slot} taker={takers.get(writeSlot(slot)) ?? null} />
      ))}
    </div>
  )
}

const slotsIn = (row: number): number[] => Array.from({ length: COLUMNS }, (_, i) => row * COLUMNS + i)

/** The tile lies at the first row. */
const isInRow = (place: Place | null, row: number): boolean =>
  place === 'tile' ? row === 0 : slotsIn(row).some(slot => place === `offer ${writeSlot(slot)}`)

const Row = memo(RowOfCards, ({ view, targets, canAsk, chosen }, { row }) => [
  view,
  targets,
  canAsk,
  isInRow(chosen, row) ? chosen : null,
])

/** The start-player tile, until somebody has it. */
export function Tile() {
  const { view, voice } = useTableModel()
  const { say, names } = voice
  if (view.tileHolder !== NONE)
    return (
      <Target
        place={null}
        why="tile"
        class="start-tile is-gone"
        label={say('first-class.named', {
          name: names[view.tileHolder]!,
          what: say('first-class.table.holds-tile'),
        })}
      >
        <Mark seat={view.tileHolder} size={1.6} />
      </Target>
    )
  return (
    <Target
      place="tile"
      class="start-tile card-target"
      label={say('first-class.named', { name: say('first-class.kind.tile'), what: say('first-class.card.tile') })}
      thing={{ is: 'tile' }}
    >
      <StartTile seats={view.players.length} />
    </Target>
  )
}

interface SlotProps {
  readonly slot: number
  /** Who emptied it; `null`: its card is there, or was removed. */
  readonly taker: Taker | null
}

function CardOfOffer({ slot, taker }: SlotProps) {
  const { view, voice, rules } = useTableModel()
  const face = rules.printed.faces[view.offer[slot] ?? NONE]
  const place = writeSlot(slot)
  if (face === undefined)
    return (
      <Target place={`offer ${place}`} class="slot" label={emptyWords(voice, place, taker)}>
        {taker !== null && <TakenBy {...taker} />}
      </Target>
    )
  return (
    <Target
      place={`offer ${place}`}
      class="card-target"
      label={`${place}, ${wholeFaceWords(voice, face)}`}
      thing={{ is: 'card', face }}
    >
      <Card face={face} forms={rules.conditions} />
    </Target>
  )
}

const emptyWords = (voice: Voice, place: string, taker: Taker | null): string =>
  taker === null
    ? voice.say('first-class.table.empty-place', { place })
    : voice.say('first-class.table.taken-by', { place, how: taker.how, ...whoIs(voice, taker.seat) })

function TakenBy({ seat, how }: Taker) {
  const { voice } = useTableModel()
  return (
    <span class="taker">
      <Mark seat={seat} size={1.9} />
      <small>
        {how === 'declined' && '✕ '}
        {seatName(voice, seat)}
      </small>
    </span>
  )
}

const Slot = memo(CardOfOffer, ({ view, targets, chosen }, { slot, taker }) => {
  const place = `offer ${writeSlot(slot)}` as const
  return [view.offer[slot], view.round, textsAt(targets, place).join(), chosen === place, taker?.seat, taker?.how]
})

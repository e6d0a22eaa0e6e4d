import type { Player } from '@roundhouse/first-class/base/board/player'
import {
  CAR_VALUES,
  carAtCard,
  MAIL_PLACE,
  stepOfCar,
  TILE_PLACE,
  TRAINS,
} from '@roundhouse/first-class/base/board/train'
import type { RefObject } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { boardAfter } from '../choosing/gains.ts'
import { CarDrawing, Carriage, MailCarDrawing, TileDrawing } from '../drawing/cars.tsx'
import { Icon } from '../drawing/Icon.tsx'
import { type TableModel, useTableModel } from '../model/table-model.ts'
import { boardChanges, type Change } from '../motion/changes.ts'
import { whereIs } from '../motion/where.ts'

/** A piece where it would be if what is chosen were done. */
interface Ghost {
  readonly change: Change
  readonly box: DOMRect
}

interface Seen {
  readonly after: Player
  readonly ghosts: readonly Ghost[]
}

/** Over the board, what the chosen move would bring wherever there is only one way to carry it out. */
export function Ghosts({ root }: { root: RefObject<HTMLElement | null> }) {
  const model = useTableModel()
  const { chosen, snapshot } = model
  const [seen, see] = useState<Seen | null>(null)
  // After the choice itself is painted, so that it never waits for this.
  useEffect(() => see(root.current === null ? null : seenFrom(root.current, model)), [chosen, snapshot])
  if (seen === null) return null
  return (
    <div class="ghosts" aria-hidden="true">
      {seen.ghosts.map(({ change, box }, i) => (
        <span key={i} class={`is-${change.is}`} style={inPixels(box)}>
          <GhostDrawing change={change} after={seen.after} />
        </span>
      ))}
    </div>
  )
}

const inPixels = ({ x, y, width, height }: DOMRect) => ({
  left: `${x}px`,
  top: `${y}px`,
  width: `${width}px`,
  height: `${height}px`,
})

function seenFrom(root: HTMLElement, { game, view, seat, chosen, targets }: TableModel): Seen | null {
  const text = chosen === null ? undefined : targets.get(chosen)?.[0]?.text
  const after = text === undefined ? null : boardAfter(game, view, text)
  if (after === null) return null
  const origin = root.getBoundingClientRect()
  const ghosts = boardChanges(view.players[seat]!, after, seat).flatMap((change): Ghost[] => {
    const place = root.querySelector(whereWouldBe(change, after))
    if (place === null) return []
    const { x, y, width, height } = place.getBoundingClientRect()
    return [{ change, box: new DOMRect(x - origin.x, y - origin.y, width, height) }]
  })
  return { after, ghosts }
}

/** Where a piece would be: what moves, at the end of its way. */
function whereWouldBe(change: Change, { trains, locomotive }: Player): string {
  if (change.is === 'walked')
    return `[data-board="${change.seat}"] [data-train="${TRAINS[change.train]}"] > :nth-child(${trains[change.train].conductor})`
  return change.is === 'drove' ? `[data-board="${change.seat}"] [data-city="${locomotive}"]` : whereIs(change)
}

function GhostDrawing({ change, after }: { change: Change; after: Player }) {
  switch (change.is) {
    case 'coupled':
    case 'raised':
      return (
        <Carriage>
          <GhostCard {...change} after={after} />
        </Carriage>
      )
    case 'walked':
      return <Icon name="conductor" size={2.2} />
    case 'drove':
      return <Icon name="locomotive" size={1.7} />
    case 'earned':
      return <Icon name="coin" size={1.5} />
    case 'scored':
      return <b>+{change.points}</b>
    default:
      return null
  }
}

function GhostCard({ train, card, after }: { train: 0 | 1; card: number; after: Player }) {
  const now = after.trains[train]
  if (card === TILE_PLACE) return <TileDrawing number={now.tile} isLit={false} />
  if (card === MAIL_PLACE) return <MailCarDrawing frame={[]} />
  return <CarDrawing value={CAR_VALUES[stepOfCar(now, carAtCard(card))]!} isLit={card <= now.conductor} />
}

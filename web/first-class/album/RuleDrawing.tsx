import { LOCOMOTIVE_TILES } from '@roundhouse/first-class/base/board/cars'
import { CAR_VALUES, cardCount, TILE_PLACE } from '@roundhouse/first-class/base/board/train'
import { effect } from '@roundhouse/first-class/base/frames/effect'
import { FREE } from '@roundhouse/first-class/base/numbers'
import type { View } from '@roundhouse/first-class/base/view'
import type { FunctionComponent } from 'preact'
import { Card, EndCard, StartTile } from '../drawing/Card.tsx'
import { CarDrawing, Carriage, MailCarDrawing, TileDrawing } from '../drawing/cars.tsx'
import { FrameChip } from '../drawing/effects.tsx'
import { Icon, Sprite as Sheet } from '../drawing/Icon.tsx'
import '../first-class.css'
import type { DrawingProps } from '../../rules/album.ts'
import { Looking } from '../choosing/looking.tsx'
import { TableModelContext, useTableModel } from '../model/table-model.ts'
import { useTableModelAt } from '../model/useTableModelAt.ts'
import { Coins } from '../parts/Coins.tsx'
import { Contracts } from '../parts/ContractsPanel.tsx'
import { Constantinople, Display, TILES_WITH_TWO } from '../parts/Market.tsx'
import { Middle } from '../parts/Middle.tsx'
import { Offer } from '../parts/Offer.tsx'
import { Route } from '../parts/Route.tsx'
import { Train } from '../parts/Train.tsx'
import type { DrawnPart, Picture } from './pictures.ts'
import './drawing.css'

const nothing = () => {}

/** The drawings that all pictures point to. */
export const Sprite = () => (
  <div class="fc unseen" aria-hidden="true">
    <Sheet />
  </div>
)

/** Nobody plays in a picture: it is seen, not touched. */
export const RuleDrawing = (props: DrawingProps<Picture>) => (
  <Looking>
    <Position {...props} />
  </Looking>
)

function Position({ snapshot, picture }: DrawingProps<Picture>) {
  const model = useTableModelAt({ snapshot, play: nothing, undo: nothing, askWhy: nothing })
  const { wide, Draw } = DRAWINGS[picture.draws]
  const em = wide === 'train' ? widthOfTrains(model.view) : wide
  return (
    <TableModelContext.Provider value={model}>
      <div class="fc drawing" style={{ '--wide': em }} inert>
        <div class="drawing-size">
          <Draw cards={picture.cards ?? []} />
        </div>
      </div>
    </TableModelContext.Provider>
  )
}

interface DrawProps {
  readonly cards: readonly string[]
}

interface Drawing {
  /** How many em are seen; of trains as many as there are cards, and one more. */
  readonly wide: number | 'train'
  readonly Draw: FunctionComponent<DrawProps>
}

const PLACE = 6.7

/** Empty places behind the last card tell nothing. */
function widthOfTrains({ players }: View): number {
  const cards = players[0]!.trains.map(train => cardCount(train) + 1)
  return Math.min(TILE_PLACE, Math.max(...cards)) * PLACE + 2
}

/** Both trains; what lies between them or travels in them has room only where there is something. */
function Trains() {
  const { trains, middle } = useTableModel().view.players[0]!
  const hasGuests = trains.some(({ guests }) => guests.length > 0)
  return (
    <div class={`trains ${hasGuests ? 'has-guests' : ''}`}>
      <Train seat={0} which={0} isOwn={false} />
      {middle.length > 0 && <Middle seat={0} isOwn={false} />}
      <Train seat={0} which={1} isOwn={false} />
    </div>
  )
}

const StartOfGame = () => (
  <>
    <div class="drawing-row">
      <Trains />
      <Coins seat={0} isOwn={false} />
    </div>
    <Route seat={0} isOwn={false} />
  </>
)

/** The cars from 0 to 12, one step after the other. */
const Values = () => (
  <div class="drawing-row">
    {CAR_VALUES.map((value, step) => (
      <span key={value} class="drawing-step">
        {step > 0 && <Icon name="right" size={1.6} color="var(--accent)" />}
        <span class="drawing-car">
          <Carriage>
            <CarDrawing value={value} isLit />
          </Carriage>
        </span>
      </span>
    ))}
  </div>
)

const Tiles = () => (
  <div class="drawing-row">
    {LOCOMOTIVE_TILES.map((tile, place) => (
      <span key={tile} class="drawing-tile">
        <Carriage>
          <TileDrawing number={tile} isLit />
        </Carriage>
        <FrameChip frame={[effect(FREE, place < TILES_WITH_TWO ? 2 : 1)]} size={1.7} />
      </span>
    ))}
  </div>
)

function MailCars() {
  const { mailCars } = useTableModel().voice.rules.printed
  return (
    <div class="drawing-row">
      {mailCars.map((frame, i) => (
        <span key={i} class="drawing-car">
          <Carriage>
            <MailCarDrawing frame={frame} />
          </Carriage>
        </span>
      ))}
    </div>
  )
}

function Cards({ cards }: DrawProps) {
  const { printed, conditions } = useTableModel().voice.rules
  return (
    <div class="drawing-row">
      {cards.map(id => {
        const face = printed.faces.find(card => card.id === id)
        return (
          <span key={id} class="drawing-card">
            {face === undefined ? (
              <EndCard face={printed.endFaces.find(card => card.id === id)!} />
            ) : (
              <Card face={face} forms={conditions} />
            )}
          </span>
        )
      })}
    </div>
  )
}

const DRAWINGS: Readonly<Record<DrawnPart, Drawing>> = {
  board: { wide: 92, Draw: StartOfGame },
  trains: { wide: 'train', Draw: Trains },
  upper: { wide: 'train', Draw: () => <Train seat={0} which={0} isOwn={false} /> },
  choice: { wide: 'train', Draw: () => <Train seat={0} which={0} isOwn /> },
  coins: { wide: 22, Draw: () => <Coins seat={0} isOwn={false} /> },
  route: { wide: 56, Draw: () => <Route seat={0} isOwn={false} /> },
  offer: { wide: 52, Draw: Offer },
  display: { wide: 28, Draw: Display },
  contracts: { wide: 20, Draw: () => <Contracts seat={0} isOwn={false} /> },
  'start-tile': {
    wide: 12,
    Draw: () => (
      <span class="drawing-card">
        <StartTile seats={4} />
      </span>
    ),
  },
  values: { wide: 64, Draw: Values },
  tiles: { wide: 58, Draw: Tiles },
  'mail-cars': { wide: 34, Draw: MailCars },
  constantinople: { wide: 10, Draw: Constantinople },
  cards: { wide: 50, Draw: Cards },
}

import { pointsIn, routeOf, scoringNow } from '@roundhouse/first-class/seen'
import { seatName } from '@roundhouse/first-class/words/voice'
import type { Seat } from '@roundhouse/kernel/game'
import { factsOf } from '@roundhouse/kernel/story'
import { StatusSlot } from '../../table/slots.tsx'
import { FrameChip } from '../drawing/effects.tsx'
import { Icon } from '../drawing/Icon.tsx'
import { Mark } from '../marks.tsx'
import { memo, regionAt } from '../model/memo.ts'
import { useTableModel } from '../model/table-model.ts'
import { Counted } from '../motion/Counted.tsx'
import type { Voice } from '../voice.ts'
import { Coins } from './Coins.tsx'
import { Contracts, EndCards, MurderFacts, Taken } from './ContractsPanel.tsx'
import { Middle } from './Middle.tsx'
import { Route } from './Route.tsx'
import { Train } from './Train.tsx'

export interface BoardProps {
  readonly seat: Seat
  /** Anyone who sits in front may choose on it. */
  readonly isOwn: boolean
}

/** Modules whose cards lie between the trains, and those whose cards travel in cars. */
const WITH_MIDDLE = ['E', 'F']
const WITH_GUESTS = ['B', 'D']

const uses = ({ rules }: Voice, letters: readonly string[]): boolean =>
  rules.modules.some(({ letter }) => letters.includes(letter))

const labelOf = ({ say, names }: Voice, { seat, isOwn }: BoardProps): string =>
  isOwn ? say('first-class.table.own-board') : say('first-class.table.board-of', { name: names[seat]! })

const Trains = ({ isSmall = false, ...board }: BoardProps & { isSmall?: boolean }) => (
  <>
    <Train {...board} which={0} isSmall={isSmall} />
    {uses(useTableModel().voice, WITH_MIDDLE) && <Middle {...board} />}
    <Train {...board} which={1} isSmall={isSmall} />
  </>
)

const Papers = (board: BoardProps) => (
  <>
    <div class="contracts-panel">
      <Contracts {...board} />
      <EndCards seat={board.seat} />
    </div>
    <div class="facts">
      <Taken seat={board.seat} />
      <MurderFacts seat={board.seat} />
    </div>
  </>
)

/** Everything of one seat. The layout never moves while a game goes on: what the modules need has its place from the start. */
function WholeBoard(board: BoardProps) {
  const { voice } = useTableModel()
  const room = `${uses(voice, WITH_GUESTS) ? 'has-guests' : ''} ${uses(voice, WITH_MIDDLE) ? 'has-middle' : ''}`
  return (
    <section class="board panel" aria-label={labelOf(voice, board)} data-board={board.seat}>
      <BoardHead seat={board.seat} />
      <div class="board-body">
        <div class={`trains ${room}`}>
          <Trains {...board} />
        </div>
        <div class="side">
          <Coins {...board} />
          <Papers {...board} />
        </div>
      </div>
      <Route {...board} />
    </section>
  )
}

/** The kinds of places that are chosen on a board. */
const ON_BOARD = [
  'car',
  'end',
  'guest',
  'conductors',
  'ahead',
  'coins',
  'contract',
  'route',
  'middle',
  'waiting',
] as const

export const Board = memo(WholeBoard, model => regionAt(model, ...ON_BOARD))

/** The same from above to below. */
export function NarrowBoard(board: BoardProps) {
  const { voice } = useTableModel()
  return (
    <section class="narrow-board" aria-label={labelOf(voice, board)} data-board={board.seat}>
      <Trains {...board} isSmall />
      <Route {...board} />
      <Coins {...board} />
      <Papers {...board} />
    </section>
  )
}

function NameAndPoints({ seat }: { seat: Seat }) {
  const { view, voice } = useTableModel()
  return (
    <header class="board-head">
      <Mark seat={seat} size={1.5} />
      <h2>{seatName(voice, seat)}</h2>
      <strong class="points">
        <Counted n={view.players[seat]!.points} />
      </strong>
      {view.phase !== 'over' && <NextScoring seat={seat} />}
      <StatusSlot seat={seat} />
      <CitiesPay seat={seat} />
    </header>
  )
}

const BoardHead = memo(NameAndPoints, ({ view }, { seat }) => [view.players[seat], view.slices, view.phase])

const ICONS = { train: 'car', celebrity: 'celebrity', switch: 'switch' } as const

/** What a scoring now would bring, and from what. */
function NextScoring({ seat }: { seat: Seat }) {
  const { view, say, rules } = useTableModel()
  const lines = scoringNow(rules, view, seat)
  const total = pointsIn(lines)
  const parts = factsOf(lines, 'scored')
  return (
    <span class="next" role="img" aria-label={say('first-class.table.next-scoring-of', { n: total })}>
      <small>{say('first-class.table.next-scoring')}</small>
      <b>+{total}</b>
      <span class="next-parts">
        {parts.map((facts, i) => (
          <span key={i}>
            <Icon name={ICONS[facts.for as 'train']} size={1.1} color="var(--ink-2)" />
            {facts.points}
            <i>{'train' in facts && facts.train === 'upper' ? '▲' : '▼'}</i>
          </span>
        ))}
      </span>
    </span>
  )
}

/** The bonus cities that would pay in a scoring phase. */
function CitiesPay({ seat }: { seat: Seat }) {
  const { view, say, rules } = useTableModel()
  const paying = routeOf(rules, view, seat).filter(({ city, isReached }) => isReached && city.frame !== null)
  if (paying.length === 0) return null
  return (
    <span class="cities-pay">
      <small>{say('first-class.table.cities-pay')}</small>
      {paying.map(({ place, city, pays }) => (
        <span key={place}>
          <FrameChip frame={city.frame!} size={1.8} />
          {pays > 1 && <em>×{pays}</em>}
        </span>
      ))}
    </span>
  )
}

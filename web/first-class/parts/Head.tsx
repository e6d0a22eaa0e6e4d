import { pileOfRound, ROUNDS_A_PILE } from '@roundhouse/first-class/base/cards/piles'
import type { View } from '@roundhouse/first-class/base/view'
import { seatName, whoIs } from '@roundhouse/first-class/words/voice'
import { winnerWords } from '@roundhouse/first-class/words/winners'
import type { Seat } from '@roundhouse/kernel/game'
import { writeRoute } from '../../shell/route.ts'
import { MenuButton } from '../../table/menu/MenuButton.tsx'
import { SpeedButton } from '../../table/menu/SpeedButton.tsx'
import { Slot } from '../../table/slots.tsx'
import { Icon } from '../drawing/Icon.tsx'
import { Mark } from '../marks.tsx'
import { memo } from '../model/memo.ts'
import { type TableModel, useTableModel } from '../model/table-model.ts'

const PILES = [1, 2, 3]
const TURNS = 3

/** Which pile, as its cards show it. */
export const Pips = ({ count }: { count: number }) => (
  <span class="pips">
    {Array.from({ length: count }, (_, i) => (
      <i key={i} />
    ))}
  </span>
)

/** Is there an offer, and a pile beside it? The draft of Game End cards comes before (FC-1.7). */
export const isDealt = (phase: View['phase']): boolean => phase !== 'draft' && phase !== 'over'

/** The way home, and what this is; above a replay or a lesson both stand already. */
function Start() {
  const { say } = useTableModel()
  return (
    <div class="start">
      <a class="table-button" href={writeRoute({ page: 'home' })} aria-label={say('app.home')} title={say('app.home')}>
        <Icon name="home" size={1.4} />
      </a>
      <h1 class="unseen">{say('game.first-class')}</h1>
    </div>
  )
}

/** Where there is little room the way home is in the menu. */
export function NarrowStart() {
  const { say } = useTableModel()
  return (
    <div class="start">
      <MenuButton class="table-button" isShort />
      <h1 class="unseen">{say('game.first-class')}</h1>
    </div>
  )
}

/** Speed and menu, while somebody plays here. */
const Controls = () => (
  <div class="controls">
    <SpeedButton class="table-button" />
    <MenuButton class="table-button" />
  </div>
)

/** Whose decision it is, or who has won. Where nobody decides, as in a replay, the panel says whose move it would be. */
export function Status({ isUnseen = false }: { isUnseen?: boolean }) {
  const { snapshot, voice, say } = useTableModel()
  const { result, waiting, toMove } = snapshot
  return (
    <p role="status" class={`status ${isUnseen ? 'unseen' : ''}`}>
      {result !== null
        ? winnerWords(voice, result.winners)
        : waiting === 'person'
          ? say('table.your-turn')
          : toMove !== null &&
            (waiting === 'bot'
              ? say('table.waiting-bot', whoIs(voice, toMove))
              : waiting === 'other' && say('table.to-move', { name: voice.names[toMove]! }))}
    </p>
  )
}

/** The way home, round, pile and phase; whose turn it is, and who comes next. */
function WayHomeAndRounds() {
  const { view, say } = useTableModel()
  const { round, phase, pile } = view
  return (
    <header class="head">
      <Start />
      <Rounds round={round} isScoring={phase === 'scoring'} isOver={phase === 'over'} />
      <p class="where">
        <b>{say('first-class.table.round', { round })}</b>
        {isDealt(phase) && <span>{say('first-class.table.pile', { pile: pileOfRound(round), n: pile })}</span>}
        {phase !== 'over' && (
          <span>
            {phase === 'scoring'
              ? say('first-class.table.scoring')
              : say('first-class.table.scoring-after', { round: pileOfRound(round) * ROUNDS_A_PILE })}
          </span>
        )}
      </p>
      <Slot of="Head" />
      <Status />
      <Order />
      <Controls />
    </header>
  )
}

const shownIn = ({ view, snapshot }: TableModel) => [
  view.round,
  view.phase,
  view.pile,
  view.start,
  view.turnsLeft,
  snapshot.toMove,
  snapshot.waiting,
]

export const Head = memo(WayHomeAndRounds, shownIn)

/** The same where it is less wide: the way home is in the menu. */
function RoundsAndOrder() {
  const { view } = useTableModel()
  return (
    <header class="head">
      <NarrowStart />
      <Rounds round={view.round} isScoring={view.phase === 'scoring'} isOver={view.phase === 'over'} />
      <Slot of="Head" />
      <Status isUnseen />
      <Order />
      <SpeedButton class="table-button" />
    </header>
  )
}

export const UprightHead = memo(RoundsAndOrder, shownIn)

function Rounds({ round, isScoring, isOver }: { round: number; isScoring: boolean; isOver: boolean }) {
  const { say } = useTableModel()
  const state = (each: number) => (isOver || each < round ? 'is-done' : each === round ? 'is-now' : '')
  return (
    <div class="rounds" role="img" aria-label={say('first-class.table.of-rounds', { round, pile: pileOfRound(round) })}>
      {PILES.map(pile => (
        <span key={pile} class="rounds">
          <span class={`pile pile-${pile}`}>
            <Pips count={pile} />
            <i class={state(pile * 2 - 1)}>{pile * 2 - 1}</i>
            <i class={state(pile * 2)}>{pile * 2}</i>
          </span>
          <span
            class={`score-mark ${isOver || round > pile * 2 ? 'is-done' : ''} ${isScoring && round === pile * 2 ? 'is-now' : ''}`}
          >
            <Icon name="points" size={1.6} />
          </span>
        </span>
      ))}
    </div>
  )
}

/** Seats in the order of this round, from the start player on. */
export const seatsInOrder = (start: Seat, seats: number): Seat[] =>
  Array.from({ length: seats }, (_, i) => (start + i) % seats)

/** Which of its turns a player of this round is at. */
export const turnOfRound = (turnsLeft: number, seats: number): number =>
  Math.min(TURNS, TURNS + 1 - Math.ceil(turnsLeft / seats))

function Order() {
  const { view, voice, say, snapshot } = useTableModel()
  const seats = seatsInOrder(view.start, view.players.length)
  return (
    <div class="order">
      {view.phase === 'turn' && (
        <span class="dim">
          {say('first-class.table.turn', { turn: turnOfRound(view.turnsLeft, seats.length), turns: TURNS })}
        </span>
      )}
      <ol aria-label={say('first-class.table.order')}>
        {seats.map(seat => (
          <li key={seat} class={snapshot.toMove === seat ? 'is-now' : ''} aria-current={snapshot.toMove === seat}>
            <Mark seat={seat} isPlain={snapshot.toMove === seat} />
            {seatName(voice, seat)}
          </li>
        ))}
      </ol>
    </div>
  )
}

import { COLUMNS } from '@roundhouse/first-class/base/frames/coins'
import { effect } from '@roundhouse/first-class/base/frames/effect'
import { CAR, FREE } from '@roundhouse/first-class/base/numbers'
import type { Seat } from '@roundhouse/kernel/game'
import type { ComponentChildren } from 'preact'
import { Target } from '../choosing/Target.tsx'
import { notYours } from '../choosing/why-questions.ts'
import { FrameChip } from '../drawing/effects.tsx'
import { Icon, placed } from '../drawing/Icon.tsx'
import { lettering } from '../drawing/shapes.tsx'
import { choicesAt, memo } from '../model/memo.ts'
import { useTableModel } from '../model/table-model.ts'

/** A step of a conductor or of the locomotive. */
const StepChip = () => (
  <svg class="chip" style={{ width: '3.6em', height: '1.7em' }} viewBox="0 0 46 22" aria-hidden="true">
    {placed('conductor', 8, 11, 19, '#21416f')}
    {lettering('/', 20, 11, 13)}
    {placed('locomotive', 34, 11, 14, '#20283b')}
  </svg>
)

/** What a coin of each column buys (FC-9.3). */
const BUYS: readonly ComponentChildren[] = [
  <FrameChip frame={[effect(CAR, 1)]} size={1.7} />,
  <StepChip />,
  <FrameChip frame={[effect(FREE, 1)]} size={1.7} />,
]

export const CoinBuys = ({ column }: { column: number }) => <>{BUYS[column - 1]}</>

interface ColumnProps {
  readonly seat: Seat
  readonly isOwn: boolean
  /** Counted from 1. */
  readonly column: number
  readonly coins: number
}

function CoinsOfColumn({ seat, isOwn, column, coins }: ColumnProps) {
  const { say } = useTableModel()
  return (
    <Target
      place={isOwn ? `coins ${column}` : null}
      why={isOwn ? null : notYours(seat)}
      class="column"
      label={say('first-class.table.column', { column, n: coins, buys: String(column) })}
    >
      <span class="buys">{BUYS[column - 1]}</span>
      <span class="spaces" aria-hidden="true">
        {Array.from({ length: COLUMNS[column - 1]! }, (_, space) => (
          <i key={space} class={space < coins ? 'is-on' : ''}>
            {space < coins && <Icon name="coin" size={1.5} />}
          </i>
        ))}
      </span>
    </Target>
  )
}

const Column = memo(CoinsOfColumn, ({ snapshot, targets, chosen }, { isOwn, column }) => {
  const place = `coins ${column}` as const
  return isOwn ? [targets.has(place) ? snapshot : null, chosen === place] : []
})

/** The coins in their columns; what each column buys stands above it. */
function CoinColumns({ seat, isOwn }: { seat: Seat; isOwn: boolean }) {
  const { view, say } = useTableModel()
  const { coins } = view.players[seat]!
  const total = coins.reduce((sum, n) => sum + n, 0)
  return (
    <div class="coins">
      {coins.map((n, i) => (
        <Column key={i} seat={seat} isOwn={isOwn} column={i + 1} coins={n} />
      ))}
      <b class="purse" role="img" aria-label={say('first-class.table.coins', { n: total })}>
        <Icon name="coin" size={1.5} />
        {total}
      </b>
    </div>
  )
}

export const Coins = memo(CoinColumns, (model, { seat, isOwn }) => [
  model.view.players[seat]!.coins,
  ...(isOwn ? choicesAt(model, 'coins') : []),
])

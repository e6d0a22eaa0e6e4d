import { minus, signed, whoIs } from '@roundhouse/nuremberg/words/voice'
import { useCommands } from '../../table/keys/useCommands.ts'
import { goodsSymbol } from '../drawing/goods.ts'
import { Icon } from '../drawing/Icon.tsx'
import { useTableModel } from '../model/table-model.ts'
import { Button, Frame } from './Frame.tsx'
import { MOVED, type SeatAccount, type TurnAccount } from './turn-account.ts'

/** What a turn brought everyone, before the next begins. */
export function Summary({ summary, close }: { summary: TurnAccount; close: () => void }) {
  const { voice, say, rules } = useTableModel()
  const { turn, seats, leader, isNewLeader } = summary
  const isLast = turn === rules.turns ? 'yes' : 'no'
  const own = seats.find(({ seat }) => seat === voice.viewer)
  useCommands({ cancel: close })
  const title = say('nuremberg.summary.title', {
    turn,
    ...whoIs(voice, leader),
    change: isNewLeader ? 'new' : 'same',
  })
  return (
    <Frame
      isEvent
      title={title}
      about={
        own !== undefined && own.upkeep > 0
          ? say('nuremberg.summary.upkeep', { upkeep: own.upkeep, isLast })
          : undefined
      }
      seat={leader}
      main={
        <Button isMain onClick={close}>
          {say('nuremberg.summary.go')}
        </Button>
      }
    >
      <table class="count turn-summary">
        <thead>
          <tr>
            <td />
            <th scope="col">{say('nuremberg.source.transport')}</th>
            <th scope="col">{say('nuremberg.players.points')}</th>
            <th scope="col">{say('nuremberg.summary.earned')}</th>
            <th scope="col">{say('nuremberg.summary.track')}</th>
            <th scope="col">{say('nuremberg.players.profit')}</th>
          </tr>
        </thead>
        <tbody>
          {seats.map(each => (
            <Row key={each.seat} of={each} />
          ))}
        </tbody>
      </table>
      <Bars seats={seats} />
      <p>{say('nuremberg.story.player-order', { names: seats.map(({ seat }) => voice.names[seat]!).join(', ') })}</p>
      <p>{say('nuremberg.summary.next', { isLast, turn: turn + 1 })}</p>
    </Frame>
  )
}

function Row({ of: { seat, moved, points, earned, upkeep, profit } }: { of: SeatAccount }) {
  const { voice } = useTableModel()
  return (
    <tr class={voice.viewer === seat ? `you p${seat}` : ''}>
      <th scope="row" class="who">
        <Icon of={`seat-${seat}`} /> <span class="name">{voice.names[seat]}</span>
      </th>
      <td class="moved">
        {MOVED.filter(kind => moved[kind] > 0).map(kind => (
          <span key={kind}>
            <MovedSign of={kind} />
            {moved[kind]}
          </span>
        ))}
      </td>
      <td>
        <small>{signed(points.after - points.before)}</small> <b class="points">{minus(points.after)}</b>
      </td>
      <td>{signed(earned)}</td>
      <td class={upkeep > 0 ? 'loss' : ''}>{minus(-upkeep)}</td>
      <td>
        <small>{minus(profit.before)} →</small> <b>{minus(profit.after)}</b>
      </td>
    </tr>
  )
}

function MovedSign({ of }: { of: (typeof MOVED)[number] }) {
  const { rules } = useTableModel()
  if (of === 'first' || of === 'second') return <i class={`space ${of}`} />
  return <Icon of={goodsSymbol(rules.map, of === 'grey' ? 1 : 2)} width={13} />
}

/** Everyone's points: pale is what was there before. */
function Bars({ seats }: { seats: readonly SeatAccount[] }) {
  const most = Math.max(1, ...seats.map(({ points }) => points.after))
  const share = (points: number): string => `${(Math.max(0, points) / most) * 100}%`
  return (
    <div class="point-bars" aria-hidden="true">
      {seats.map(({ seat, points }) => (
        <div key={seat} class={`p${seat}`}>
          <Icon of={`seat-${seat}`} width={13} />
          <span>
            <i style={{ width: share(points.after) }} />
            <i class="old" style={{ width: share(points.before) }} />
          </span>
        </div>
      ))}
    </div>
  )
}

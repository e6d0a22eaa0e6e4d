import type { Seat } from '@roundhouse/kernel/game'
import { COLOURS, MOST_INFLUENCE } from '@roundhouse/nuremberg/base/influence'
import { PIECES_OF_TRACK } from '@roundhouse/nuremberg/base/player'
import { reserveOf } from '@roundhouse/nuremberg/base/purse'
import { goodsWords, listedOrNothing, minus, signed } from '@roundhouse/nuremberg/words/voice'
import { Button } from '../../shell/Button.tsx'
import { StatusSlot } from '../../table/slots.tsx'
import { aboutInfluence } from '../choosing/why-questions.ts'
import { Icon } from '../drawing/Icon.tsx'
import { stateSeen } from '../model/rules.ts'
import { type StableTableModel, useStableTableModel } from '../model/table-model.ts'

/** Everyone's numbers in player order. */
export function Players() {
  const { view, say, canAsk, askWhy } = useStableTableModel()
  return (
    <section class="panel standings" aria-label={say('nuremberg.players')}>
      <table>
        <thead>
          <tr>
            <th scope="col" class="who">
              {say('nuremberg.players')} <small>{say('nuremberg.players.in-order')}</small>
            </th>
            <th scope="col" title={say('nuremberg.players.cubes')}>
              <Icon of="cube" width={13} colour="var(--ink-2)" />
              <small aria-hidden="true"> {say('nuremberg.players.reserve')}</small>
              <span class="unseen">{say('nuremberg.players.cubes')}</span>
            </th>
            <InfluenceHead />
            {(['build', 'train', 'track'] as const).map(key => (
              <th
                key={key}
                scope="col"
                title={say(`nuremberg.players.${key}-long`)}
                class={key === 'track' ? key : undefined}
              >
                {say(`nuremberg.players.${key}`)}
              </th>
            ))}
            <th scope="col">{say('nuremberg.players.profit')}</th>
            <th scope="col">{say('nuremberg.players.points')}</th>
          </tr>
        </thead>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: who does not point asks at the head of the numbers. */}
        <tbody
          class={canAsk ? 'can-ask' : undefined}
          onClick={canAsk ? event => askAt(event.target, askWhy) : undefined}
        >
          {view.order.map((seat, place) => (
            <PlayerRow key={seat} seat={seat} place={place} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Anyone who points at a number of influence is told what its colour is good for. */
function askAt(pointed: EventTarget | null, askWhy: StableTableModel['askWhy']): void {
  const cell = pointed instanceof Element ? pointed.closest('[data-colour]') : null
  if (cell !== null) askWhy(aboutInfluence(cell.getAttribute('data-colour')!))
}

/** The four colours, over everyone's numbers: what they are good for is told there. */
function InfluenceHead() {
  const { say, canAsk, askWhy } = useStableTableModel()
  const label = say('nuremberg.players.influence')
  const icons = COLOURS.map(colour => <Icon key={colour} of={colour} />)
  return (
    <th scope="colgroup" colSpan={COLOURS.length} class="influences">
      {canAsk ? (
        <Button aria-label={label} title={label} onClick={() => askWhy(aboutInfluence('all'))}>
          {icons}
        </Button>
      ) : (
        <span role="img" aria-label={label}>
          {icons}
        </span>
      )}
    </th>
  )
}

function PlayerRow({ seat, place }: { seat: Seat; place: number }) {
  const { snapshot, view, voice, say, rules } = useStableTableModel()
  const { cubes, influence, pieces, profit, points, kept } = view.players[seat]!
  const isNow = view.toMove === seat && view.phase !== 'over'
  const isBot = snapshot.chairs[seat]!.is === 'bot'
  const things = [
    goodsWords(say, rules.map, 1),
    goodsWords(say, rules.map, 2),
    say('nuremberg.piece.red'),
    say('nuremberg.piece.green'),
  ]
  const moved = kept.flatMap((count, n) => (count > 0 ? [`${count} ${things[n]}`] : []))
  return (
    <tr
      class={`p${seat} ${isNow ? 'now' : ''} ${snapshot.viewer === seat ? 'you' : ''}`}
      aria-current={isNow ? 'true' : undefined}
      data-target={`seat ${seat}`}
    >
      <th scope="row" class="who" title={say('nuremberg.players.kept', { things: listedOrNothing(voice, moved) })}>
        <span class="place">{place + 1}</span>
        <Icon of={`seat-${seat}`} width={18} />
        <span class="name">{voice.names[seat]}</span>
        {isBot && <small class="bot">{say('nuremberg.players.bot')}</small>}
        <StatusSlot seat={seat} />
      </th>
      <td class="cubes">
        <b>{cubes}</b>
        <small> +{reserveOf(stateSeen(view), seat)}</small>
      </td>
      {COLOURS.map((colour, n) => (
        <td
          key={colour}
          class="influence"
          data-colour={colour}
          aria-label={say('nuremberg.players.influence-of', {
            count: influence[n]!,
            colour: say(`nuremberg.kind.${colour}`),
          })}
        >
          <b>{influence[n]}</b>
          <i class={`bar ${colour}`}>
            <i style={{ width: `${(influence[n]! / MOST_INFLUENCE) * 100}%` }} />
          </i>
        </td>
      ))}
      <td>
        <Rank order={view.buildOrder} seat={seat} isNow={isNow && view.phase === 'track'} />
      </td>
      <td>
        <Rank
          order={view.trainOrder}
          seat={seat}
          isNow={isNow && view.phase === 'trains'}
          isOut={(view.passed & (1 << seat)) !== 0}
        />
      </td>
      <td class="track">
        {pieces}
        <small>/{PIECES_OF_TRACK}</small>
      </td>
      <td class={profit < 0 ? 'loss' : ''}>
        <span class="profit">{signed(profit)}</span>
      </td>
      <td>
        <b class="points">{minus(points)}</b>
      </td>
    </tr>
  )
}

interface RankProps {
  readonly order: readonly Seat[]
  readonly seat: Seat
  readonly isNow: boolean
  readonly isOut?: boolean
}

/** A place in an order of this turn; in the auction there is none yet. */
function Rank({ order, seat, isNow, isOut = false }: RankProps) {
  const { view, say } = useStableTableModel()
  const isKnown = view.phase !== 'auction'
  return (
    <span
      class={`rank ${isNow ? 'now' : ''} ${isOut ? 'out' : ''}`}
      title={isOut ? say('nuremberg.players.passed') : ''}
    >
      {isKnown ? order.indexOf(seat) + 1 : '·'}
    </span>
  )
}

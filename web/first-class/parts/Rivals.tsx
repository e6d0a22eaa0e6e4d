import { NONE } from '@roundhouse/first-class/base/board/player'
import { COLUMNS } from '@roundhouse/first-class/base/frames/coins'
import type { View } from '@roundhouse/first-class/base/view'
import { pointsIn, routeOf, scoringNow } from '@roundhouse/first-class/seen'
import type { Seat } from '@roundhouse/kernel/game'
import { StatusSlot } from '../../table/slots.tsx'
import { Icon, type IconName } from '../drawing/Icon.tsx'
import { colorOf, Mark } from '../marks.tsx'
import { memo } from '../model/memo.ts'
import { useTableModel } from '../model/table-model.ts'
import { Counted } from '../motion/Counted.tsx'
import type { Voice } from '../voice.ts'
import { Train } from './Train.tsx'

/** The other seats, clockwise from one's own. */
export const otherSeats = (own: Seat, seats: number): Seat[] =>
  Array.from({ length: seats - 1 }, (_, i) => (own + 1 + i) % seats)

/** Everybody else's board, complete in small; a click shows it large. A single one has room for whole cars. */
export function Rivals({ isWide = false }: { isWide?: boolean }) {
  const { view, say, seat: own } = useTableModel()
  return (
    <section class={`rivals has-${view.players.length - 1}`} aria-label={say('first-class.table.others')}>
      {otherSeats(own, view.players.length).map(seat => (
        <Rival key={seat} seat={seat} isSmall={!isWide || view.players.length > 2} />
      ))}
    </section>
  )
}

/** Everybody's board, for those who sit in no seat. */
export function EveryBoard() {
  const { view, say } = useTableModel()
  return (
    <section class={`rivals has-${view.players.length}`} aria-label={say('first-class.table.others')}>
      {view.players.map((_, seat) => (
        <Rival key={seat} seat={seat} isSmall />
      ))}
    </section>
  )
}

function SmallBoard({ seat, isSmall }: { seat: Seat; isSmall: boolean }) {
  const { view, voice, snapshot, open } = useTableModel()
  const { say, names } = voice
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the name is a button that does the same; this gives a pointer more room
    <article
      class={`rival panel is-seat-${seat + 1} ${snapshot.toMove === seat ? 'is-now' : ''}`}
      style={{ '--player': colorOf(seat) }}
      aria-label={say('first-class.table.board-of', { name: names[seat]! })}
      data-board={seat}
      onClick={() => open({ is: 'board', seat })}
    >
      <RivalName seat={seat} />
      <div class="rival-trains">
        <Train seat={seat} which={0} isOwn={false} isSmall={isSmall} isGlance />
        <Train seat={seat} which={1} isOwn={false} isSmall={isSmall} isGlance />
      </div>
      <div class="rival-facts">
        <SmallCoins coins={view.players[seat]!.coins} />
        <SmallRoute seat={seat} />
        <Counts seat={seat} />
      </div>
    </article>
  )
}

const Rival = memo(SmallBoard, ({ view, snapshot }, { seat }) => [
  view.players[seat],
  view.slices,
  view.phase,
  view.start === seat,
  snapshot.toMove === seat,
])

/** The others in a line, each with what is counted; a press shows the whole board. */
export function RivalLines() {
  const { view, say, seat: own } = useTableModel()
  return (
    <section class="rival-lines" aria-label={say('first-class.table.others')}>
      {otherSeats(own, view.players.length).map(seat => (
        <RivalLine key={seat} seat={seat} />
      ))}
    </section>
  )
}

function NameAndCounts({ seat }: { seat: Seat }) {
  const { view, voice, snapshot, open } = useTableModel()
  const total = view.players[seat]!.coins.reduce((sum, n) => sum + n, 0)
  return (
    <button
      type="button"
      class={`rival-line panel ${snapshot.toMove === seat ? 'is-now' : ''}`}
      style={{ '--player': colorOf(seat) }}
      aria-label={rivalLabel(voice, view, seat)}
      data-board={seat}
      onClick={() => open({ is: 'board', seat })}
    >
      <Mark seat={seat} size={1.3} />
      <b>{voice.names[seat]}</b>
      {view.start === seat && <Icon name="flag" size={1.2} color="var(--accent)" />}
      <PointsNow seat={seat} />
      <StatusSlot seat={seat} />
      <span class="counts">
        <Count icon="coin" n={total} label={voice.say('first-class.table.coins', { n: total })} />
      </span>
      <Counts seat={seat} />
    </button>
  )
}

const RivalLine = memo(NameAndCounts, ({ view, snapshot }, { seat }) => [
  view.players[seat],
  view.slices,
  view.phase,
  view.start === seat,
  snapshot.toMove === seat,
])

const rivalLabel = (voice: Voice, view: View, seat: Seat): string =>
  [
    voice.say('first-class.table.look-closer', { name: voice.names[seat]! }),
    ...(view.start === seat ? [voice.say('first-class.table.starts')] : []),
    pointsWords(voice, view, seat),
  ].join('. ')

function RivalName({ seat }: { seat: Seat }) {
  const { view, voice, open } = useTableModel()
  const { names } = voice
  const label = rivalLabel(voice, view, seat)
  return (
    <button type="button" class="rival-name" aria-label={label} onClick={() => open({ is: 'board', seat })}>
      <span>
        <Mark seat={seat} size={1.3} />
        <b>{names[seat]}</b>
        {view.start === seat && <Icon name="flag" size={1.2} color="var(--accent)" />}
      </span>
      <span>
        <PointsNow seat={seat} />
      </span>
      <StatusSlot seat={seat} />
    </button>
  )
}

/** What a seat has, and what a scoring now would bring. */
export function PointsNow({ seat }: { seat: Seat }) {
  const { view, rules } = useTableModel()
  return (
    <>
      <strong>
        <Counted n={view.players[seat]!.points} />
      </strong>
      {view.phase !== 'over' && <em>+{pointsIn(scoringNow(rules, view, seat))}</em>}
    </>
  )
}

export function pointsWords({ say, rules }: Voice, view: View, seat: Seat): string {
  const points = say('first-class.table.points', { n: view.players[seat]!.points })
  if (view.phase === 'over') return points
  const next = pointsIn(scoringNow(rules, view, seat))
  return `${points}. ${say('first-class.table.next-scoring-of', { n: next })}`
}

function SmallCoins({ coins }: { coins: readonly number[] }) {
  const { say } = useTableModel()
  const total = coins.reduce((sum, n) => sum + n, 0)
  return (
    <span class="small-coins" role="img" aria-label={say('first-class.table.coins', { n: total })}>
      {COLUMNS.map((spaces, column) => (
        <span key={column} class="small-column">
          {Array.from({ length: spaces }, (_, i) => (
            <i key={i} class={i < coins[column]! ? 'is-on' : ''} />
          ))}
        </span>
      ))}
      <b>{total}</b>
    </span>
  )
}

/** Round is a points city, square a bonus city. */
function SmallRoute({ seat }: { seat: Seat }) {
  const { view, say, rules } = useTableModel()
  const cities = routeOf(rules, view, seat)
  const { locomotive } = view.players[seat]!
  return (
    <span
      class="small-route"
      role="img"
      aria-label={`${say('first-class.table.route')} ${locomotive}/${cities.length}`}
    >
      {cities.map(({ place, city, isReached }) => (
        <i
          key={place}
          class={`${city.frame === null ? 'is-round' : ''} ${isReached ? 'is-reached' : ''} ${place === locomotive ? 'is-here' : ''}`}
        />
      ))}
    </span>
  )
}

const Count = ({ icon, n, label }: { icon: IconName; n: number; label: string }) => (
  <span role="img" aria-label={label}>
    <Icon name={icon} size={1.3} color="var(--ink-2)" />
    {n}
  </span>
)

/** What may lie between the trains: each has an icon of its name. */
type MiddleKind = 'switch' | 'mechanic' | 'factory'

function Counts({ seat }: { seat: Seat }) {
  const { view, rules, say } = useTableModel()
  const { contracts, endCards, kept, middle } = view.players[seat]!
  const { murder } = view.slices
  const named = (name: string, what: number) => say('first-class.named', { name, what })
  const ends = endCards.length + (kept === NONE ? 0 : 1)
  const evidence = murder?.evidence[seat]
  const destroy = murder?.destroy[seat] ?? 0
  return (
    <span class="counts">
      <Count icon="contract" n={contracts.length} label={named(say('first-class.table.contracts'), contracts.length)} />
      <Count icon="game-end" n={ends} label={named(say('first-class.table.end-cards'), ends)} />
      {evidence !== undefined && (
        <Count icon="evidence" n={evidence} label={say('first-class.table.evidence', { n: evidence })} />
      )}
      {destroy > 0 && <Count icon="destroy" n={destroy} label={say('first-class.table.destroy', { n: destroy })} />}
      <span class="small-middle">
        {middle.map((face, i) => (
          <Icon key={i} name={rules.printed.faces[face]!.kind as MiddleKind} size={1.3} color="var(--ink-2)" />
        ))}
      </span>
    </span>
  )
}

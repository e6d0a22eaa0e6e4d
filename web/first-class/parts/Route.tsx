import { NONE } from '@roundhouse/first-class/base/board/player'
import { routeOf, type VisibleCity } from '@roundhouse/first-class/seen'
import { cityWords } from '@roundhouse/first-class/words/cards'
import type { Seat } from '@roundhouse/kernel/game'
import { Target } from '../choosing/Target.tsx'
import type { Place } from '../choosing/targets.ts'
import { CITY_HAS_SCORED, notYours } from '../choosing/why-questions.ts'
import { FrameChip, frameWidth } from '../drawing/effects.tsx'
import { Icon } from '../drawing/Icon.tsx'
import { choicesAt, memo } from '../model/memo.ts'
import { useTableModel } from '../model/table-model.ts'

interface RouteProps {
  readonly seat: Seat
  readonly isOwn: boolean
}

/** The cities of the board and of each route card, in travel order. */
const inCards = (cities: readonly VisibleCity[]): VisibleCity[][] => {
  const cards = new Map<number, VisibleCity[]>()
  for (const city of cities) cards.set(city.routeCard, [...(cards.get(city.routeCard) ?? []), city])
  return [...cards.values()]
}

/** How wide cities and cards stand beside each other, in em. */
const ROUND = 3.6
const BETWEEN = 2.3

/** How wide a route is, in em. A long one is drawn smaller, so that the whole of it is always seen. */
export const widthOf = (cities: readonly VisibleCity[]): number =>
  cities.reduce(
    (sum, { city, pays }) =>
      sum + (city.frame === null ? ROUND : frameWidth(city.frame, CHIP) + 1.9) + (pays > 1 ? 3 : 0),
    BETWEEN * inCards(cities).length,
  )

const CHIP = 1.9

function Cities({ seat, isOwn }: RouteProps) {
  const { view, say, rules } = useTableModel()
  const cities = routeOf(rules, view, seat)
  const { locomotive } = view.players[seat]!
  return (
    <div class="route">
      <span class="paris">
        {locomotive === 0 && <Locomotive seat={seat} isOwn={isOwn} />}
        {say('first-class.table.paris')}
      </span>
      <ol aria-label={say('first-class.table.route')} style={{ '--route': widthOf(cities) }}>
        {inCards(cities).map(card => (
          <li key={card[0]!.routeCard}>
            <RouteCard cities={card} seat={seat} isOwn={isOwn} />
          </li>
        ))}
      </ol>
    </div>
  )
}

export const Route = memo(Cities, (model, { seat, isOwn }) => {
  const { route, locomotive } = model.view.players[seat]!
  return [route, locomotive, model.view.slices, ...(isOwn ? choicesAt(model, 'ahead', 'route', 'waiting') : [])]
})

/** A route card: while a postcard is placed it can be chosen as a whole. */
function RouteCard({ cities, seat, isOwn }: RouteProps & { cities: readonly VisibleCity[] }) {
  const { targets, voice, view } = useTableModel()
  const { locomotive } = view.players[seat]!
  const place: Place = `route ${cities[0]!.routeCard + 1}`
  const isOpen = isOwn && cities[0]!.routeCard !== NONE && targets.has(place)
  const body = cities.map(({ routeCard: _, ...city }) => (
    <City key={city.place} {...city} locomotive={locomotive} seat={seat} isOwn={isOwn} isPart={isOpen} />
  ))
  if (!isOpen) return <div class="segment">{body}</div>
  const label = cities.map(({ city }) => cityWords(voice, city)).join(', ')
  return (
    <Target place={place} class="segment" label={label}>
      {body}
    </Target>
  )
}

const LocomotiveIcon = () => (
  <span class="locomotive">
    <Icon name="locomotive" size={1.7} color="var(--accent)" />
  </span>
)

/** Where it can go is pointed at in the cities ahead of it. */
function Locomotive({ seat, isOwn }: RouteProps) {
  const { targets, say } = useTableModel()
  if (isOwn && targets.has('ahead 1')) return <LocomotiveIcon />
  return (
    <Target
      place={null}
      why={isOwn ? 'loco 1' : notYours(seat)}
      class="locomotive"
      label={say('first-class.table.locomotive')}
    >
      <Icon name="locomotive" size={1.7} color="var(--accent)" />
    </Target>
  )
}

interface CityProps extends RouteProps, Omit<VisibleCity, 'routeCard'> {
  /** The place the locomotive has come to. */
  readonly locomotive: number
  /** Its whole card is chosen. */
  readonly isPart: boolean
}

function CityNode(props: CityProps) {
  const { place, city, isReached, pays, locomotive, seat, isOwn, isPart } = props
  const { voice, say } = useTableModel()
  const spot = placeOfCity(props)
  const why = isPart ? null : isOwn ? CITY_HAS_SCORED : notYours(seat)
  const label = say('first-class.table.city', {
    place,
    what: cityWords(voice, city),
    isReached: isReached ? 'yes' : 'no',
    pays,
  })
  const state = `${city.frame === null ? 'is-round' : 'is-square'} ${isReached ? 'is-reached' : ''} ${place === locomotive ? 'is-here' : ''}`
  return (
    <span class={`city ${state}`} data-city={place}>
      {place === locomotive && (isPart ? <LocomotiveIcon /> : <Locomotive seat={seat} isOwn={isOwn} />)}
      <Target place={spot} why={why} class="city-target" label={label}>
        {city.frame === null ? city.points : <FrameChip frame={city.frame} size={CHIP} />}
      </Target>
      {pays > 1 && (
        <em aria-hidden="true">
          <Icon name="postcard" size={1.1} />
          ×2
        </em>
      )}
    </span>
  )
}

const City = memo(CityNode, ({ snapshot, targets, chosen }, props) => {
  const spot = placeOfCity(props)
  const isHere = props.isOwn && props.place === props.locomotive
  const choices = spot === null ? [] : [targets.has(spot) ? snapshot : null, chosen === spot]
  return [...choices, isHere && targets.has('ahead 1')]
})

/** Ahead of the locomotive a city is where it may go; behind it, a bonus that may wait, or points that were scored. */
function placeOfCity({ place, city, isReached, locomotive, isOwn, isPart }: CityProps): Place | null {
  if (!isOwn || isPart) return null
  if (!isReached) return `ahead ${place - locomotive}`
  return city.frame === null ? null : `waiting city ${place}`
}

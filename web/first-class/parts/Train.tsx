import {
  CAR_VALUES,
  carAtCard,
  carCount,
  MAIL_PLACE,
  stepOfCar,
  TILE_PLACE,
  TRAINS,
  type Train as TrainState,
  valueOfCar,
} from '@roundhouse/first-class/base/board/train'
import { isMailSpent } from '@roundhouse/first-class/seen'
import { frameWords } from '@roundhouse/first-class/words/frames'
import type { Seat } from '@roundhouse/kernel/game'
import { cachedMarkup } from '../../table/memo/markup-cache.ts'
import { textsAt } from '../../table/targets/targets.ts'
import { placeOfCar } from '../choosing/places.ts'
import { Target } from '../choosing/Target.tsx'
import { type Place, stepsWith, waysToWalk } from '../choosing/targets.ts'
import { notYours, type WhyQuestion, whyNoPlace } from '../choosing/why-questions.ts'
import { CarDrawing, Carriage, MailCarDrawing, TileDrawing } from '../drawing/cars.tsx'
import { CarChip } from '../drawing/effects.tsx'
import { figuresPath } from '../drawing/figures.ts'
import { Icon } from '../drawing/Icon.tsx'
import { SmallCar, SmallMailCar, SmallTile } from '../drawing/small-cars.tsx'
import { choicesAt, memo } from '../model/memo.ts'
import { type TableModel, useTableModel } from '../model/table-model.ts'
import type { Voice } from '../voice.ts'

const CARDS = Array.from({ length: TILE_PLACE }, (_, i) => i + 1)

interface TrainProps {
  readonly seat: Seat
  /** 0: the upper train, 1: the lower. */
  readonly which: 0 | 1
  /** Places of this train can be chosen. */
  readonly isOwn: boolean
  /** Small cars, on other people's boards and on the phone. */
  readonly isSmall?: boolean
  /** It is seen at a glance: anyone who wants to know more looks closer first. */
  readonly isGlance?: boolean
}

/** What lies at the n-th place of a train, and which car it is; 0 where none lies. */
interface CardOfTrain {
  readonly is: 'car' | 'mail' | 'tile' | 'free'
  readonly car: number
}

function cardAt(train: TrainState, card: number): CardOfTrain {
  if (card === TILE_PLACE) return { is: train.tile > 0 ? 'tile' : 'free', car: 0 }
  if (card === MAIL_PLACE) return { is: train.mail > 0 ? 'mail' : 'free', car: 0 }
  const car = carAtCard(card)
  return car <= carCount(train) ? { is: 'car', car } : { is: 'free', car: 0 }
}

/** The place where the next car would go; behind the ninth card it would be the locomotive tile. */
function nextFree(train: TrainState): number {
  const card = carCount(train) + 1
  return card >= MAIL_PLACE ? Math.min(card + 1, TILE_PLACE) : card
}

function CarsAndConductor({ isSmall = false, isGlance = false, ...props }: TrainProps) {
  const { view, voice } = useTableModel()
  const { seat, which } = props
  const train = view.players[seat]!.trains[which]
  return (
    <ol
      class={`train ${isSmall ? 'is-small' : ''}`}
      aria-label={trainLabel(voice, train, which)}
      data-train={TRAINS[which]}
    >
      {CARDS.map(card => (
        <PlaceInTrain key={card} card={card} {...props} isSmall={isSmall} isGlance={isGlance} />
      ))}
    </ol>
  )
}

type PlaceProps = Required<TrainProps> & { readonly card: number }

/** A card of a train, with who stands on it and who rides in it. */
function CardAndGuest({ seat, which, card, isOwn, isSmall, isGlance }: PlaceProps) {
  const model = useTableModel()
  const { view, targets } = model
  const train = view.players[seat]!.trains[which]
  const why = isOwn || isGlance ? null : notYours(seat)
  const walk = `cond ${TRAINS[which]} 1`
  const whyNoWalk = isOwn && !textsAt(targets, 'conductors').includes(walk) ? walk : why
  return (
    <li class={`train-place ${card <= train.conductor ? 'is-lit' : ''}`}>
      {Math.max(1, train.conductor) === card && (
        <Conductor which={which} isSmall={isSmall} isBefore={train.conductor === 0} why={whyNoWalk} />
      )}
      <CardTarget
        train={train}
        which={which}
        card={card}
        isOwn={isOwn}
        isSmall={isSmall}
        isSpent={card === MAIL_PLACE && isMailSpent(model.rules, model.view, seat, TRAINS[which])}
        why={why}
      />
      {isOwn && <Walk train={train} which={which} card={card} />}
      <Guest train={train} which={which} card={card} isOwn={isOwn} isSmall={isSmall} isGlance={isGlance} />
    </li>
  )
}

const PlaceInTrain = memo(CardAndGuest, (model, { seat, which, card, isOwn }) => {
  const train = model.view.players[seat]!.trains[which]
  const isSpent = card === MAIL_PLACE && isMailSpent(model.rules, model.view, seat, TRAINS[which])
  return [seenAt(train, which, card), isSpent, ...(isOwn ? openAt(model, train, which, card) : [])]
})

/** The step of a car, or the number of a mail car or a tile. */
function faceAt(train: TrainState, card: number): number {
  const { is, car } = cardAt(train, card)
  return { car: stepOfCar(train, car), mail: train.mail, tile: train.tile, free: 0 }[is]
}

/** Whatever of a train is seen at one of its places. */
function seenAt(train: TrainState, which: 0 | 1, card: number): string {
  const { is, car } = cardAt(train, card)
  const conductor = Math.sign(train.conductor - card) + (train.conductor === 0 ? -1 : 0)
  const guest = carAtCard(card)
  const riding = [train.guests[guest - 1], guest <= train.seated, isFirstFree(train, guest)]
  return [is, car, faceAt(train, card), placeOfCard(train, which, card), conductor, ...riding].join()
}

/** What can be chosen at one of its places, while it can. */
function openAt(
  { snapshot, targets, chosen, steps }: TableModel,
  train: TrainState,
  which: 0 | 1,
  card: number,
): unknown[] {
  const place = placeOfCard(train, which, card)
  const guest: Place | null = isFirstFree(train, carAtCard(card)) ? `guest ${TRAINS[which]}` : null
  const places = [place, guest].filter(each => each !== null)
  const canWalk = targets.has('conductors')
  const isOpen = canWalk || places.some(each => targets.has(each))
  return [isOpen ? snapshot : null, places.find(each => each === chosen), canWalk ? steps : null]
}

/** Where the next guest would go. */
const isFirstFree = (train: TrainState, car: number): boolean =>
  car === train.guests.length + 1 && car <= carCount(train)

export const Train = memo(CarsAndConductor, (model, { seat, which, isOwn }) => [
  model.view.players[seat]!.trains[which],
  isMailSpent(model.rules, model.view, seat, TRAINS[which]),
  ...(isOwn ? choicesAt(model, 'car', 'end', 'guest', 'conductors', 'waiting') : []),
  isOwn && model.targets.has('conductors') ? model.steps : null,
])

function trainLabel({ say }: Voice, train: TrainState, which: 0 | 1): string {
  const values = Array.from({ length: carCount(train) }, (_, i) => valueOfCar(train, i + 1)).join(', ')
  return say('first-class.table.train-words', { train: TRAINS[which], values, reached: train.conductor })
}

interface ConductorProps {
  readonly which: 0 | 1
  readonly isSmall: boolean
  readonly isBefore: boolean
  /** `null`: where it can go is pointed at, or it is only seen. */
  readonly why: WhyQuestion | null
}

function Conductor({ which, isSmall, isBefore, why }: ConductorProps) {
  const { say } = useTableModel()
  const name = `conductor ${isBefore ? 'is-before' : ''}`
  const icon = <Icon name="conductor" size={isSmall ? 1.4 : 2.2} color="var(--accent)" />
  if (why === null) return <span class={name}>{icon}</span>
  return (
    <Target place={null} why={why} class={name} label={say('first-class.table.steps', { train: TRAINS[which] })}>
      {icon}
    </Target>
  )
}

/**
 * While conductors are to go, each card that one can reach is pointed at to send it there. A card that can be chosen
 * itself is not covered: the steps are counted beside the decision, too.
 */
function Walk({ train, which, card }: Pick<CardProps, 'train' | 'which' | 'card'>) {
  const { targets, steps, chooseSteps, say } = useTableModel()
  const ways = waysToWalk(targets)
  const name = TRAINS[which]
  const n = card - train.conductor
  const place = placeOfCard(train, which, card)
  if (n < 1 || (place !== null && targets.has(place))) return null
  const changed = stepsWith(ways, steps, name, n)
  if (changed[name] !== n) return null
  return (
    <button
      type="button"
      class={`walk ${steps[name] >= n ? 'is-on' : ''} ${steps[name] === n ? 'is-end' : ''}`}
      aria-label={say('first-class.table.walk', { train: name, n })}
      aria-pressed={steps[name] === n}
      onClick={() => chooseSteps(steps[name] === n ? stepsWith(ways, steps, name, 0) : changed)}
    >
      <Icon name="conductor" size={1.8} />
    </button>
  )
}

interface CardProps {
  readonly train: TrainState
  readonly which: 0 | 1
  readonly card: number
  readonly isOwn: boolean
  readonly isSmall: boolean
}

interface CardTargetProps extends CardProps {
  /** A mail car that has paid. */
  readonly isSpent: boolean
  readonly why: WhyQuestion | null
}

function CardTarget({ train, which, card, isOwn, isSmall, isSpent, why }: CardTargetProps) {
  const { voice, targets } = useTableModel()
  const found = cardAt(train, card)
  const place = isOwn ? placeOfCard(train, which, card) : null
  const Body = isSmall ? SmallBody : LargeBody
  const isTarget = place !== null && targets.has(place)
  return (
    <Target
      place={place}
      why={isOwn && place === null ? whyNoPlace(train, which, card) : why}
      label={cardLabel(voice, train, which, card, isSpent)}
      class="car"
      hasGain
    >
      <Body train={train} card={card} isLit={card <= train.conductor} isSpent={isSpent} />
      {isTarget && found.is === 'car' && stepOfCar(train, found.car) < CAR_VALUES.length - 1 && (
        <span class="raise" aria-hidden="true">
          <CarChip step={stepOfCar(train, found.car) + 1} size={1.6} />
        </span>
      )}
    </Target>
  )
}

function placeOfCard(train: TrainState, which: 0 | 1, card: number): Place | null {
  const found = cardAt(train, card)
  const name = TRAINS[which]
  if (found.is === 'car') return placeOfCar(name, train, found.car)
  if (found.is !== 'free') return `waiting ${found.is} ${name}`
  return card === nextFree(train) ? `end ${name}` : null
}

function cardLabel(voice: Voice, train: TrainState, which: 0 | 1, card: number, isSpent: boolean): string {
  const { say, rules } = voice
  const found = cardAt(train, card)
  const name = TRAINS[which]
  if (found.is === 'free') return say('first-class.table.free-place', { train: name })
  if (found.is === 'tile') return say('first-class.table.locomotive-tile', { train: name, tile: train.tile })
  if (found.is === 'mail')
    return say('first-class.table.mail-car', {
      train: name,
      frame: frameWords(voice, rules.printed.mailCars[train.mail - 1]!),
      isUsed: isSpent ? 'yes' : 'no',
    })
  const isReached = card <= train.conductor ? 'yes' : 'no'
  return say('first-class.table.car', { train: name, car: found.car, value: valueOfCar(train, found.car), isReached })
}

interface BodyProps {
  readonly train: TrainState
  readonly card: number
  readonly isLit: boolean
  readonly isSpent: boolean
}

function LargeBody({ train, card, isLit, isSpent }: BodyProps) {
  const { rules } = useTableModel()
  const found = cardAt(train, card)
  return (
    <Carriage>
      {found.is === 'free' && <FreePlace card={card} />}
      {found.is === 'tile' && <TileDrawing number={train.tile} isLit={isLit} />}
      {found.is === 'mail' && <MailCarDrawing frame={rules.printed.mailCars[train.mail - 1]!} isSpent={isSpent} />}
      {found.is === 'car' && <CarDrawing value={CAR_VALUES[stepOfCar(train, found.car)]!} isLit={isLit} />}
    </Carriage>
  )
}

/** What will lie here: a car, the mail car, or the locomotive tile. */
const iconOfPlace = (card: number) => (card === TILE_PLACE ? 'locomotive' : card === MAIL_PLACE ? 'mail' : null)

function FreePlace({ card }: { card: number }) {
  const icon = iconOfPlace(card)
  return (
    <>
      <rect x={5} y={12} width={54} height={23} rx={3} class="free" />
      {icon === null ? (
        <path d={figuresPath(String(card), 32, 28, 12)} class="free-number" />
      ) : (
        <use href={`#fc-${icon}`} x={19} y={15} width={26} height={17} class="free-icon" />
      )}
    </>
  )
}

const printSmall = cachedMarkup((is: CardOfTrain['is'], face: number, isLit: boolean) => (
  <>
    {is === 'free' && <rect x={3} y={5} width={18} height={11} rx={2} class="free" />}
    {is === 'tile' && <SmallTile number={face} isLit={isLit} />}
    {is === 'mail' && <SmallMailCar />}
    {is === 'car' && <SmallCar step={face} isLit={isLit} />}
  </>
))

function SmallBody({ train, card, isLit }: BodyProps) {
  const print = printSmall(cardAt(train, card).is, faceAt(train, card), isLit)
  return <svg class="carriage" viewBox="0 -2 24 21.5" aria-hidden="true" ref={print} />
}

/** A celebrity, a passenger or luggage under its car; the first free car is where the next one would go. */
function Guest({ train, which, card, isOwn, isSmall, isGlance }: CardProps & Pick<PlaceProps, 'isGlance'>) {
  const { voice, say, rules, targets } = useTableModel()
  const car = carAtCard(card)
  const name = TRAINS[which]
  const face = car === 0 ? undefined : rules.printed.faces[train.guests[car - 1] ?? -1]
  if (face === undefined) {
    if (!isOwn || !isFirstFree(train, car) || !targets.has(`guest ${name}`)) return null
    return (
      <Target
        place={`guest ${name}`}
        class="guest is-free"
        label={say('first-class.table.free-place', { train: name })}
        hasGain
      >
        <Icon name={which === 0 ? 'passenger' : 'luggage'} size={1.3} />
      </Target>
    )
  }
  const isCelebrity = face.kind === 'celebrity'
  const isSeated = isCelebrity || car <= train.seated
  const icon = isCelebrity ? 'celebrity' : which === 0 ? 'passenger' : 'luggage'
  return (
    <Target
      place={null}
      thing={isGlance ? null : { is: 'card', face }}
      class={`guest ${isCelebrity ? 'is-celebrity' : ''} ${isSeated ? '' : 'is-waiting'}`}
      label={guestLabel(voice, isCelebrity, which, car, isSeated)}
    >
      <Icon name={icon} size={isSmall ? 1 : 1.3} />
      {!isSmall && (isCelebrity ? <b>×2</b> : <Icon name={isSeated ? 'check' : 'waiting'} size={0.9} />)}
    </Target>
  )
}

function guestLabel({ say }: Voice, isCelebrity: boolean, which: 0 | 1, car: number, isSeated: boolean): string {
  if (isCelebrity) return say('first-class.table.celebrity', { car })
  const what = say(which === 0 ? 'first-class.table.passenger' : 'first-class.table.luggage')
  return say('first-class.table.guest', { what, car, isSeated: isSeated ? 'yes' : 'no' })
}

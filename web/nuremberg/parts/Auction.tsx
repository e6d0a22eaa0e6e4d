import type { Seat } from '@roundhouse/kernel/game'
import { COLOURS, type Influence, pointsOf } from '@roundhouse/nuremberg/base/influence'
import { NONE } from '@roundhouse/nuremberg/base/state'
import { boxPlace, influenceWords, whoIs } from '@roundhouse/nuremberg/words/voice'
import { useMemo } from 'preact/hooks'
import type { Say } from '../../messages/say.ts'
import { Button } from '../../shell/Button.tsx'
import { walkedByArrows } from '../../table/keys/arrows.ts'
import { pure } from '../../table/memo/pure.tsx'
import { pressing } from '../../table/targets/press.ts'
import { targetAttributes } from '../../table/targets/state.ts'
import { bidsOn, boxKey } from '../choosing/targets.ts'
import { whyQuestionOfBox } from '../choosing/why-questions.ts'
import { broughtBy, gainsOf } from '../decision/gains.ts'
import { DiscRow } from '../drawing/DiscRow.tsx'
import { Icon } from '../drawing/Icon.tsx'
import { memo } from '../model/memo.ts'
import { questionOf, type StableTableModel, useStableTableModel, useTableModel } from '../model/table-model.ts'
import { untilPlayed } from '../model/until-played.ts'
import { leadersOf, type Taker, takersIn } from './takers.ts'

/** The boxes of the auction: what they bring, and who leads. In the auction they are chosen here. */
export function Auction() {
  const model = useTableModel()
  const { view, rules, say, snapshot, choice } = model
  const takers = useMemo(
    () => (view.phase === 'auction' ? leadersOf(rules.boxes, view) : takersIn(snapshot.story)),
    [snapshot],
  )
  const [upper, lower] = [rules.boxes[0]!.least, rules.boxes.at(-1)!.least]
  return (
    <section
      class={`panel auction p${view.toMove} ${view.phase === 'auction' ? 'open' : ''}`}
      aria-label={say('nuremberg.auction')}
    >
      <h2>
        {say('nuremberg.auction')}
        <small>{say('nuremberg.auction.rows', { upper, lower })}</small>
      </h2>
      <div class="boxes" {...walkedByArrows}>
        {rules.boxes.map(({ name }, box) => (
          <AuctionBox key={name} box={box} {...(takers.get(name) ?? NOBODY)} isChosen={choice.box === box} />
        ))}
      </div>
      {questionOf(model) === 'bid' && <OwnNumbers />}
    </section>
  )
}

/** What the one who bids has, where everyone's numbers are out of sight. */
function OwnNumbers() {
  const { view, rules, voice, say } = useTableModel()
  const { cubes, influence } = view.players[view.toMove]!
  const gains = gainsOf(rules.boxes, view)
  return (
    <p class="own-numbers">
      <span class="name">
        <Icon of={`seat-${view.toMove}`} width={17} /> {voice.names[view.toMove]}
      </span>
      <span>
        <Icon of="cube" width={15} colour="var(--k)" /> <b>{cubes}</b>
      </span>
      {COLOURS.map((colour, n) => (
        <span
          key={colour}
          role="img"
          aria-label={say('nuremberg.players.influence-of', {
            count: influence[n]!,
            colour: say(`nuremberg.kind.${colour}`),
          })}
        >
          <Icon of={colour} width={15} /> <InfluenceWithGain now={influence[n]!} gain={gains[n]!} />
        </span>
      ))}
    </p>
  )
}

/** Influence of a colour, and what the boxes that are led would bring of it. */
export const InfluenceWithGain = ({ now, gain }: { now: number; gain: number }) => (
  <b>
    {now}
    {gain > 0 && <span class="gain"> +{gain}</span>}
  </b>
)

const NOBODY: Taker = { seat: NONE, cubes: 0 }

type BoxState = 'can' | 'lead' | 'closed' | 'dear' | 'rest'

interface BoxBid {
  readonly box: number
  /** Who took it or leads it, and for how many cubes. */
  readonly seat: Seat
  readonly cubes: number
}

interface BoxProps extends BoxBid {
  readonly isChosen: boolean
}

/** What else is seen of a box: while it stays the same, the box is not drawn again. */
export const seenBox = (stable: StableTableModel, { box, seat, cubes }: BoxBid) =>
  boxUntilPlayed(stable, box, seat, cubes)

const boxUntilPlayed = untilPlayed((stable, box: number, seat: Seat, cubes: number) => {
  const { view, rules, voice, targets } = stable
  const { say } = voice
  const { name, isOpen } = rules.boxes[box]!
  const isBidding = questionOf(stable) === 'bid'
  const range = bidsOn(targets, rules.boxes[box]!)
  const isLead = view.bidders[box] === view.toMove
  const state: BoxState = !isOpen ? 'closed' : !isBidding ? 'rest' : range ? 'can' : isLead ? 'lead' : 'dear'
  const disc = isOpen ? view.discs[box]! : NONE
  const label = say('nuremberg.auction.box', {
    box: say('nuremberg.box.place', boxPlace(name)),
    brings: influenceWords(voice, broughtBy(rules.boxes[box]!, disc)),
    bid: seat === NONE ? 'none' : 'some',
    ...whoIs(voice, seat),
    cubes,
    state,
    least: range?.least ?? 0,
    most: range?.most ?? 0,
  })
  return { state, label, disc, note: isBidding ? noteFor(state, say, range?.least) : null }
})

/** What can be done with a box, or why nothing, stands on it while somebody bids. */
function BoxWithBid(props: BoxProps) {
  const { box, seat, cubes, isChosen } = props
  const stable = useStableTableModel()
  const { rules, canAsk } = stable
  const { state, label, disc, note } = seenBox(stable, props)
  const key = boxKey(rules.boxes[box]!)
  const content = (
    <>
      <Printed printed={rules.boxes[box]!.printed} disc={disc} />
      <span class="box-foot">
        <small class="plate">{boxPlace(rules.boxes[box]!.name).number}</small>
        <BidLine seat={seat} cubes={cubes} isClosed={state === 'closed'} />
      </span>
      {note !== null && <small class="note">{note}</small>}
    </>
  )
  if (note === null && !canAsk)
    return (
      <fieldset class={`box ${state}`} aria-label={label} data-target={key}>
        {content}
      </fieldset>
    )
  return (
    <Button
      class={`box ${state} ${isChosen ? 'chosen' : ''}`}
      aria-label={label}
      {...targetAttributes({ key, isOpen: state === 'can', isChosen, isTabStop: note !== null || box === 0 })}
      {...pressing(() => pointAtBox(stable, box), state === 'can')}
    >
      {content}
    </Button>
  )
}

const AuctionBox = memo(BoxWithBid, (stable, props) => Object.values(seenBox(stable, props)))

/** A bid is begun, or it is asked why there can be none. */
export function pointAtBox(stable: StableTableModel, box: number): void {
  const range = bidsOn(stable.targets, stable.rules.boxes[box]!)
  if (range === undefined) stable.askWhy(whyQuestionOfBox(stable, box))
  else stable.choose({ box, cubes: range.least })
}

export const Printed = pure(({ printed, disc }: { printed: Influence; disc: number }) => (
  <span class="printed">
    <DiscRow colours={pointsOf(printed)} />
    {disc !== NONE && (
      <span class="disc">
        <DiscRow colours={[COLOURS[disc]!]} />
      </span>
    )}
  </span>
))

function noteFor(state: BoxState, say: Say, least = 0): string {
  if (state === 'can') return say('nuremberg.auction.from', { least })
  if (state === 'lead') return say('nuremberg.auction.you-lead')
  return say(state === 'closed' ? 'nuremberg.auction.closed' : 'nuremberg.auction.too-high')
}

export function BidLine({ seat, cubes, isClosed }: { seat: Seat; cubes: number; isClosed: boolean }) {
  const { say, names } = useStableTableModel().voice
  if (seat === NONE) return <span class="bid none">{isClosed ? '' : say('nuremberg.auction.no-bid')}</span>
  return (
    <span class={`bid p${seat}`}>
      <Icon of={`seat-${seat}`} width={15} />
      <span class="name">{names[seat]}</span>
      <b>{cubes}</b>
      <Icon of="cube" width={11} colour="var(--k)" />
    </span>
  )
}

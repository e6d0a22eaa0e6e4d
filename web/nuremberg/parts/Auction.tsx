import { COLOURS } from '@roundhouse/nuremberg/base/influence'
import { NONE } from '@roundhouse/nuremberg/base/state'
import { useMemo } from 'preact/hooks'
import { walkedByArrows } from '../../table/arrows.ts'
import { broughtBy } from '../decision/gains.ts'
import { Icon } from '../drawing/Icon.tsx'
import { popIn } from '../motion.ts'
import { questionOf, type Seated, useSeated, useSitting } from '../sitting.ts'
import { bidsOf } from '../targets.ts'
import { wishOfBox } from '../wishes.ts'
import { influenceWords } from '../words/voice.ts'
import { leadersOf, type Taker, takersIn } from './takers.ts'
import './auction.css'

/** The boxes of the auction: what they bring, and who leads. In the auction they are chosen here. */
export function Auction() {
  const { view, rules, voice, scene, choice } = useSitting()
  const { say } = voice
  const takers = useMemo(
    () => (view.phase === 'auction' ? leadersOf(rules.boxes, view) : takersIn(scene.story)),
    [scene],
  )
  const [upper, lower] = [rules.boxes[0]!.least, rules.boxes.at(-1)!.least]
  return (
    <section class={`panel auction ${view.phase === 'auction' ? 'open' : ''}`} aria-label={say('nuremberg.auction')}>
      <h2>
        {say('nuremberg.auction')}
        <small>{say('nuremberg.auction.rows', { upper, lower })}</small>
      </h2>
      <div class="boxes" {...walkedByArrows}>
        {rules.boxes.map(({ name }, box) => (
          <AuctionBox key={name} box={box} taker={takers.get(name) ?? null} isChosen={choice.box === box} />
        ))}
      </div>
    </section>
  )
}

type BoxState = 'can' | 'lead' | 'closed' | 'dear' | 'rest'

interface BoxProps {
  box: number
  taker: Taker | null
  isChosen: boolean
}

/** Drawn again only if something was played, or if it is chosen or was. */
function AuctionBox({ box, taker, isChosen }: BoxProps) {
  const seated = useSeated()
  return useMemo(() => drawn(seated, { box, taker, isChosen }), [seated, isChosen])
}

function drawn(seated: Seated, { box, taker, isChosen }: BoxProps) {
  const { view, rules, voice, targets, choose, askWhy, canAsk } = seated
  const { say } = voice
  const { name, printed, isOpen } = rules.boxes[box]!
  const isBidding = questionOf(seated) === 'bid'
  const range = bidsOf(targets).get(box)
  const isLead = view.bidders[box] === view.toMove
  const state: BoxState = !isOpen ? 'closed' : !isBidding ? 'rest' : range ? 'can' : isLead ? 'lead' : 'dear'
  const brings = broughtBy(rules.boxes[box]!, isOpen ? view.discs[box]! : NONE)
  const label = say('nuremberg.auction.box', {
    box: name,
    brings: influenceWords(voice, brings),
    bid: taker === null ? 'none' : 'some',
    name: taker === null ? '' : voice.names[taker.seat]!,
    cubes: taker?.cubes ?? 0,
    state,
    least: range?.least ?? 0,
    most: range?.most ?? 0,
  })
  const content = (
    <>
      <span class="printed">
        {COLOURS.flatMap((colour, n) => (printed[n]! > 0 ? [<Icon key={colour} of={colour} width={16} />] : []))}
        {isOpen && view.discs[box] !== NONE && (
          <span class="disc">
            <Icon of={COLOURS[view.discs[box]!]!} width={16} />
          </span>
        )}
      </span>
      <BidLine taker={taker} isOpen={isOpen} />
      {isBidding && <small class="note">{noteFor(state, say, range?.least)}</small>}
    </>
  )
  if (!isBidding && !canAsk)
    return (
      <fieldset class={`box ${state}`} aria-label={label} data-thing={`box ${name}`}>
        {content}
      </fieldset>
    )
  return (
    <button
      type="button"
      class={`box ${state} ${isChosen ? 'chosen' : ''}`}
      aria-label={label}
      aria-pressed={range === undefined ? undefined : isChosen}
      aria-disabled={range === undefined ? true : undefined}
      tabIndex={isBidding || box === 0 ? 0 : -1}
      data-thing={`box ${name}`}
      onClick={() => (range ? choose({ box, cubes: range.least }) : askWhy(wishOfBox(seated, box)))}
    >
      {content}
    </button>
  )
}

function noteFor(state: BoxState, say: (key: string, values?: Record<string, number>) => string, least = 0): string {
  if (state === 'can') return say('nuremberg.auction.from', { least })
  if (state === 'lead') return say('nuremberg.auction.you-lead')
  return say(state === 'closed' ? 'nuremberg.auction.closed' : 'nuremberg.auction.too-high')
}

function BidLine({ taker, isOpen }: { taker: Taker | null; isOpen: boolean }) {
  const { voice } = useSeated()
  if (taker === null) return <span class="bid none">{isOpen ? voice.say('nuremberg.auction.no-bid') : ''}</span>
  return (
    <span class="bid" key={`${taker.seat} ${taker.cubes}`} ref={popIn}>
      <Icon of={`seat-${taker.seat}`} width={15} />
      <span class="name">{voice.names[taker.seat]}</span>
      <b>{taker.cubes}</b>
      <Icon of="cube" width={11} colour={`var(--p${taker.seat})`} />
    </span>
  )
}

import { COLOURS } from '@roundhouse/nuremberg/base/influence'
import { NONE } from '@roundhouse/nuremberg/base/state'
import { standingBids } from '@roundhouse/nuremberg/phases/auction'
import { boxWords, influenceWords } from '@roundhouse/nuremberg/words/voice'
import { bidsOn } from '../choosing/targets.ts'
import { CHOOSE_A_BOX } from '../choosing/why-questions.ts'
import { Icon } from '../drawing/Icon.tsx'
import { stateSeen } from '../model/rules.ts'
import { useTableModel } from '../model/table-model.ts'
import { BidLine, InfluenceWithGain, Printed, pointAtBox, seenBox } from '../parts/Auction.tsx'
import { leadersOf } from '../parts/takers.ts'
import { Button, Frame } from './Frame.tsx'
import { broughtBy, gainsOf } from './gains.ts'
import { Option, Options } from './Options.tsx'
import { Stepper } from './Stepper.tsx'

/** A box is chosen, here or where they lie; then the number of cubes, from the lowest legal bid on. */
export function Bid() {
  const { rules, targets, choice } = useTableModel()
  const { box } = choice
  const range = box === undefined ? undefined : bidsOn(targets, rules.boxes[box]!)
  return box === undefined || range === undefined ? <ChooseBox /> : <ChooseCubes box={box} range={range} />
}

function useAbout(isChosen: boolean): string {
  const { view, say } = useTableModel()
  return say('nuremberg.bid.about', {
    standing: standingBids(stateSeen(view), view.toMove),
    isChosen: isChosen ? 'yes' : 'no',
  })
}

function ChooseBox() {
  const model = useTableModel()
  const { view, rules, say, askWhy } = model
  const leaders = leadersOf(rules.boxes, view)
  const about = useAbout(false)
  return (
    <Frame
      title={say('nuremberg.bid.title')}
      about={about}
      main={
        <Button isMain isClosed onClick={() => askWhy(CHOOSE_A_BOX)}>
          {say('nuremberg.bid.go', { cubes: '…' })}
        </Button>
      }
    >
      <Options label={about} areBoxes>
        {rules.boxes.map(({ name, printed, isOpen }, box) => {
          const { seat, cubes } = leaders.get(name) ?? { seat: NONE, cubes: 0 }
          const { state, label, disc, note } = seenBox(model, { box, seat, cubes })
          return (
            isOpen && (
              <Option
                key={name}
                label={label}
                isClosed={state !== 'can'}
                onClick={() => pointAtBox(model, box)}
                gain={note}
              >
                <Printed printed={printed} disc={disc} />
                {seat !== NONE && <BidLine seat={seat} cubes={cubes} isClosed={false} />}
              </Option>
            )
          )
        })}
      </Options>
      <Purposes />
    </Frame>
  )
}

interface ChooseCubesProps {
  readonly box: number
  readonly range: { readonly least: number; readonly most: number }
}

function ChooseCubes({ box, range }: ChooseCubesProps) {
  const { view, rules, voice, say, choice, choose, play, askWhy } = useTableModel()
  const { name, printed } = rules.boxes[box]!
  const cubes = Math.min(range.most, Math.max(range.least, choice.cubes ?? range.least))
  const bidder = view.bidders[box]!
  const label = say('nuremberg.bid.label', { box: boxWords(voice, name) })
  return (
    <Frame
      title={say('nuremberg.bid.title')}
      about={useAbout(true)}
      corner={<Button onClick={() => choose({})}>{say('nuremberg.bid.other')}</Button>}
      main={
        <Button isMain onClick={() => play(`bid ${name} ${cubes}`)}>
          {say('nuremberg.bid.go', { cubes })}
        </Button>
      }
    >
      <p class="bid-on">
        <Icon of="cube" width={17} colour="var(--k)" /> <b>{label}</b>{' '}
        <Printed printed={printed} disc={view.discs[box]!} />
      </p>
      <div class="bid-cubes">
        <Stepper
          hasKeys
          name={label}
          value={cubes}
          least={range.least}
          most={range.most}
          change={next => choose({ box, cubes: next })}
          ask={next => askWhy(`bid ${name} ${next}`)}
        />
        <small>{say('nuremberg.bid.range', { ...range, isOne: range.least === range.most ? 'yes' : 'no' })}</small>
        <Button onClick={() => askWhy(`bid ${name} ${range.most + 1}`)}>{say('nuremberg.bid.why-not-more')}</Button>
      </div>
      <p class="after">
        {bidder !== NONE && `${say('nuremberg.bid.outbids', { name: voice.names[bidder]!, cubes: view.bids[box]! })} `}
        {say('nuremberg.bid.brings', {
          brings: influenceWords(voice, broughtBy(rules.boxes[box]!, view.discs[box]!)),
          left: view.players[view.toMove]!.cubes - cubes,
        })}
      </p>
    </Frame>
  )
}

/** What each colour is good for, how much of it there is, and what the boxes one leads would bring. */
function Purposes() {
  const { view, rules, say } = useTableModel()
  const { influence } = view.players[view.toMove]!
  const gains = gainsOf(rules.boxes, view)
  return (
    <ul class="purposes">
      {COLOURS.map((colour, n) => (
        <li key={colour}>
          <Icon of={colour} width={15} />
          <InfluenceWithGain now={influence[n]!} gain={gains[n]!} />
          <span>{say(`nuremberg.purpose.${colour}`)}</span>
        </li>
      ))}
    </ul>
  )
}

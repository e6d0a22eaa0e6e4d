import { COLOURS } from '@roundhouse/nuremberg/base/influence'
import { NONE } from '@roundhouse/nuremberg/base/state'
import { standingBids } from '@roundhouse/nuremberg/phases/auction'
import { influenceWords } from '@roundhouse/nuremberg/words/voice'
import { bidsOn } from '../choosing/targets.ts'
import { CHOOSE_A_BOX } from '../choosing/why-questions.ts'
import { Icon } from '../drawing/Icon.tsx'
import { stateSeen } from '../model/rules.ts'
import { useTableModel } from '../model/table-model.ts'
import { Button, Frame } from './Frame.tsx'
import { broughtBy, gainsOf } from './gains.ts'
import { Stepper } from './Stepper.tsx'

/** A box is chosen above; here the number of cubes, from the lowest legal bid on. */
export function Bid() {
  const model = useTableModel()
  const { view, rules, voice, say, targets, choice, choose, play, askWhy } = model
  const { box } = choice
  const range = box === undefined ? undefined : bidsOn(targets, rules.boxes[box]!)
  const about = say('nuremberg.bid.about', {
    standing: standingBids(stateSeen(view), view.toMove),
    isChosen: range === undefined ? 'no' : 'yes',
  })
  if (box === undefined || range === undefined)
    return (
      <Frame
        title={say('nuremberg.bid.title')}
        about={about}
        buttons={
          <Button isMain isClosed onClick={() => askWhy(CHOOSE_A_BOX)}>
            {say('nuremberg.bid.go', { cubes: '…' })}
          </Button>
        }
      >
        <Purposes />
      </Frame>
    )
  const { name } = rules.boxes[box]!
  const cubes = Math.min(range.most, Math.max(range.least, choice.cubes ?? range.least))
  const bidder = view.bidders[box]!
  const brings = broughtBy(rules.boxes[box]!, view.discs[box]!)
  const label = say('nuremberg.bid.label', { box: name })
  return (
    <Frame
      title={say('nuremberg.bid.title')}
      about={about}
      buttons={
        <>
          <Button onClick={() => askWhy(`bid ${name} ${range.most + 1}`)}>{say('nuremberg.bid.why-not-more')}</Button>
          <Stepper
            hasKeys
            name={label}
            value={cubes}
            least={range.least}
            most={range.most}
            change={next => choose({ box, cubes: next })}
            ask={next => askWhy(`bid ${name} ${next}`)}
          />
          <Button isMain onClick={() => play(`bid ${name} ${cubes}`)}>
            {say('nuremberg.bid.go', { cubes })}
          </Button>
        </>
      }
    >
      <p class="bid-on">
        <Icon of="cube" width={17} colour={`var(--p${view.toMove})`} /> <b>{label}</b>{' '}
        <small>{say('nuremberg.bid.range', { ...range })}</small>
      </p>
      <p class="after">
        {bidder !== NONE && `${say('nuremberg.bid.outbids', { name: voice.names[bidder]!, cubes: view.bids[box]! })} `}
        {say('nuremberg.bid.brings', {
          brings: influenceWords(voice, brings),
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
          <b>
            {influence[n]}
            {gains[n]! > 0 && <span class="gain"> +{gains[n]}</span>}
          </b>
          <span>{say(`nuremberg.purpose.${colour}`)}</span>
        </li>
      ))}
    </ul>
  )
}

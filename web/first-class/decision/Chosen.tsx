import { Button } from '../../shell/Button.tsx'
import { textsAt } from '../../table/targets/targets.ts'
import { isBought } from '../choosing/choosing.ts'
import { kindOfPlace, type Place, whichAt } from '../choosing/targets.ts'
import { thingAt } from '../choosing/things.ts'
import { whyQuestionAt } from '../choosing/why-questions.ts'
import { useTableModel } from '../model/table-model.ts'
import type { Voice } from '../voice.ts'
import { CardDetail } from './CardDetail.tsx'
import { ChoiceRow } from './MoveButton.tsx'

/** A place that was pointed at: what lies there, and what else can be done with it than the main button does. */
export const Chosen = ({ place }: { place: Place }) => (
  <div class="chosen">
    <ChosenThing place={place} />
    <ChosenChoices place={place} />
  </div>
)

export function ChosenThing({ place }: { place: Place }) {
  const { view, rules, voice, seat } = useTableModel()
  // What a coin buys is asked above.
  if (isBought(place)) return null
  const thing = thingAt(rules, view, place, seat)
  return thing === null ? <h3>{titleOf(place, voice)}</h3> : <CardDetail thing={thing} />
}

export function ChosenChoices({ place }: { place: Place }) {
  const { view, say, targets, choose, askWhy, canAsk } = useTableModel()
  const moves = textsAt(targets, place)
  const rows = isBought(place) ? moves : moves.slice(1)
  const question = canAsk ? whyQuestionAt(view, place) : null
  const isRefused =
    question !== null && (moves.length === 0 || (kindOfPlace(place) === 'offer' && !moves.includes(question)))
  return (
    <div class={`choices ${rows.length > 2 ? 'are-many' : ''}`}>
      {rows.map(text => (
        <ChoiceRow key={text} text={text} />
      ))}
      {isRefused && (
        <Button class="table-button" onClick={() => askWhy(question)}>
          {say('first-class.table.why-not')}
        </Button>
      )}
      <Button class="table-button is-quiet" onClick={() => choose(null)}>
        {say('first-class.table.back')}
      </Button>
    </div>
  )
}

export const titleOf = (place: Place, { say }: Voice): string =>
  isBought(place) ? say('first-class.table.coins-buy', { column: whichAt(place) }) : say('first-class.ask.frame')

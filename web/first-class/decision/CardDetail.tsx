import type { Face } from '@roundhouse/first-class/base/cards/card'
import { writeSlot } from '@roundhouse/first-class/base/cards/offer'
import { textsAt } from '../../table/targets/targets.ts'
import { gainOfCard } from '../choosing/gains.ts'
import { type Thing, TOOLBOX_FRAME, thingTitle, thingWords } from '../choosing/things.ts'
import { Card, EndCard, StartTile, ToolboxCard } from '../drawing/Card.tsx'
import { useTableModel } from '../model/table-model.ts'

function ThingDrawing({ thing }: { thing: Thing }) {
  const { rules, view } = useTableModel()
  switch (thing.is) {
    case 'card':
      return <Card face={thing.face} forms={rules.conditions} />
    case 'end-card':
      return <EndCard face={thing.face} />
    case 'tile':
      return <StartTile seats={view.players.length} />
    case 'toolbox':
      return <ToolboxCard frame={TOOLBOX_FRAME} />
  }
}

/** Something printed, large, and what it does in words. */
export function CardDetail({ thing }: { thing: Thing }) {
  const { voice } = useTableModel()
  return (
    <div class="card-detail">
      <ThingDrawing thing={thing} />
      <div>
        <h3>{thingTitle(voice, thing)}</h3>
        <p>{thingWords(voice, thing)}</p>
        {thing.is === 'card' && <Forecast face={thing.face} />}
      </div>
    </div>
  )
}

/** What a card of the offer would bring, while one may be taken. */
function Forecast({ face }: { face: Face }) {
  const { game, view, say, rules, targets } = useTableModel()
  const slot = view.offer.findIndex(each => rules.printed.faces[each] === face)
  const place = slot === -1 ? null : writeSlot(slot)
  if (place === null || !textsAt(targets, `offer ${place}`).includes(`take ${place}`)) return null
  const { points, scoring } = gainOfCard(game, view, place)
  if (points <= 0 && scoring <= 0) return null
  const both = points > 0 && scoring > 0 ? 'yes' : 'no'
  return <p class="forecast">{say('first-class.table.forecast', { points, scoring, both })}</p>
}

import { DeferredContext } from '../../table/memo/deferred.tsx'
import { Decision } from '../decision/Decision.tsx'
import { TableModelContext, useTableModel } from '../model/table-model.ts'
import { FinalCount } from './FinalCount.tsx'
import { Head } from './Head.tsx'
import { Market } from './Market.tsx'
import { Offer } from './Offer.tsx'
import { RecapLine } from './RecapNote.tsx'
import { EveryBoard } from './Rivals.tsx'

/** For everybody in a place: the cards, what was done last, and everybody's board alike. */
export function ForAll() {
  const { view } = useTableModel()
  return (
    <div class="wide for-all">
      <DeferredContext of={TableModelContext}>
        <Head />
      </DeferredContext>
      <div class="top">
        {view.phase === 'over' ? <FinalCount /> : <Offer />}
        <Market />
      </div>
      <EveryBoard />
      <div class="last">
        <Decision />
        {view.phase !== 'over' && <JustNow />}
      </div>
    </div>
  )
}

/** As many as there is room for. */
const MOST = 5

/** What was done last, the latest first. */
function JustNow() {
  const { snapshot, say } = useTableModel()
  const { story } = snapshot
  return (
    <section class="just-now panel" aria-label={say('first-class.table.log')}>
      {story
        .slice(-MOST)
        .toReversed()
        .map((line, n) => (
          <RecapLine key={story.length - n} line={line} />
        ))}
    </section>
  )
}

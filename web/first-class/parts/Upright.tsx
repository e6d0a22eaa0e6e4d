import { DeferredContext } from '../../table/memo/deferred.tsx'
import { UprightDecision } from '../decision/UprightDecision.tsx'
import { TableModelContext, useTableModel } from '../model/table-model.ts'
import type { ScoringState } from '../model/useScoring.ts'
import { Board } from './Board.tsx'
import { FinalCount } from './FinalCount.tsx'
import { UprightHead } from './Head.tsx'
import { Market } from './Market.tsx'
import { Offer } from './Offer.tsx'
import { Recap } from './Recap.tsx'
import { RivalLines } from './Rivals.tsx'
import { ScoringSummary } from './ScoringSummary.tsx'
import { CardsOnTable, useIsAnswer } from './Wide.tsx'

/** The whole table on a screen that is higher than wide: from above to below, the others in a line. */
export function Upright({ scored }: { scored: ScoringState }) {
  const { view, seat, snapshot } = useTableModel()
  const isAnswer = useIsAnswer(snapshot)
  return (
    <div class="upright">
      <DeferredContext of={TableModelContext}>
        <UprightHead />
      </DeferredContext>
      <div class="top">
        <CardsOnTable isAnswer={isAnswer}>
          {scored.scoring === null ? (
            <>
              {view.phase === 'over' ? <FinalCount /> : <Offer />}
              <Market />
            </>
          ) : (
            <ScoringSummary scoring={scored.scoring} close={scored.close} />
          )}
        </CardsOnTable>
      </div>
      <DeferredContext of={TableModelContext} isNow={!isAnswer}>
        <RivalLines />
      </DeferredContext>
      <Board seat={seat} isOwn={snapshot.viewer === seat} />
      <UprightDecision />
      <DeferredContext of={TableModelContext}>
        <Recap />
      </DeferredContext>
    </div>
  )
}

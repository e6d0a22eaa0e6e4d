import { DeferredContext } from '../../table/memo/deferred.tsx'
import { Decision } from '../decision/Decision.tsx'
import { TableModelContext, useTableModel } from '../model/table-model.ts'
import { Board } from './Board.tsx'
import { FinalCount } from './FinalCount.tsx'
import { Head } from './Head.tsx'
import { Market } from './Market.tsx'
import { Offer } from './Offer.tsx'
import { RivalLines } from './Rivals.tsx'
import { CardsOnTable, useIsAnswer } from './Wide.tsx'

/** The whole table beside something else: the decision stands above the own board, and the others in a line between. */
export function Beside() {
  const { view, seat, snapshot } = useTableModel()
  const isAnswer = useIsAnswer(snapshot)
  return (
    <div class="wide beside">
      <DeferredContext of={TableModelContext}>
        <Head />
      </DeferredContext>
      <div class="top">
        <CardsOnTable isAnswer={isAnswer}>
          {view.phase === 'over' ? <FinalCount /> : <Offer />}
          <Market />
        </CardsOnTable>
        <Decision />
      </div>
      <DeferredContext of={TableModelContext} isNow={!isAnswer}>
        <RivalLines />
      </DeferredContext>
      <Board seat={seat} isOwn={snapshot.viewer === seat} />
    </div>
  )
}

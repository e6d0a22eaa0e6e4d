import type { View } from '@roundhouse/first-class/base/view'
import type { Snapshot } from '@roundhouse/table/snapshot'
import type { RenderableProps } from 'preact'
import { useRef } from 'preact/hooks'
import { DeferredContext, useAfterPaint } from '../../table/memo/deferred.tsx'
import { Decision } from '../decision/Decision.tsx'
import { TableModelContext, useTableModel } from '../model/table-model.ts'
import type { ScoringState } from '../model/useScoring.ts'
import { Board } from './Board.tsx'
import { FinalCount } from './FinalCount.tsx'
import { Head } from './Head.tsx'
import { Market } from './Market.tsx'
import { Offer } from './Offer.tsx'
import { LogBeside, Recap } from './Recap.tsx'
import { Rivals } from './Rivals.tsx'
import { ScoringSummary } from './ScoringSummary.tsx'

/** The whole table on one screen; where there is room, the log beside it. */
export function Wide({ hasLog, scored }: { hasLog: boolean; scored: ScoringState }) {
  const { view, seat, snapshot } = useTableModel()
  const isAnswer = useIsAnswer(snapshot)
  return (
    <div class={hasLog ? 'wide has-log' : 'wide'}>
      <DeferredContext of={TableModelContext}>
        <Head />
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
        <DeferredContext of={TableModelContext} isNow={!isAnswer}>
          <Rivals isWide />
        </DeferredContext>
      </div>
      <div class="bottom">
        <Board seat={seat} isOwn={snapshot.viewer === seat} />
        <Decision />
      </div>
      <DeferredContext of={TableModelContext}>
        <Recap />
        {hasLog && <LogBeside />}
      </DeferredContext>
    </div>
  )
}

/** The cards in the middle of the table: what is chosen there is seen at once. */
export function CardsOnTable({ isAnswer, children }: RenderableProps<{ isAnswer: boolean }>) {
  const { snapshot } = useTableModel()
  const isSeen = useAfterPaint(snapshot) === snapshot
  return (
    <DeferredContext of={TableModelContext} isNow={!isAnswer || isSeen}>
      {children}
    </DeferredContext>
  )
}

/**
 * Is this what came of the reader's own move, or of a jump to another moment? Then the others have time; of a move of theirs their
 * boards are what to look at, and in a new round the cards that are dealt.
 */
export function useIsAnswer(snapshot: Snapshot): boolean {
  const was = useRef({ snapshot, isAnswer: false })
  const before = was.current.snapshot
  if (before !== snapshot)
    was.current = { snapshot, isAnswer: isAnswerTo(before, snapshot) || isJump(before, snapshot) }
  return was.current.isAnswer
}

const isAnswerTo = (before: Snapshot, now: Snapshot): boolean =>
  before.waiting === 'person' && now.waiting !== 'nobody' && dealOf(before) === dealOf(now)

/** In a replay, to a moment farther away than the next; not to the end or from there, where other things lie on the table. */
const isJump = (before: Snapshot, now: Snapshot): boolean =>
  now.waiting === 'nobody' && Math.abs(now.played - before.played) > 1 && isEnd(before) === isEnd(now)

const isEnd = ({ view }: Snapshot): boolean => (view as View).phase === 'over'

/** Which cards lie there: those of a round, or those that are drafted. */
function dealOf({ view }: Snapshot): string {
  const { round, draft } = view as View
  return `${round} ${draft === null}`
}

import { useRef } from 'preact/hooks'
import type { Scene } from '../../match/scene.ts'
import { NextFrame } from '../../table/NextFrame.tsx'
import { SittingContext, useSitting } from '../sitting.ts'
import { Board } from './Board.tsx'
import { Decision } from './Decision.tsx'
import { FinalCount } from './FinalCount.tsx'
import { Head } from './Head.tsx'
import { Market } from './Market.tsx'
import { Offer } from './Offer.tsx'
import { Recap } from './Recap.tsx'
import { Rivals } from './Rivals.tsx'

/** The whole table on one screen. */
export function Wide() {
  const { view, seat, scene } = useSitting()
  const isAnswer = useIsAnswer(scene)
  return (
    <div class="fc-wide">
      <NextFrame of={SittingContext}>
        <Head />
      </NextFrame>
      <div class="fc-top">
        {view.phase === 'over' ? <FinalCount /> : <Offer />}
        <Market />
        <NextFrame of={SittingContext} isNow={!isAnswer}>
          <Rivals />
        </NextFrame>
      </div>
      <div class="fc-bottom">
        <Board seat={seat} isOwn={scene.eye === seat} />
        <Decision />
      </div>
      <NextFrame of={SittingContext}>
        <Recap />
      </NextFrame>
    </div>
  )
}

/** Is this what came of the own move? Then the others have time; of a move of theirs their boards are what to look at. */
function useIsAnswer(scene: Scene): boolean {
  const was = useRef({ scene, isAnswer: false })
  if (was.current.scene !== scene)
    was.current = { scene, isAnswer: was.current.scene.waiting === 'person' && scene.waiting !== 'nobody' }
  return was.current.isAnswer
}

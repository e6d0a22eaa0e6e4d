import { useSitting } from '../sitting.ts'
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
  return (
    <div class="fc-wide">
      <Head />
      <div class="fc-top">
        {view.phase === 'over' ? <FinalCount /> : <Offer />}
        <Market />
        <Rivals />
      </div>
      <div class="fc-bottom">
        <Board seat={seat} isOwn={scene.eye === seat} />
        <Decision />
      </div>
      <Recap />
    </div>
  )
}

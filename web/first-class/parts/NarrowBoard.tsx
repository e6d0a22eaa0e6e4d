import { useSitting } from '../sitting.ts'
import { Coins } from './Coins.tsx'
import { Middle } from './Middle.tsx'
import { Contracts, EndCards, MurderFacts, Taken } from './Papers.tsx'
import { Route } from './Route.tsx'
import { Train } from './Train.tsx'

const WITH_MIDDLE = ['E', 'F']

/** The own board from above to below: trains, route, coins, papers. */
export function NarrowBoard() {
  const { seat, scene, voice } = useSitting()
  const isOwn = scene.eye === seat
  const hasMiddle = voice.rules.modules.some(({ letter }) => WITH_MIDDLE.includes(letter))
  return (
    <section class="fc-narrow-board" aria-label={voice.say('first-class.table.own-board')} data-board={seat}>
      <Train seat={seat} which={0} isOwn={isOwn} isSmall />
      {hasMiddle && <Middle seat={seat} isOwn={isOwn} />}
      <Train seat={seat} which={1} isOwn={isOwn} isSmall />
      <Route seat={seat} isOwn={isOwn} />
      <Coins seat={seat} isOwn={isOwn} />
      <div class="fc-papers">
        <Contracts seat={seat} isOwn={isOwn} />
        <EndCards seat={seat} />
      </div>
      <div class="fc-facts">
        <Taken seat={seat} />
        <MurderFacts seat={seat} />
      </div>
    </section>
  )
}

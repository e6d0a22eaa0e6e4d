import { useTableModel } from '../model/table-model.ts'
import { Constantinople, Display, TileStack } from './Market.tsx'
import { Offer, Tile } from './Offer.tsx'
import { Train } from './Train.tsx'

/** The offer, and below it the Game End cards, the locomotive tiles and Constantinople. */
export const NarrowOffer = () => (
  <div class="narrow-offer">
    <Offer />
    <NarrowMarket />
  </div>
)

/** The offer, and below it the own trains: the rest lies beside it. */
export function SidewaysOffer() {
  const { seat } = useTableModel()
  return (
    <div class="narrow-offer">
      <Offer />
      <div class="own-trains">
        <Train seat={seat} which={0} isOwn={false} isSmall isGlance />
        <Train seat={seat} which={1} isOwn={false} isSmall isGlance />
      </div>
    </div>
  )
}

export function NarrowMarket() {
  const { say } = useTableModel()
  return (
    <section class="narrow-market" aria-label={say('first-class.table.display')}>
      <Tile />
      <Display />
      <div class="narrow-railway">
        <TileStack />
        <Constantinople />
      </div>
    </section>
  )
}

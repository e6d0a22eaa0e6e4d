import { useTableModel } from '../model/table-model.ts'
import { Constantinople, Display, TileStack } from './Market.tsx'
import { Offer, Tile } from './Offer.tsx'

/** The offer, and below it the Game End cards, the locomotive tiles and Constantinople. */
export function NarrowOffer() {
  const { say } = useTableModel()
  return (
    <div class="narrow-offer">
      <Offer />
      <section class="narrow-market" aria-label={say('first-class.table.display')}>
        <Tile />
        <Display />
        <div class="narrow-railway">
          <TileStack />
          <Constantinople />
        </div>
      </section>
    </div>
  )
}

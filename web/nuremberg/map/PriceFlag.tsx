import { COLOURS } from '@roundhouse/nuremberg/base/influence'
import type { RailMap } from '@roundhouse/nuremberg/base/map'
import { useRef, useState } from 'preact/hooks'
import { useListeners } from '../../shell/useListeners.ts'
import type { PlanProps, Price } from './Plan.tsx'
import { areaAt } from './pointing.ts'
import { shapesOf } from './shapes.ts'

/** What a series costs so far, at its head; pointing at the next area shows there what it would cost then. */
export function PriceFlag({ map, plan, next }: PlanProps) {
  const flag = useRef<SVGGElement>(null)
  const pointed = usePointed(flag)
  const link = next.find(({ link }) => map.to[link] === pointed)
  const isBegun = plan !== null && plan.links.length > 0
  const [area, price] = link !== undefined ? [pointed, link.whole] : [isBegun ? plan.head : null, plan?.price ?? null]
  return (
    <g ref={flag} class="price-flag">
      {area !== null && price !== null && <Flag map={map} area={area} price={price} />}
    </g>
  )
}

/** The area under the pointer, or the one that has the focus. */
function usePointed(within: { readonly current: Element | null }): number | null {
  const [pointed, setPointed] = useState<number | null>(null)
  const point = ({ target }: Event) => setPointed(areaAt(target))
  useListeners(
    { pointerover: point, focusin: point, pointerleave: () => setPointed(null) },
    { on: () => within.current!.closest('.map-sheet')! },
  )
  return pointed
}

const EACH = 40
const TALL = 30
const POLE = 62

function Flag({ map, area, price: { price, owed } }: { map: RailMap; area: number; price: Price }) {
  const { sheet, areas } = shapesOf(map)
  const [x, y] = areas[area]!.centre
  const things = [
    { of: 'cube', count: price },
    ...COLOURS.flatMap((of, n) => (owed[n]! > 0 ? [{ of, count: owed[n]! }] : [])),
  ]
  const wide = things.length * EACH + 8
  // It flies towards the middle of the sheet, so that it is never cut off.
  const isLeft = x > (sheet[0] + sheet[2]) / 2
  const isUp = y - POLE - TALL > sheet[1]
  const top = isUp ? -POLE : POLE - TALL
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <path d={`M0 0V${isUp ? -POLE : POLE}`} class="staff" />
      <g transform={`translate(${isLeft ? -wide : 0} ${top})`}>
        <rect width={wide} height={TALL} class="cloth" />
        {things.map(({ of, count }, n) => (
          <g key={of} transform={`translate(${n * EACH + 6} 0)`}>
            <use href={`#nb-${of}`} y="6" width="17" height="18" class="cube" />
            <text x="21" y="21.5">
              {count}
            </text>
          </g>
        ))}
      </g>
    </g>
  )
}

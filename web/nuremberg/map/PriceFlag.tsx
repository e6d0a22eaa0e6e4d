import { COLOURS } from '@roundhouse/nuremberg/base/influence'
import type { RailMap } from '@roundhouse/nuremberg/base/map'
import { useRef, useState } from 'preact/hooks'
import { useListeners } from '../../shell/useListeners.ts'
import { FLAG_TALL, flagPlace } from './flag-place.ts'
import type { NextLink, PlanProps, Price } from './Plan.tsx'
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
      {area !== null && price !== null && <Flag map={map} area={area} price={price} next={next} />}
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

interface FlagProps {
  readonly map: RailMap
  readonly area: number
  readonly price: Price
  readonly next: readonly NextLink[]
}

function Flag({ map, area, price: { price, owed }, next }: FlagProps) {
  const { sheet, areas, tracks } = shapesOf(map)
  const { centre } = areas[area]!
  const things = [
    { of: 'cube', count: price },
    ...COLOURS.flatMap((of, n) => (owed[n]! > 0 ? [{ of, count: owed[n]! }] : [])),
  ]
  const wide = things.length * EACH + 8
  const prices = next.map(({ link }) => tracks[link >> 1]!.middle)
  const { left, top, tip } = flagPlace(centre, wide, { sheet, prices })
  return (
    <g transform={`translate(${centre[0].toFixed(1)} ${centre[1].toFixed(1)})`}>
      <path d={`M0 0V${tip}`} class="staff" />
      <g transform={`translate(${left} ${top})`}>
        <rect width={wide} height={FLAG_TALL} class="cloth" />
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

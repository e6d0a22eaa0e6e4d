import type { RailMap } from '@roundhouse/nuremberg/base/map'
import { pure } from '../../table/memo/pure.tsx'
import type { Point } from './points.ts'
import { shapesOf } from './shapes.ts'
import { Rail } from './Tracks.tsx'

/** A series that is being built, or a line that would be sold. */
export interface MapPlan {
  readonly owner: number
  readonly links: readonly number[]
  /** Where it goes on from; `null`: nowhere. */
  readonly head: number | null
  /** What the series costs so far; `null`: it costs nothing to build, so no link shows a price. */
  readonly price: Price | null
}

/** Building points, and influence owed by colour. */
export interface Price {
  readonly price: number
  readonly owed: readonly number[]
}

/** A link that can be built next, what it costs, and what the whole series would cost with it. */
export interface NextLink {
  readonly link: number
  readonly price: number
  readonly whole: Price
}

export interface PlanProps {
  map: RailMap
  plan: MapPlan | null
  next: readonly NextLink[]
}

/** Planned is a yellow glow, possible are teal dashes: nothing else on the map uses these two colours. */
export const PlanRails = pure(({ map, plan, next }: PlanProps) => {
  const { tracks } = shapesOf(map)
  return (
    <g>
      {next.map(({ link }) => (
        <g key={link} class="possible">
          <path d={tracks[link >> 1]!.path} class="under" />
          <path d={tracks[link >> 1]!.path} class="dashes" />
        </g>
      ))}
      {plan?.links.map(link => (
        <Rail key={link >> 1} map={map} border={link >> 1} owner={plan.owner} is="plan" />
      ))}
    </g>
  )
})

/** Prices on the links, and a ring where the series goes on. */
export const PlanPrices = pure(({ map, plan, next }: PlanProps) => {
  const { tracks, areas } = shapesOf(map)
  return (
    <g class="prices">
      {next.map(({ link, price }) => (
        <g key={`next ${link}`} transform={placed(tracks[link >> 1]!.middle)} class="next-price">
          <circle r="15" />
          <text y="5.6">+{price}</text>
        </g>
      ))}
      {plan !== null &&
        plan.price !== null &&
        plan.links.map(link => (
          <g key={link} transform={placed(tracks[link >> 1]!.middle)} class={`link-price p${plan.owner}`}>
            <rect x="-14" y="-11" width="28" height="22" rx="4" />
            <text x="-5" y="5.4">
              {map.cost[link]}
            </text>
            <use href="#nb-cube" x="1" y="-6.6" width="12" height="13" class="cube" />
          </g>
        ))}
      {typeof plan?.head === 'number' && (
        <g transform={placed(areas[plan.head]!.centre)} class="head">
          <circle r="15" class="ring" />
          <circle r="17.6" class="rim" />
        </g>
      )}
    </g>
  )
})

const placed = ([x, y]: Point): string => `translate(${x.toFixed(1)} ${y.toFixed(1)})`

import { COMPANIES, isStationOf } from '@roundhouse/nuremberg/base/company'
import type { MapArea, RailMap } from '@roundhouse/nuremberg/base/map'
import { Stamp } from '../drawing/Stamp.tsx'
import { letteringOf } from './labels.ts'
import { rounded } from './points.ts'
import { type AreaShape, shapesOf } from './shapes.ts'

/** The colours of ground that is not plain. */
export const FILLS = { hopfield: 'hop-wash', mountain: 'mountain', hill: 'hill', valley: 'valley' } as const

const companiesOf = (owners: number): string[] => COMPANIES.filter((_, company) => isStationOf(owners, company))

/** The ground of a company's station is washed in its colour, of both striped. */
export function Washes({ map, stations }: { map: RailMap; stations: readonly number[] }) {
  const { areas } = shapesOf(map)
  return (
    <g>
      {stations.map((owners, area) => {
        const companies = companiesOf(owners)
        if (companies.length === 0) return null
        const fill = companies.length > 1 ? 'url(#nb-both)' : `var(--${companies[0]}-wash)`
        const { path } = areas[area]!
        return (
          <g key={area} class={map.areas[area]!.owners === 0 ? 'wash later' : 'wash'}>
            <path d={path} fill={fill} />
            {companies.length === 1 && <path d={path} fill={`url(#nb-stripes-${companies[0]})`} class="stripes" />}
          </g>
        )
      })}
    </g>
  )
}

/** Stations, their banners, and every name. */
export function Stations({ map, stations }: { map: RailMap; stations: readonly number[] }) {
  const { areas } = shapesOf(map)
  return (
    <g>
      {map.stations.map(area => (
        <StationSign key={area} area={map.areas[area]!} shape={areas[area]!} owners={stations[area]!} />
      ))}
      {map.areas.map((area, n) => (
        <Name key={n} area={area} shape={areas[n]!} owners={stations[n]!} />
      ))}
      {map.stations.map(area => (
        <BannersOf key={area} area={map.areas[area]!} shape={areas[area]!} owners={stations[area]!} />
      ))}
    </g>
  )
}

interface SignProps {
  area: MapArea
  shape: AreaShape
  owners: number
}

/** The roofs of a city are in the colour of its company. */
function StationSign({ area: { station }, shape: { centre, label }, owners }: SignProps) {
  const companies = companiesOf(owners)
  const down = station === 'city' && !label.isBelow ? 8 : 0
  const roof = companies.length === 1 ? companies[0] : 'ink'
  return <Stamp of={station!} x={rounded(centre[0])} y={rounded(centre[1] + down)} colour={`var(--${roof})`} />
}

function Name({ area, shape: { label }, owners }: SignProps) {
  const [company] = companiesOf(owners)
  const halo =
    company !== undefined && area.station !== null
      ? `${company}-wash`
      : area.terrain === 'plain'
        ? undefined
        : FILLS[area.terrain]
  return (
    <text
      class={`name ${letteringOf(area)} on-${area.terrain}`}
      font-size={label.size}
      letter-spacing={label.spacing}
      style={halo === undefined ? undefined : { '--halo': `var(--${halo})` }}
    >
      {label.lines.map((line, n) => (
        <tspan key={n} x={label.x.toFixed(1)} y={(label.top + label.size * (0.84 + n)).toFixed(1)}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

/** Where the banners of a station begin, and how far one is from the next. */
function bannersAt({ station }: MapArea, { centre: [x, y], label: { isBelow } }: AreaShape) {
  if (station === 'start') return { x: x - 42, y: y - 22, right: 54, down: 0, width: 29 }
  if (station === 'city')
    return isBelow
      ? { x: x - 38, y: y - 40, right: 54, down: 0, width: 29 }
      : { x: x - 44, y: y - 16, right: 54, down: 0, width: 29 }
  return { x: x + 8, y: isBelow ? y - 26 : y + 7, right: 3, down: 17, width: 20 }
}

function BannersOf({ area, shape, owners }: SignProps) {
  const { x, y, right, down, width } = bannersAt(area, shape)
  const height = (width * 22) / 26
  return (
    <>
      {companiesOf(owners).map((company, n) => {
        const [left, top] = [rounded(x + n * right), rounded(y + n * down)]
        return (
          <g key={company}>
            <path d={`M${left} ${top - 2}v${(height + (width > 20 ? 14 : 4)).toFixed(1)}`} class="pole" />
            <Stamp of={`banner-${company}`} x={left} y={top} scale={width / 26} />
          </g>
        )
      })}
    </>
  )
}

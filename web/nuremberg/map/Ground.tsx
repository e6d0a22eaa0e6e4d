import type { MapArea, RailMap } from '@roundhouse/nuremberg/base/map'
import type { After } from '../../messages/say.ts'
import { useShell } from '../../shell/context.ts'
import { pure } from '../../table/memo/pure.tsx'
import { hash } from './chance.ts'
import type { Rect } from './points.ts'
import { FILLS, Washes } from './Stations.tsx'
import { type MapShapes, shapesOf } from './shapes.ts'

/** All that lies under everything else. It is drawn again only when a station is another's. */
export const GroundLayer = pure(({ map, stations }: { map: RailMap; stations: readonly number[] }) => (
  <>
    <Frame map={map} />
    <Fills map={map} />
    <Washes map={map} stations={stations} />
    <Engraving map={map} />
  </>
))

/** Some areas, for what is laid over them. */
export const AreaShapes = pure(
  ({ map, areas, class: name }: { map: RailMap; areas: readonly number[]; class?: string }) => (
    <>
      {areas.map(area => (
        <path key={area} d={shapesOf(map).areas[area]!.path} class={name} />
      ))}
    </>
  ),
)

/** The fill of every area: what is open stays paper. */
function Fills({ map }: { map: RailMap }) {
  const { areas, coast } = shapesOf(map)
  return (
    <g>
      <path d={coast} class="shore wide" />
      <path d={coast} class="shore" />
      {areas.map(({ path }, area) => (
        <path key={area} d={path} fill={fillOf(map.areas[area]!)} />
      ))}
    </g>
  )
}

const fillOf = ({ terrain, row, column }: MapArea): string =>
  terrain === 'plain' ? `var(--plain-${'abc'[hash(`r${row}c${column}`) % 3]})` : `var(--${FILLS[terrain]})`

/** Hachures, hop poles, borders, rivers and walls. */
function Engraving({ map }: { map: RailMap }) {
  const { strokes, borders, coast, rivers, walls } = shapesOf(map)
  const water = rivers.map(({ path }) => path).join('')
  return (
    <g class="engraving">
      {strokes.map(({ is, path }, n) => path !== '' && <path key={n} class={is} d={path} />)}
      <path d={borders} class="border" />
      <path d={coast} class="coast" />
      {['bed', 'water', 'wave'].map(layer => (
        <path key={layer} d={water} class={`river ${layer}`} />
      ))}
      {['outer', 'face', 'gaps'].map(layer => (
        <path key={layer} d={walls} class={`wall ${layer}`} />
      ))}
    </g>
  )
}

/** The edge of the sheet as engravers made it: two lines and a scale of black and white between them. */
function Frame({ map }: { map: RailMap }) {
  const { sheet } = shapesOf(map)
  const [left, top, right, bottom] = sheet
  const line = (inset: number, width: number) => (
    <rect
      x={left + inset}
      y={top + inset}
      width={right - left - 2 * inset}
      height={bottom - top - 2 * inset}
      fill="none"
      stroke="var(--ink)"
      stroke-width={width}
    />
  )
  return (
    <g>
      <rect x={left} y={top} width={right - left} height={bottom - top} fill="var(--sheet)" />
      {line(7, 2.2)}
      {line(15, 0.9)}
      <path d={scaleOf(sheet)} stroke="var(--ink)" stroke-width="5" fill="none" />
    </g>
  )
}

const STEP = 50

function scaleOf([left, top, right, bottom]: Rect): string {
  let path = ''
  for (let x = left + 15; x < right - 15; x += 2 * STEP)
    for (const y of [top + 11, bottom - 11]) path += `M${x} ${y}H${Math.min(x + STEP, right - 15)}`
  for (let y = top + 15; y < bottom - 15; y += 2 * STEP)
    for (const x of [left + 11, right - 11]) path += `M${x} ${y}V${Math.min(y + STEP, bottom - 15)}`
  return path
}

/** What the sheet is called, and what its ground means. */
export function Cartouche({ map }: { map: RailMap }) {
  const { say } = useShell()
  const { sheet } = shapesOf(map)
  const key = `nuremberg.sheet.${map.name.toLowerCase()}`
  const about = say.find(`${key}.about`)
  const [left, , right, bottom] = sheet
  const grounds = groundsOf(map)
  return (
    <>
      <g class="cartouche" transform={`translate(${left + 34} ${bottom - 80})`}>
        <text class="title" y="14">
          {say.find(key) ?? map.name.toUpperCase()}
        </text>
        {about !== null && (
          <text class="about" y="35">
            {about}
          </text>
        )}
        <path d="M0 46H200M0 46V50H50V46H100V50H150V46H200V50H0" class="scale" />
        <path d="M0 48H50M100 48H150" class="scale bar" />
      </g>
      <g class="legend" transform={`translate(${right - 34 - grounds.length * 112} ${bottom - 64})`}>
        {grounds.map((ground, n) => (
          <g key={ground} transform={`translate(${n * 112} 0)`}>
            <use href={`#nb-ground-${ground}`} />
            <text x="34" y="19">
              {say(`nuremberg.ground.${ground}`)}
            </text>
          </g>
        ))}
      </g>
    </>
  )
}

/** The kinds of ground that a map has, as its legend names them. */
function groundsOf({ areas, isRiver }: RailMap): After<'nuremberg.ground.'>[] {
  const terrains = new Set(areas.map(({ terrain }) => terrain))
  return [
    'plain',
    ...(isRiver.includes(true) ? (['river'] as const) : []),
    ...(['valley', 'hopfield', 'hill', 'mountain'] as const).filter(terrain => terrains.has(terrain)),
  ]
}

/** Rivers of the standard map have names; they are known by where they leave the sheet. */
export function RiverNames({ map }: { map: RailMap }) {
  const { say } = useShell()
  const { rivers, nameRiver } = shapesOf(map)
  return (
    <>
      {rivers.map((river, n) => {
        const name = say.find(`nuremberg.sheet.${map.name.toLowerCase()}.${river.leaves}`)
        if (name === null) return null
        const place = placed(nameRiver, river, name)
        return (
          <text key={n} class="river-name" transform={place} y="5">
            {name}
          </text>
        )
      })}
    </>
  )
}

function placed(nameRiver: MapShapes['nameRiver'], river: MapShapes['rivers'][number], name: string): string {
  const { at, angle } = nameRiver(river, name)
  return `translate(${at[0].toFixed(1)} ${at[1].toFixed(1)}) rotate(${angle.toFixed(1)})`
}

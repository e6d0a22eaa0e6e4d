import { pointsOf } from '@roundhouse/nuremberg/base/influence'
import type { RailMap } from '@roundhouse/nuremberg/base/map'
import { CLASSES } from '@roundhouse/nuremberg/base/piece'
import type { Rules } from '@roundhouse/nuremberg/base/table'
import type { AreaLine, MapFile } from '@roundhouse/nuremberg/maps/definition'
import { pawnsOf } from '@roundhouse/nuremberg/maps/definition'
import { MAP_NAMES, STANDARD, standardMap, standardTables } from '@roundhouse/nuremberg/maps/standard'
import { rulesFor } from '@roundhouse/nuremberg/rules'
import { mapFor } from '@roundhouse/nuremberg/words/places'
import { goodsWords, influenceWords, placeName } from '@roundhouse/nuremberg/words/voice'
import type { Say } from '../../messages/say.ts'
import { type AlbumFace, type Faces, newFace } from '../../rules/face.ts'
import { Icon } from '../drawing/Icon.tsx'
import { NO_MARKS } from '../map/MapView.tsx'
import { noteKey } from './notes.ts'
import { StillMap } from './StillMap.tsx'

const tables = standardTables(STANDARD)

interface Sheet {
  readonly name: string
  readonly file: MapFile
  readonly rules: Rules
}

const sheets: readonly Sheet[] = MAP_NAMES.map(name => {
  const file = standardMap(STANDARD, name)
  return { name, file, rules: rulesFor(4, file, tables, false) }
})

const drawn = (children: preact.ComponentChildren) => () => (
  <span class="nuremberg-table drawing-face" aria-hidden="true">
    {children}
  </span>
)

const areaFace = (say: Say, { name, file, rules }: Sheet, line: AreaLine, area: number): AlbumFace =>
  newFace({
    id: `${name}-${area + 1}`,
    name: placeName({ say, rules }, area),
    group: name,
    kind: say('nuremberg.area.ground', { terrain: line.terrain }),
    origin: line.status ?? file.status?.areas ?? 'documented',
    note: line.note === undefined ? '' : say(noteKey(line.note)),
    words: areaWords(say, rules.map, line, area),
  })

/** What stands in an area, and what is drawn for it at set-up. */
function areaWords(say: Say, map: RailMap, line: AreaLine, area: number): string {
  const { goods } = map.areas[area]!
  const pawns = pawnsOf(line)
  const { station, company = 'none' } = line
  return [
    ...(station === undefined ? [] : [say('nuremberg.area.station', { owners: company, station })]),
    ...(goods === 0 ? [] : [goodsWords(say, map, goods)]),
    ...(pawns === 0 ? [] : [say('cards.pawns', { n: pawns })]),
  ].join(', ')
}

const boxFaces = (say: Say): AlbumFace[] =>
  sheets[0]!.rules.boxes.map(({ name, printed }, box) =>
    newFace({
      id: name,
      group: 'boxes',
      kind: say('cards.box'),
      origin: 'ours',
      words: say('cards.box.what', {
        brings: influenceWords({ say }, printed),
        least: tables.boxes[box]!.minimum,
        players: tables.boxes[box]!.players,
      }),
      draw: drawn(
        <span class="drawing-discs">
          {pointsOf(printed).map((colour, n) => (
            <Icon key={n} of={colour} width={26} />
          ))}
        </span>,
      ),
    }),
  )

const trainFaces = (say: Say): AlbumFace[] =>
  sheets[0]!.rules.trains.map(({ name, cost, spaces }) => {
    const [first = 0, second = 0, goods = 0] = spaces
    return newFace({
      id: name,
      group: 'trains',
      part: say('nuremberg.trains.row', { cost }),
      kind: say('cards.train'),
      origin: 'ours',
      words: say('nuremberg.trains.spaces', { first, second, only: 0, goods }),
      draw: drawn(
        <span class="train">
          <Icon of="locomotive" width={26} />
          <span class="spaces">
            {spaces.flatMap((count, carClass) =>
              Array.from({ length: count }, (_, n) => (
                <i key={`${carClass} ${n}`} class={`space ${CLASSES[carClass]}`} />
              )),
            )}
          </span>
        </span>,
      ),
    })
  })

const tableFace = (
  say: Say,
  id: TableId,
  origin: AlbumFace['origin'],
  values: Readonly<Record<string, number>>,
): AlbumFace =>
  newFace({
    id,
    name: say(`cards.${id}`),
    group: 'tables',
    kind: say('cards.table'),
    origin,
    words: say(`cards.${id}.what`, values),
  })

type TableId = 'bag-of-discs' | 'bag-of-goods' | 'bag-of-pawns' | 'turns-of-four' | 'turns-of-fewer'

const tableFaces = (say: Say): AlbumFace[] => [
  tableFace(say, 'turns-of-four', 'documented', { n: tables.turns[4] }),
  tableFace(say, 'turns-of-fewer', 'ours', { n: tables.turns[2] }),
  tableFace(say, 'bag-of-goods', 'documented', tables.bags.goods),
  tableFace(say, 'bag-of-pawns', 'documented', tables.bags.pawns),
  tableFace(say, 'bag-of-discs', 'documented', tables.bags.influence),
]

/** A map before anything lies on it. */
const WholeMap = ({ map }: { map: RailMap }) => {
  const none = map.areas.map(() => 0)
  const stations = map.areas.map(({ owners }) => owners)
  const board = { goods: none, reds: none, greens: none, landowners: none, stations, track: map.isRiver.map(() => -1) }
  return (
    <div class="nuremberg-table drawing is-whole" inert>
      <StillMap map={map} board={board} marks={NO_MARKS} around={[]} />
    </div>
  )
}

export const faces: Faces = {
  all: say => [
    ...boxFaces(say),
    ...trainFaces(say),
    ...tableFaces(say),
    ...sheets.flatMap(sheet => sheet.file.areas.map((line, area) => areaFace(say, sheet, line, area))),
  ],
  headOf: (say, group) => {
    const sheet = sheets.find(({ name }) => name === group)
    return {
      about: say.find(`cards.about.${group}`) ?? '',
      drawing: sheet === undefined ? null : <WholeMap map={mapFor(say, sheet.rules.map)} />,
    }
  },
}

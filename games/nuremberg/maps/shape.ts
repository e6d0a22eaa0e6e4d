import { list } from '@roundhouse/kernel/file/list'
import { record } from '@roundhouse/kernel/file/record'
import {
  choice,
  isObject,
  meaning,
  type NamedShape,
  named,
  type Shape,
  text,
  whole,
} from '@roundhouse/kernel/file/shape'
import { tuple } from '@roundhouse/kernel/file/tuple'
import {
  type AreaLine,
  type BorderLine,
  FORMAT,
  GOODS,
  isClosed,
  type LineBonus,
  type MapFile,
  OWNERS,
  PARTS,
  type Pair,
  STATIONS,
  STATUSES,
  TERRAINS,
} from './definition.ts'

/*
 * What each part of a map file may hold: said once. The check of a file (read.ts), its JSON Schema (schema.ts) and the
 * order in which it is written (write.ts) follow from here. What needs the whole map stands in together.ts and ground.ts.
 */

const MOST_AREAS = 127
/** On a grid of hexes each area has three borders that it does not share with an earlier one. */
const MOST_BORDERS = 3 * MOST_AREAS
const MOST_ENDS = 10

type Shapes<T> = { readonly [F in keyof Required<T>]: Shape }

// A word begins with a letter, so that signs between words can join names in the text of a move.
const WORD = "[\\p{L}(][\\p{L}'’.()-]*"
const NAME_WORDS = "up to 40 letters, words with one space between them; within a word also ' . - ( )"
const areaName = named('name', text(`^(?!.{41})\\p{L}[\\p{L}'’.()-]*(?: ${WORD})*$`, NAME_WORDS))

const GRID = whole(0, 40)
const hex = tuple<AreaLine['at']>('[row, column], each a whole number from 0 to 40', [GRID, GRID])
const status = choice(STATUSES)

/** In the order in which they are written. */
const AREA_FIELDS = {
  name: meaning(areaName, 'What the area is called. No two areas are called alike, marks and case apart.'),
  at: meaning(hex, 'Row and column on a grid of hexes whose odd rows lie half a hex further east.'),
  terrain: meaning(choice(TERRAINS), 'What the ground is. Track is built on plains and in valleys only.'),
  station: meaning(choice(STATIONS), 'What stands there, if anything.'),
  company: meaning(choice(OWNERS), "Whose station it is at set-up; nobody's if left out."),
  goods: meaning(choice(GOODS), 'Which goods are drawn for it, if any.'),
  pawns: meaning(
    whole(0, 9),
    'How many pawns are drawn for it. If left out: 1 for a village, 2 for a town, else none.',
  ),
  status: meaning(status, 'Is it told by a rule text or a printed map, or made up? If left out: as all areas.'),
  note: meaning(text('^.{1,200}$', '1 to 200 characters on one line'), 'Which part of it is documented.'),
} satisfies Shapes<AreaLine>

const { name, at, terrain, ...mayHave } = AREA_FIELDS
const OPEN = TERRAINS.filter(each => !isClosed(each))

const area = named(
  'area',
  record({
    must: { name, at, terrain },
    may: mayHave,
    pairs: [
      { given: ['goods', 'grey'], needs: ['terrain', 'hopfield', 'hill'] },
      { given: ['goods', 'yellow'], needs: ['terrain', ...OPEN] },
      { given: ['station'], needs: ['terrain', ...OPEN] },
      { given: ['company'], needs: ['station', ...STATIONS] },
      { given: ['pawns'], needs: ['station', ...STATIONS] },
      // A series starts at a station of a company (NB-5.3).
      { given: ['station', 'start'], needs: ['company', ...OWNERS] },
    ],
  }),
)

const border = tuple<BorderLine>(
  'two names of areas, then "river" if one lies between them',
  [areaName, areaName, choice(['river'])],
  2,
)
const pair = tuple<Pair>('two names of areas', [areaName, areaName])

const lineBonus = record(
  {
    must: {
      from: meaning(areaName, 'The station at one end.'),
      to: meaning(
        list({ item: areaName, least: 1, most: MOST_ENDS, nameOf: (_, end) => `Line bonus, to, name ${end + 1}` }),
        'The stations at the other end; any one of them will do.',
      ),
    } satisfies Shapes<LineBonus>,
  },
  (_, field) => `Line bonus, ${field}`,
)

const goodsName = text('^\\p{L}{1,20}$', 'up to 20 letters')

const FILE_FIELDS = {
  format: meaning(choice([FORMAT]), 'The kind of file this is.'),
  name: meaning(text('^.{1,60}$', '1 to 60 characters on one line'), 'What the map is called.'),
  grey: meaning(goodsName, 'What grey goods are called.'),
  yellow: meaning(goodsName, 'What yellow goods are called.'),
  areas: meaning(list({ item: area, most: MOST_AREAS, nameOf: nameOfArea }), 'The areas, in the order of the map.'),
  borders: meaning(
    list({ item: border, most: MOST_BORDERS, nameOf: (line, place) => nameOfPair('Border', line, place) }),
    'The areas that touch, each pair once.',
  ),
  closed: meaning(
    list({ item: pair, most: MOST_BORDERS, nameOf: (line, place) => nameOfPair('Closed border', line, place) }),
    'Borders across which no track is ever built.',
  ),
  startOnly: meaning(
    list({ item: areaName, most: MOST_AREAS, nameOf: (_, place) => `Start-only area ${place + 1}` }),
    'Stations from which a series may start, but into which none leads.',
  ),
  lineBonus: meaning(lineBonus, 'The first chain of track between these stations scores, once a game.'),
  status: meaning(
    record({ must: {}, may: Object.fromEntries(PARTS.map(part => [part, status])) }),
    'Parts of the file that are not documented, or are.',
  ),
} satisfies Shapes<MapFile>

const { closed, startOnly, lineBonus: bonus, status: parts, ...mustHave } = FILE_FIELDS

export const MAP_FILE: Shape = record({
  must: mustHave,
  may: {
    ...{ closed, startOnly, lineBonus: bonus, status: parts },
    $schema: meaning(text('', 'a text'), 'Where the schema of this file lies, for editors.'),
  },
})

/** The shapes that the schema describes once and refers to. */
export const NAMED: readonly NamedShape[] = [areaName, area]

/** The fields of a file and of an area in the order in which they are written. */
export const FILE_ORDER = Object.keys(FILE_FIELDS) as (keyof MapFile)[]
export const AREA_ORDER = Object.keys(AREA_FIELDS) as (keyof AreaLine)[]

/** Can it be used as the name of an area? */
export const isName = (value: unknown): value is string => areaName.problems(value, '').length === 0
export const isHex = (value: unknown): value is AreaLine['at'] => hex.problems(value, '').length === 0
export const isBorder = (value: unknown): value is BorderLine => border.problems(value, '').length === 0

/** What an area is called when something is wrong with it: by its name if it has one, else by its place, counted from 0. */
export function nameOfArea(line: unknown, place: number): string {
  const called = isObject(line) && isName(line['name']) ? line['name'] : place + 1
  return `Area ${called}`
}

/** The same for a pair of areas. */
export function nameOfPair(what: string, line: unknown, place: number): string {
  const isReadable = Array.isArray(line) && isName(line[0]) && isName(line[1])
  return `${what} ${isReadable ? `${line[0]} - ${line[1]}` : place + 1}`
}

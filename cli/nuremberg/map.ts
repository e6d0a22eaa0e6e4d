import { placeOf } from '@roundhouse/nuremberg/base/names'
import { type AreaLine, type MapFile, pawnsOf } from '@roundhouse/nuremberg/maps/definition'
import { mapSchema } from '@roundhouse/nuremberg/maps/schema'
import { MAP_NAMES, STANDARD, standardMap } from '@roundhouse/nuremberg/maps/standard'
import { warnings } from '@roundhouse/nuremberg/maps/warnings'
import { ownFilesCommands } from '../commands/own-files.ts'
import type { Words } from '../messages.ts'
import { command } from '../options/command.ts'
import { map, mapFile, readMapFile } from './options.ts'

export const mapCommands = ownFilesCommands({
  kind: 'map',
  about: { check: 'nuremberg.map.check', schema: 'nuremberg.map.schema', file: 'nuremberg.map.file' },
  check(say, path) {
    const file = readMapFile(path)
    return { summary: say('nuremberg.map.fine', { name: file.name, ...sizeOf(file) }), warnings: warnings(file) }
  },
  schema: mapSchema,
  list: command({
    name: 'map list',
    about: 'nuremberg.map.list',
    options: { map: map('both'), mapFile },
    run({ say, words }, { map, mapFile }) {
      const names = map === undefined ? MAP_NAMES : [map]
      const files = mapFile === undefined ? names.map(name => standardMap(STANDARD, name)) : [readMapFile(mapFile)]
      for (const line of files.flatMap(file => mapList(words, file))) say(line)
    },
  }),
})

const sizeOf = ({ areas, borders }: MapFile) => ({ areas: areas.length, borders: borders.length })

function mapList(say: Words, file: MapFile): string[] {
  const { name, areas, borders, closed, startOnly, lineBonus } = file
  const goods = { grey: goodsIn(say, file, 'grey'), yellow: goodsIn(say, file, 'yellow') }
  return [
    say('nuremberg.map.size', { name, ...sizeOf(file), ...goods }),
    ...areas.map(area => areaLine(say, file, area)),
    ...borders.map(([one, other, river]) =>
      say('nuremberg.map.border', { one, other, river: river === undefined ? 'no' : 'yes' }),
    ),
    ...closed.map(([one, other]) => say('nuremberg.map.closed', { one, other })),
    ...startOnly.map(area => say('nuremberg.map.start', { area })),
    ...(lineBonus === undefined
      ? []
      : [say('nuremberg.map.chain', { from: lineBonus.from, to: say.list(lineBonus.to, 'or') })]),
    '',
  ]
}

const goodsIn = (say: Words, file: MapFile, kind: 'grey' | 'yellow'): string =>
  say.find(`nuremberg.piece.${file[kind]}`) ?? file[kind]

function areaLine(say: Words, file: MapFile, area: AreaLine): string {
  const [row, column] = area.at
  const { name, terrain, station, company, goods, status, note } = area
  const what = [
    say('nuremberg.area.ground', { terrain }),
    ...(station === undefined ? [] : [say('nuremberg.area.station', { owners: company ?? 'none', station })]),
    ...(goods === undefined ? [] : [goodsIn(say, file, goods)]),
    ...(pawnsOf(area) > 0 ? [say('nuremberg.map.pawns', { count: pawnsOf(area) })] : []),
  ]
  const source = say('nuremberg.map.status', { status: status ?? file.status?.areas ?? 'documented' })
  return `${placeOf({ row, column })} ${name}: ${what.join(', ')} (${[source, ...(note === undefined ? [] : [note])].join(': ')})`
}

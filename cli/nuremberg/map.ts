import { placeOf } from '@roundhouse/nuremberg/base/names'
import { readMap } from '@roundhouse/nuremberg/definition'
import { type AreaLine, type MapFile, pawnsOf } from '@roundhouse/nuremberg/maps/definition'
import { mapSchema } from '@roundhouse/nuremberg/maps/schema'
import { MAP_NAMES, type MapName, STANDARD, standardMap } from '@roundhouse/nuremberg/maps/standard'
import { warnings } from '@roundhouse/nuremberg/maps/warnings'
import { Command, Option } from 'commander'
import { count } from '../commands/counting.ts'
import { reading } from '../commands/options.ts'
import { ownFilesCommand } from '../commands/own-files.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { readMapFile } from './options.ts'

export const mapCommand = (terminal: Terminal): Command =>
  ownFilesCommand(terminal, {
    kind: 'map',
    description: 'the maps of First Train to Nuremberg, and maps of your own',
    check: path => {
      const file = readMapFile(path)
      const size = `${count(file.areas.length, 'area')} and ${count(file.borders.length, 'border')}`
      return { summary: `"${file.name}" can be played on; it has ${size}`, warnings: warnings(file) }
    },
    schema: mapSchema,
    list: listCommand(terminal),
  })

interface ListOptions {
  readonly map?: MapName
  readonly mapFile?: string
}

const listCommand = (terminal: Terminal): Command =>
  new Command('list')
    .description('print every area and border in words, and whether they are documented or ours')
    .addOption(new Option('--map <name>', `one of ${MAP_NAMES.join(', ')}; without it all`).argParser(reading(readMap)))
    .addOption(new Option('--map-file <file>', 'a map of your own'))
    .action(({ map, mapFile }: ListOptions) => {
      const maps = map === undefined ? MAP_NAMES : [map]
      const files = mapFile === undefined ? maps.map(name => standardMap(STANDARD, name)) : [readMapFile(mapFile)]
      for (const line of files.flatMap(mapList)) terminal.say(line)
    })

function mapList(map: MapFile): string[] {
  const closed = map.closed.map(([one, other]) => `closed: ${one} - ${other}`)
  return [
    `${map.name}: ${count(map.areas.length, 'area')}, ${count(map.borders.length, 'border')}; grey is ${map.grey}, yellow is ${map.yellow}`,
    ...map.areas.map(area => areaLine(map, area)),
    ...map.borders.map(([one, other, river]) => `${one} - ${other}${river === undefined ? '' : ', across a river'}`),
    ...closed,
    ...map.startOnly.map(name => `only to start from: ${name}`),
    ...(map.lineBonus === undefined ? [] : [`first chain: ${map.lineBonus.from} to ${map.lineBonus.to.join(' or ')}`]),
    '',
  ]
}

function areaLine(map: MapFile, area: AreaLine): string {
  const [row, column] = area.at
  const pawns = pawnsOf(area)
  const what = [
    area.terrain,
    ...(area.station === undefined ? [] : [`${area.company ?? 'neutral'} ${area.station}`]),
    ...(area.goods === undefined ? [] : [map[area.goods]]),
    ...(pawns > 0 ? [count(pawns, 'pawn')] : []),
  ]
  return `${placeOf({ row, column })} ${area.name}: ${what.join(', ')} (${statusWords(map, area)})`
}

function statusWords(map: MapFile, { status, note }: AreaLine): string {
  const whose = status ?? map.status?.areas ?? 'documented'
  return note === undefined ? whose : `${whose}: ${note}`
}

import { describe, expect, test } from 'vitest'
import type { MapFile } from './definition.ts'
import { readMap, readMapText } from './read.ts'
import { MAP_NAMES, standardMap } from './standard.ts'
import { smallFile } from './testing/files.ts'
import { writeMap } from './write.ts'

describe('a map is written', () => {
  test('on one line, in a fixed order, without what goes without saying', () => {
    const text = writeMap({
      status: { areas: 'ours' },
      lineBonus: { from: 'Ahorn', to: ['Buche'] },
      startOnly: ['Ahorn'],
      closed: [['Ahorn', 'Buche']],
      borders: [
        ['Ahorn', 'Buche', 'river'],
        ['Buche', 'Cedar'],
      ],
      areas: [
        { company: 'red', station: 'start', terrain: 'plain', at: [0, 0], name: 'Ahorn', pawns: 0 },
        { note: 'why', status: 'ours', pawns: 1, station: 'village', name: 'Buche', terrain: 'valley', at: [0, 1] },
        { goods: 'yellow', pawns: 3, station: 'town', name: 'Cedar', terrain: 'plain', at: [0, 2] },
      ],
      yellow: 'mail',
      grey: 'beer',
      name: 'Mine',
      format: 'roundhouse-map 1',
    })
    expect(text).toBe(
      '{"format":"roundhouse-map 1","name":"Mine","grey":"beer","yellow":"mail","areas":[' +
        '{"name":"Ahorn","at":[0,0],"terrain":"plain","station":"start","company":"red"},' +
        '{"name":"Buche","at":[0,1],"terrain":"valley","station":"village","status":"ours","note":"why"},' +
        '{"name":"Cedar","at":[0,2],"terrain":"plain","station":"town","goods":"yellow","pawns":3}],' +
        '"borders":[["Ahorn","Buche","river"],["Buche","Cedar"]],' +
        '"closed":[["Ahorn","Buche"]],"startOnly":["Ahorn"],"lineBonus":{"from":"Ahorn","to":["Buche"]},' +
        '"status":{"areas":"ours"}}',
    )
  })

  test.each(MAP_NAMES)('%s is read as it was, and written the same again', name => {
    const map = standardMap(1, name)
    const text = writeMap(map)
    expect(text).not.toContain('\n')
    expect(readMapText(text)).toEqual(map)
    expect(writeMap(readMapText(text))).toBe(text)
  })

  test('lists that a file leaves out are empty', () => {
    const file: { [field: string]: unknown } = smallFile()
    for (const part of ['closed', 'startOnly', 'lineBonus']) delete file[part]
    const map: MapFile = readMap(file)
    expect(map).toEqual({ ...file, closed: [], startOnly: [] })
    expect(writeMap(map)).toContain('"closed":[],"startOnly":[]}')
  })
})

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { railMapOf } from './compile.ts'
import { PARTS, STATIONS, TERRAINS } from './definition.ts'
import { readMap, readMapText } from './read.ts'
import { AREA_ORDER, FILE_ORDER } from './shape.ts'
import { smallFile } from './testing/files.ts'
import { warnings } from './warnings.ts'

const manual = readFileSync(new URL('../../../docs/maps.md', import.meta.url), 'utf8')
const blocks = (language: string): string[] =>
  [...manual.matchAll(new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 'gs'))].map(([, text]) => text!)
const areas = blocks('jsonl').flatMap(text =>
  text
    .trim()
    .split('\n')
    .map(line => JSON.parse(line)),
)

describe('docs/maps.md', () => {
  test('its example is a map that can be played on, and nothing about it is odd', () => {
    const map = readMapText(blocks('json')[0]!)
    expect(warnings(map)).toEqual([])
    expect(railMapOf(map).exits[0]).toHaveLength(1)
  })

  test.each(areas)('its example $name is an area', area => {
    const { startOnly: _, ...file } = smallFile()
    const line = { ...area, at: [2, 2] }
    const map = readMap({ ...file, areas: [...file.areas, line], borders: [...file.borders, ['Föhre', area.name]] })
    expect(map.areas.at(-1)).toEqual(line)
  })

  test('it shows every kind of ground and station', () => {
    expect(new Set(areas.map(({ terrain }) => terrain))).toEqual(new Set(TERRAINS))
    expect(new Set(areas.map(({ station }) => station).filter(Boolean))).toEqual(new Set(STATIONS))
  })

  test('it explains every field', () => {
    const silent = [...FILE_ORDER, ...AREA_ORDER, ...PARTS].filter(field => !manual.includes(`\`${field}\``))
    expect(silent).toEqual([])
  })
})

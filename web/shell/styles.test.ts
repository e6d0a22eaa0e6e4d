import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { BREAKPOINTS } from './breakpoints.ts'

const WEB = fileURLToPath(new URL('..', import.meta.url))
const LAYERS = ['reset', 'tokens', 'base', 'kit', 'game', 'page']

const read = (file: string): string => readFileSync(join(WEB, file), 'utf8').replace(/\/\*.*?\*\//gs, '')
const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter(
  file => file.endsWith('.css') && !/^(node_modules|dist)\b/.test(file),
)

/** What files import, with the layer they put it into. */
const imported = new Map(
  files.flatMap(file =>
    [...read(file).matchAll(/@import "(.+?)" layer\((\w+)\);/g)].map(([, path, layer]) => [
      join(dirname(file), path!),
      layer!,
    ]),
  ),
)

test('there are styles', () => {
  expect(files.length).toBeGreaterThan(50)
  expect(read('shell/styles.css')).toContain(`@layer ${LAYERS.join(', ')};`)
})

test.each(files)('%s stands in one layer', file => {
  const own = [...read(file).matchAll(/^@layer (\w+) \{/gm)].map(([, layer]) => layer!)
  const layers = [...own, ...(imported.has(file) ? [imported.get(file)!] : [])]
  if (/^\s*(@layer [^{]+;|@import)/.test(read(file))) return expect(layers).toEqual([])
  expect(layers).toHaveLength(1)
  expect(LAYERS).toContain(layers[0])
})

test.each(files)('%s changes at the widths of all', file => {
  const widths = [...read(file).matchAll(/@media[^{]*?width(?:: | > )([\d.]+\w+)/g)].map(([, width]) => width)
  for (const width of widths) expect(Object.values(BREAKPOINTS)).toContain(width)
})

/** The root of each game's table; nothing of a game reaches beyond it but what makes room for it. */
const ROOTS = { 'first-class': '.fc', nuremberg: '.nuremberg-table' }

test.each(
  Object.entries(ROOTS).flatMap(([game, root]) =>
    [...imported.keys()].filter(file => file.startsWith(`${game}/`)).map(file => [file, root] as const),
  ),
)('%s is nested under %s', (file, root) => {
  for (const selector of topSelectors(read(file))) expect(selector).toContain(root)
})

/** Of the names that games write styles for, these are around a table, or where there is none. */
const AROUND = ['poster', 'saved', 'lesson', 'drawing-face']

const classesIn = (selector: string): string[] => [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!)

const isOfGame = (file: string): boolean => Object.keys(ROOTS).some(game => file.startsWith(`${game}/`))

/** What stands in tables, by the names in their styles. */
const inTables = new Set(
  [...imported.keys()]
    .filter(isOfGame)
    .flatMap(file => [...read(file).matchAll(/([^{};]+)\{/g)].flatMap(([, selector]) => classesIn(selector!)))
    .filter(name => !AROUND.includes(name)),
)

// Styles stay when their page is left, and those of a page win over those of a game.
const ofPages = files.filter(file => !isOfGame(file) && /^@layer page \{/m.test(read(file)))
test.each(ofPages)('%s reaches into no table', file => {
  const alternatives = topSelectors(read(file).replace(/^@layer page \{/gm, '@media all {'))
    .flatMap(selector => selector.split(/,(?![^(]*\))/))
    .filter(selector => !/\bmain\b/.test(selector) && classesIn(selector).length > 0)
  expect(alternatives.filter(selector => classesIn(selector).every(name => inTables.has(name)))).toEqual([])
})

/** The selectors of rules that stand in no other, but in queries. */
function topSelectors(css: string): string[] {
  const found: string[] = []
  let depth = 0
  let text = ''
  const open: boolean[] = []
  for (const sign of css) {
    if (sign === '{') {
      const isQuery = text.trim().startsWith('@')
      if (!isQuery && depth === 0) found.push(text.trim())
      // Steps of an animation are no selectors.
      const isNested = !/^@(media|container)/.test(text.trim())
      open.push(isNested)
      if (isNested) depth++
      text = ''
    } else if (sign === '}') {
      if (open.pop()) depth--
      text = ''
    } else text = sign === ';' ? '' : text + sign
  }
  return found
}

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { refusalOf } from '../testing/refusal.ts'
import { readJson, refuse } from './json.ts'

const at = (place: string, found: string, allowed: string): string =>
  `Invalid JSON at ${place}: found ${found}; expected ${allowed}`

test('JSON is read, also with a mark before it', () => {
  expect(readJson('\uFEFF {"a": [1, true, null, "x"]}')).toEqual({ a: [1, true, null, 'x'] })
  expect(readJson('["\uFEFF"]')).toEqual(['\uFEFF'])
})

describe('broken JSON is refused with line and column', () => {
  test.each([
    ['', at('line 1, column 1', 'the end of the file', 'a value')],
    ['  \n\t\r\n', at('line 3, column 1', 'the end of the file', 'a value')],
    ['{"a": 1,}', at('line 1, column 9', '"}"', 'the name of a field in double quotes')],
    ['{a: 1}', at('line 1, column 2', '"a"', 'the name of a field in double quotes')],
    ["{'a': 1}", at('line 1, column 2', `"'a'"`, 'the name of a field in double quotes')],
    ['{"a" 1}', at('line 1, column 6', '"1"', '":"')],
    ['{"a": }', at('line 1, column 7', '"}"', 'a value')],
    ['{"a": 1 "b": 2}', at('line 1, column 9', '"\\"b\\""', '"," or "}"')],
    ['{"a": 1', at('line 1, column 8', 'the end of the file', '"," or "}"')],
    ['[1 2]', at('line 1, column 4', '"2"', '"," or "]"')],
    ['[1,]', at('line 1, column 4', '"]"', 'a value')],
    ['[1', at('line 1, column 3', 'the end of the file', '"," or "]"')],
    ['[1}', at('line 1, column 3', '"}"', '"," or "]"')],
    ['[01]', at('line 1, column 3', '"1"', '"," or "]"')],
    ['[.5]', at('line 1, column 2', '".5"', 'a value')],
    ['[1.]', at('line 1, column 3', '"."', '"," or "]"')],
    ['[-]', at('line 1, column 2', '"-"', 'a value')],
    ['[1e]', at('line 1, column 3', '"e"', '"," or "]"')],
    ['[True]', at('line 1, column 2', '"True"', 'a value')],
    ['["a]', at('line 1, column 2', '"\\"a"', 'a value')],
    ['["\\x"]', at('line 1, column 2', '"\\"\\\\x\\""', 'a value')],
    ['["\\u12g4"]', at('line 1, column 2', '"\\"\\\\u12g4\\""', 'a value')],
    ['["a\nb"]', at('line 1, column 2', '"\\"a"', 'a value')],
    ['{} {}', at('line 1, column 4', '"{"', 'the end of the file')],
    ['{"a": 1, // why\n "b": 2}', at('line 1, column 10', '"//"', 'the name of a field in double quotes')],
    ['{\n  "a": [\n    {"b": "c"},\n    {"b" = "c"}\n  ]\n}', at('line 4, column 10', '"="', '":"')],
    ['{\r\n  "a": x\r\n}', at('line 2, column 8', '"x"', 'a value')],
    ['[thisisalongwordwithoutanyspace]', at('line 1, column 2', '"thisisalongwordwitho"', 'a value')],
  ])('%j', (text, message) => {
    expect(refusalOf(() => readJson(text))).toBe(message)
  })

  test('everything that is JSON is passed over on the way to the fault', () => {
    const text =
      '[{}, [], {"": [{"a\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9é\u007f": -0.5e+10}, 12E-3, 1e5]}, true, false, null, 0, !'
    expect(refusalOf(() => readJson(text))).toBe(at(`line 1, column ${text.length}`, '"!"', 'a value'))
  })

  test('at most 20 levels', () => {
    const nested = (levels: number) => '['.repeat(levels)
    expect(refusalOf(() => readJson(nested(20)))).toBe(at('line 1, column 21', 'the end of the file', 'a value'))
    expect(refusalOf(() => readJson(nested(21)))).toBe(at('line 1, column 21', '"["', 'at most 20 levels'))
    const wide = `[${'[], '.repeat(30)}`
    expect(refusalOf(() => readJson(wide))).toBe(
      at(`line 1, column ${wide.length + 1}`, 'the end of the file', 'a value'),
    )
  })

  test('a fault is found wherever JSON.parse finds one, and nowhere else', () => {
    const spoilt = fc
      .tuple(
        fc.json({ maxDepth: 4 }),
        fc.nat(),
        fc.nat(3),
        fc.constantFrom('', ',', '}', '"', '\\', ' ', '0', 'e', '\n'),
      )
      .map(([json, at, gone, added]) => {
        const place = at % (json.length + 1)
        return json.slice(0, place) + added + json.slice(place + gone)
      })
    fc.assert(
      fc.property(spoilt, text => {
        const isFaulty = refusalOf(() => readJson(text)) !== 'no refusal'
        if (!isFaulty) expect(() => refuse(text)).toThrow(new Error('JSON.parse refused what looks like JSON'))
      }),
      { numRuns: 500 },
    )
  })
})

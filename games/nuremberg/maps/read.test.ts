import { refusalOf } from '@roundhouse/kernel/testing/refusal'
import { describe, expect, test } from 'vitest'
import { readMap, readMapText } from './read.ts'
import { areaOf, fileOf, type Loose, type LooseFile, smallFile } from './testing/files.ts'

const NAMES = "up to 40 letters, words with one space between them; within a word also ' . - ( )"
const FIELDS = 'name, at, terrain, station, company, goods, pawns, status, note'
const OWNERS = '"red", "green" or "both"'
const STATIONS = '"village", "town", "city" or "start"'

const problemsOf = (json: unknown): string[] => refusalOf(() => readMap(json)).split('\n')

/** What is said when the small map is changed. */
function after(change: (file: LooseFile) => void): string[] {
  const file = smallFile()
  change(file)
  return problemsOf(file)
}

/** What is said when one of its areas has other fields; what is undefined is taken away. */
const withArea = (name: string, fields: Loose): string[] =>
  after(file => {
    const area = areaOf(file, name)
    Object.assign(area, fields)
    for (const field of Object.keys(fields)) if (fields[field] === undefined) delete area[field]
  })

/** What is said when the map has more areas, all side by side in a row of their own below it. */
const withRow = (count: number, fields: Loose): string[] =>
  after(file => {
    const letter = (place: number) => String.fromCharCode(97 + (place % 26))
    const names = Array.from({ length: count }, (_, place) => `X${letter(place / 26)}${letter(place)}`)
    const hexes = names.map((_, place) => [2 + Math.floor(place / 40), place % 40])
    names.forEach((name, place) => file.areas.push({ name, at: hexes[place], terrain: 'plain', ...fields }))
    // A start touches whatever it likes.
    for (const name of names) file.borders.push(['Föhre', name])
    file.startOnly = []
    file.closed = []
  })

describe('a good file is read', () => {
  test('as it is', () => {
    expect(readMap(smallFile())).toStrictEqual(smallFile())
  })

  test('an editor may be told where the schema lies; that is not kept', () => {
    expect(readMap({ $schema: './maps.schema.json', ...smallFile() })).toEqual(smallFile())
  })

  test('pawns of its own are kept', () => {
    const file = smallFile()
    areaOf(file, 'Buche')['pawns'] = 3
    expect(readMap(file).areas[1]).toHaveProperty('pawns', 3)
  })

  test('nothing happens to what was handed over', () => {
    const file = smallFile()
    readMap(file)
    expect(file).toEqual(smallFile())
  })
})

describe('a file as text', () => {
  test('is read, also with a mark before it', () => {
    expect(readMapText(`\uFEFF${JSON.stringify(smallFile(), null, 2)}\n`)).toEqual(smallFile())
  })

  test('a letter and its mark may be two signs', () => {
    expect(readMapText(JSON.stringify(smallFile()).replaceAll('ö', 'o\u0308'))).toEqual(smallFile())
  })

  test('that is no JSON is refused with the place', () => {
    expect(refusalOf(() => readMapText('{\n  "format": "roundhouse-map 1",\n}'))).toBe(
      'Invalid JSON at line 3, column 1: found "}"; expected the name of a field in double quotes',
    )
  })

  test('that is no map file is refused', () => {
    expect(refusalOf(() => readMapText('[]'))).toBe(
      'The file: found []; expected an object with the fields format, name, grey, yellow, areas, borders, closed, ' +
        'startOnly, lineBonus, status, $schema',
    )
  })
})

describe('the file', () => {
  test('everything is missing', () => {
    expect(problemsOf({})).toEqual([
      'The file, format: found nothing; expected "roundhouse-map 1"',
      'The file, name: found nothing; expected 1 to 60 characters on one line',
      'The file, grey: found nothing; expected up to 20 letters',
      'The file, yellow: found nothing; expected up to 20 letters',
      'The file, areas: found nothing; expected a list of at most 127',
      'The file, borders: found nothing; expected a list of at most 381',
    ])
  })

  test('nothing is there', () => {
    expect(
      problemsOf({ ...smallFile(), areas: [], borders: [], closed: [], startOnly: [], lineBonus: undefined }),
    ).toEqual(['The file, lineBonus: found nothing; expected an object with the fields from, to'])
    const { lineBonus: _, ...file } = smallFile()
    expect(problemsOf({ ...file, areas: [], borders: [], closed: [], startOnly: [] })).toEqual([
      'Areas: found no red station; expected at least one',
      'Areas: found no green station; expected at least one',
    ])
  })

  test('lists that are none, and a field nobody knows', () => {
    expect(problemsOf({ ...smallFile(), areas: 5, borders: {}, closed: 'all', startOnly: null, author: 'me' })).toEqual(
      [
        'The file: the field "author" is not known; expected format, name, grey, yellow, areas, borders, closed, ' +
          'startOnly, lineBonus, status, $schema',
        'The file, areas: found 5; expected a list of at most 127',
        'The file, borders: found {}; expected a list of at most 381',
        'The file, closed: found "all"; expected a list of at most 381',
        'The file, startOnly: found null; expected a list of at most 127',
        'Line bonus, from: found "Ahorn"; expected the name of an area',
        'Line bonus, to, name 1: found "Buche"; expected the name of an area',
      ],
    )
  })

  test('grey and yellow goods are called differently, in one word', () => {
    expect(problemsOf({ ...smallFile(), yellow: 'beer' })).toEqual([
      'The file, yellow: found "beer", as grey goods; expected a name of its own',
    ])
    expect(problemsOf({ ...smallFile(), yellow: 'air mail' })).toEqual([
      'The file, yellow: found "air mail"; expected up to 20 letters',
    ])
  })

  test('parts that are marked', () => {
    expect(problemsOf({ ...smallFile(), status: { areas: 'ours', closed: 'documented' } })).toEqual(['no refusal'])
    expect(problemsOf({ ...smallFile(), status: { rivers: 'ours', borders: 'printed' } })).toEqual([
      'The file, status: the field "rivers" is not known; expected goods, areas, borders, closed, startOnly, lineBonus',
      'The file, status, borders: found "printed"; expected "documented" or "ours"',
    ])
  })
})

describe('an area', () => {
  test('that is no object, or says nothing', () => {
    expect(after(file => file.areas.push('Gingko' as never, {}))).toEqual([
      `Area 6: found "Gingko"; expected an object with the fields ${FIELDS}`,
      `Area 7, name: found nothing; expected ${NAMES}`,
      'Area 7, at: found nothing; expected [row, column], each a whole number from 0 to 40',
      'Area 7, terrain: found nothing; expected "plain", "valley", "hopfield", "hill" or "mountain"',
    ])
  })

  test('with a field nobody knows', () => {
    expect(withArea('Ahorn', { river: true })).toEqual([
      `Area Ahorn: the field "river" is not known; expected ${FIELDS}`,
    ])
  })

  test.each(['', ' Ahorn', 'Ahorn ', 'A  B', 'A - B', 'A > B', 'Ahorn 2', '-A', 'A\nB', 'x'.repeat(41), 7, null])(
    "can't be called %j",
    name => {
      expect(withArea('Dorn', { name })).toEqual([`Area 3, name: found ${JSON.stringify(name)}; expected ${NAMES}`])
    },
  )

  test.each(["King's Lynn", 'Horton-in-Ribblesdale', 'Röthenbach (Pegnitz)', 'St. Leonhard', 'Łódź', 'x'.repeat(40)])(
    'can be called %j',
    name => {
      const problems = withArea('Dorn', { name })
      expect(problems).toEqual(
        ['Border Buche - Dorn', 'Border Dorn - Föhre', 'Closed border Dorn - Föhre'].map(
          where => `${where}: found "Dorn"; expected the name of an area`,
        ),
      )
    },
  )

  test.each([
    [[0], '[0]'],
    [[0, 41], '41 in [0,41]'],
    [[-1, 0], '-1 in [-1,0]'],
    [[0.5, 0], '0.5 in [0.5,0]'],
    [[0, 1, 2], '2 in [0,1,2]'],
    ['0, 2', '"0, 2"'],
  ])("can't lie at %j", (at, found) => {
    expect(withArea('Dorn', { at })).toEqual([
      `Area Dorn, at: found ${found}; expected [row, column], each a whole number from 0 to 40`,
    ])
  })

  test('NB-1.6 grey goods lie in hop fields and hills', () => {
    for (const terrain of ['plain', 'valley', 'mountain'])
      expect(withArea('Eiche', { terrain })).toEqual([
        `Area Eiche, terrain: found "${terrain}" beside goods "grey"; expected "hopfield" or "hill"`,
      ])
    expect(withArea('Eiche', { terrain: 'hill' })).toEqual(['no refusal'])
  })

  test('NB-6.5 yellow goods lie where track can be', () => {
    for (const terrain of ['hopfield', 'hill', 'mountain'])
      expect(withArea('Dorn', { terrain })).toEqual([
        `Area Dorn, terrain: found "${terrain}" beside goods "yellow"; expected "plain" or "valley"`,
      ])
    expect(withArea('Dorn', { terrain: 'valley' })).toEqual(['no refusal'])
  })

  test('a station stands where track can be', () => {
    expect(withArea('Buche', { terrain: 'hill' })).toEqual([
      'Area Buche, terrain: found "hill" beside station "village"; expected "plain" or "valley"',
    ])
  })

  test('a company and pawns need a station', () => {
    expect(withArea('Dorn', { company: 'red', pawns: 0 })).toEqual([
      `Area Dorn, station: found nothing beside company "red"; expected ${STATIONS}`,
      `Area Dorn, station: found nothing beside pawns 0; expected ${STATIONS}`,
    ])
  })

  test('NB-5.3 a start needs a company', () => {
    expect(withArea('Buche', { station: 'start' })).toEqual([
      `Area Buche, company: found nothing beside station "start"; expected ${OWNERS}`,
    ])
  })

  test.each([
    ['station', 'hamlet', STATIONS],
    ['company', 'blue', OWNERS],
    ['pawns', 10, 'a whole number from 0 to 9'],
    ['status', 'printed', '"documented" or "ours"'],
    ['note', '', '1 to 200 characters on one line'],
  ])('with %s %j', (field, value, allowed) => {
    expect(withArea('Buche', { [field]: value })).toEqual([
      `Area Buche, ${field}: found ${JSON.stringify(value)}; expected ${allowed}`,
    ])
  })

  test('whose goods nobody knows', () => {
    expect(withArea('Dorn', { goods: 'mail' })).toEqual(['Area Dorn, goods: found "mail"; expected "grey" or "yellow"'])
  })
})

describe('areas together', () => {
  test('no two have one name', () => {
    expect(after(file => file.areas.push({ name: 'Dorn', at: [5, 5], terrain: 'mountain' }))).toEqual([
      'Area Dorn, name: found "Dorn", already taken; expected a name of its own',
    ])
  })

  test.each(['FÖHRE', 'Foehre', 'fohre', 'Fo-hre'])('nor are read alike: %s', name => {
    const problems = after(file => file.areas.push({ name, at: [5, 5], terrain: 'mountain' }))
    expect(problems).toEqual(
      name === 'Fo-hre'
        ? ['no refusal']
        : [`Area ${name}, name: found "${name}", which is read like "Föhre"; expected a name of its own`],
    )
  })

  test('no two lie in one place', () => {
    expect(after(file => file.areas.push({ name: 'Gingko', at: [1, 1], terrain: 'mountain' }))).toEqual([
      'Area Gingko, at: found [1,1], as Area Föhre; expected a place of its own',
    ])
  })

  test('at most 127, and a longer list is not read further', () => {
    expect(withRow(123, {})).toEqual(['The file, areas: found a list of 128; expected a list of at most 127'])
    expect(withRow(122, {})).toEqual(['no refusal'])
  })

  test('NB-1.3 at most 60 with goods', () => {
    expect(withRow(58, { goods: 'yellow' })).toEqual(['no refusal'])
    expect(withRow(59, { goods: 'yellow' })).toEqual(['Areas: found 61 with goods; expected at most 60'])
  })

  test('NB-1.4 at most 75 pawns', () => {
    expect(withRow(37, { station: 'town' })).toEqual(['no refusal'])
    expect(withRow(75, { station: 'village' })).toEqual(['Areas: found 76 pawns; expected at most 75'])
    expect(withRow(25, { station: 'village', pawns: 3 })).toEqual(['Areas: found 76 pawns; expected at most 75'])
  })

  test('at least one station of each company; one of both will do', () => {
    expect(withArea('Ahorn', { company: undefined })).toEqual(['Areas: found no red station; expected at least one'])
    expect(withArea('Föhre', { company: 'red' })).toEqual(['Areas: found no green station; expected at least one'])
    expect(
      after(file => {
        areaOf(file, 'Föhre')['company'] = 'both'
        delete areaOf(file, 'Ahorn')['company']
      }),
    ).toEqual(['no refusal'])
  })
})

describe('a border', () => {
  const ALLOWED = 'two names of areas, then "river" if one lies between them'

  test.each([
    [['Ahorn'], '["Ahorn"]'],
    [['Ahorn', 7], '7 in ["Ahorn",7]'],
    ['Ahorn - Dorn', '"Ahorn - Dorn"'],
  ])("can't be %j", (line, found) => {
    expect(after(file => file.borders.push(line as never))).toEqual([`Border 8: found ${found}; expected ${ALLOWED}`])
  })

  test('with something else between', () => {
    expect(after(file => (file.borders[0]![2] = 'sea'))).toEqual([
      `Border Ahorn - Buche: found "sea" in ["Ahorn","Buche","sea"]; expected ${ALLOWED}`,
    ])
  })

  test('names areas that are there, as they are spelt', () => {
    expect(after(file => (file.borders[4] = ['Birke', 'Foehre']))).toEqual([
      'Border Birke - Foehre: found "Birke"; expected the name of an area',
      'Border Birke - Foehre: found "Foehre"; expected "Föhre", as the area is spelt',
    ])
  })

  test("is not blamed while a name of an area can't be read", () => {
    expect(withArea('Buche', { name: '2' })).toEqual([`Area 2, name: found "2"; expected ${NAMES}`])
  })

  test('joins two areas', () => {
    expect(after(file => file.borders.push(['Dorn', 'Dorn']))).toEqual([
      'Border Dorn - Dorn: found an area beside itself; expected two areas',
    ])
  })

  test('stands once, whichever way round', () => {
    const again = ': found the same pair again; expected each pair once, in one order'
    expect(after(file => file.borders.push(['Ahorn', 'Buche', 'river']))).toEqual([`Border Ahorn - Buche${again}`])
    expect(after(file => file.borders.push(['Buche', 'Ahorn']))).toEqual([`Border Buche - Ahorn${again}`])
  })

  test('joins areas side by side', () => {
    expect(after(file => file.borders.push(['Ahorn', 'Dorn']))).toEqual([
      'Border Ahorn - Dorn: found areas 2 hexes apart; expected areas side by side, unless one is a start',
    ])
  })

  test('of a start may reach further', () => {
    expect(after(file => file.borders.push(['Ahorn', 'Föhre']))).toEqual(['no refusal'])
    expect(after(file => file.borders.push(['Föhre', 'Ahorn']))).toEqual(['no refusal'])
  })

  test("is not measured where a place can't be read", () => {
    expect(withArea('Buche', { at: 'here' })).toHaveLength(1)
  })
})

describe('a closed border', () => {
  test('NB-5.4 is a border', () => {
    expect(after(file => file.closed.push(['Ahorn', 'Dorn']))).toEqual([
      'Closed border Ahorn - Dorn: found no such border; expected two areas that touch',
    ])
    expect(after(file => file.closed.push(['Buche', 'Eiche']))).toEqual(['no refusal'])
    expect(after(file => (file.closed = [['Föhre', 'Dorn']]))).toEqual(['no refusal'])
  })

  test('is a pair, names areas and stands once', () => {
    expect(after(file => file.closed.push(['Dorn'], ['Birke', 'Dorn'], ['Föhre', 'Dorn']))).toEqual([
      'Closed border 2: found ["Dorn"]; expected two names of areas',
      'Closed border Birke - Dorn: found "Birke"; expected the name of an area',
      'Closed border Föhre - Dorn: found the same pair again; expected each pair once, in one order',
    ])
  })
})

describe('a start-only area', () => {
  test('NB-5.4 is a station of a company', () => {
    expect(after(file => (file.startOnly = ['Dorn', 'Buche']))).toEqual([
      'Start-only area Dorn: found no station; expected a station of a company',
      "Start-only area Buche: found nobody's station; expected a station of a company",
    ])
  })

  test('is an area, and stands once', () => {
    expect(after(file => file.startOnly.push('Birke', 'Föhre', 7))).toEqual([
      `Start-only area 4: found 7; expected ${NAMES}`,
      'Start-only area Birke: found "Birke"; expected the name of an area',
      'Start-only area Föhre: found the same area again; expected each area once',
    ])
  })

  test('that has no name stands once, too', () => {
    expect(after(file => file.startOnly.push(7, 7))).toContain(
      'Start-only area 3: found the same area again; expected each area once',
    )
  })

  test('has a way out', () => {
    const shut = (...pairs: string[][]) => after(file => file.closed.push(...pairs))
    expect(shut(['Buche', 'Föhre'])).toEqual([
      'Start-only area Föhre: found no way out for track; expected a border to open ground',
    ])
  })

  test('is no way out for another one', () => {
    expect(
      after(file => {
        file.areas.push({ name: 'Gingko', at: [2, 2], terrain: 'plain', station: 'start', company: 'red' })
        file.borders.push(['Föhre', 'Gingko'])
        file.startOnly.push('Gingko')
      }),
    ).toEqual(['Start-only area Gingko: found no way out for track; expected a border to open ground'])
  })
})

describe('the line bonus', () => {
  const withBonus = (lineBonus: unknown) => problemsOf({ ...smallFile(), lineBonus })

  test('NB-5.10 is between stations, each named once', () => {
    expect(withBonus({ from: 'Dorn', to: ['Ahorn', 'Eiche', 'Ahorn', 'Dorn'] })).toEqual([
      'Line bonus, from: found "Dorn", no station; expected a station',
      'Line bonus, to, name 2: found "Eiche", no station; expected a station',
      'Line bonus, to, name 3: found "Ahorn" again; expected each station once',
      'Line bonus, to, name 4: found "Dorn" again; expected each station once',
    ])
  })

  test('names areas', () => {
    expect(withBonus({ from: 'Birke', to: ['ahorn'] })).toEqual([
      'Line bonus, from: found "Birke"; expected the name of an area',
      'Line bonus, to, name 1: found "ahorn"; expected "Ahorn", as the area is spelt',
    ])
  })

  test('has a beginning and at least one end', () => {
    expect(withBonus({ to: [] })).toEqual([
      `Line bonus, from: found nothing; expected ${NAMES}`,
      'Line bonus, to: found a list of 0; expected a list of 1 to 10',
    ])
    expect(withBonus({ from: 'Ahorn', to: [7] })).toEqual([`Line bonus, to, name 1: found 7; expected ${NAMES}`])
    expect(withBonus('Ahorn')).toEqual([
      'The file, lineBonus: found "Ahorn"; expected an object with the fields from, to',
    ])
  })

  test('can be reached from one end to the other', () => {
    const file = fileOf('nuremberg')
    const around = file.borders.filter(line => line.includes('Fürth')).map(line => line.slice(0, 2))
    file.closed.push(...around)
    expect(problemsOf(file)).toEqual([
      'Area Fürth: found no way for track from Fürth to Münchaurach; expected open ground in one piece',
    ])
  })
})

describe('the ground', () => {
  test('NB-6.5 grey goods lie beside open ground', () => {
    const cutOff = (file: LooseFile) => (file.borders = file.borders.filter(line => !line.includes('Eiche')))
    const message = 'Area Eiche: found goods with no open ground beside them; expected at least one open area'
    expect(after(cutOff)).toEqual([message])
    expect(
      after(file => {
        cutOff(file)
        file.areas.push({ name: 'Gingko', at: [2, 0], terrain: 'mountain' })
        file.borders.push(['Gingko', 'Eiche'])
      }),
    ).toEqual([message])
    expect(after(file => (file.borders = file.borders.filter(line => line.join() !== 'Buche,Eiche')))).toEqual([
      'no refusal',
    ])
  })

  test('a closed area without goods may lie anywhere', () => {
    expect(after(file => file.areas.push({ name: 'Gingko', at: [9, 9], terrain: 'mountain' }))).toEqual(['no refusal'])
  })

  test('is in one piece, closed borders left out', () => {
    expect(after(file => file.closed.push(['Ahorn', 'Buche']))).toEqual([
      'Area Ahorn: found no way for track from Ahorn to Buche; expected open ground in one piece',
    ])
  })

  test('the smaller pieces are named, with how many areas they have', () => {
    const island = [0, 1, 2].map(place => ({ name: `Insel ${'abc'[place]}`, at: [9, place], terrain: 'plain' }))
    expect(
      after(file => {
        file.areas.unshift(...island.slice(0, 2))
        file.areas.push({ name: 'Gingko', at: [20, 20], terrain: 'valley' })
        file.borders.push(['Insel b', 'Insel a'])
      }),
    ).toEqual([
      'Area Insel a: found no way for track from Insel a and 1 more to Ahorn; expected open ground in one piece',
      'Area Gingko: found no way for track from Gingko to Ahorn; expected open ground in one piece',
    ])
  })

  test('a start into which nothing leads joins nothing', () => {
    const bridge = (file: LooseFile) => {
      file.borders = file.borders.filter(line => line.join() !== 'Buche,Dorn')
      file.closed = []
    }
    expect(after(bridge)).toEqual([
      'Area Dorn: found no way for track from Dorn to Ahorn; expected open ground in one piece',
    ])
    expect(
      after(file => {
        bridge(file)
        file.startOnly = []
      }),
    ).toEqual(['no refusal'])
  })

  test('is not looked at while lines are wrong', () => {
    const file = smallFile()
    areaOf(file, 'Ahorn')['company'] = 'blue'
    file.closed.push(['Ahorn', 'Buche'])
    expect(problemsOf(file)).toHaveLength(1)
  })
})

test('many problems are told in one go, 20 of them', () => {
  const file = fileOf('nuremberg')
  for (const area of file.areas.slice(0, 15)) area['terrain'] = 'sea'
  for (const border of file.borders.slice(0, 15)) border[2] = 'sea'
  const problems = problemsOf(file)
  expect(problems).toHaveLength(21)
  expect(problems[14]).toContain('Area ')
  expect(problems[15]).toContain('Border ')
  expect(problems[20]).toMatch(/^and \d+ more$/)
})

import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { run } from './run.ts'
import { scripted } from './terminal/testing/script.ts'

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-run-'))
const file = (name: string, text: string): string => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

async function ran(...args: string[]) {
  const terminal = scripted([], { isInteractive: false })
  const code = await run(args, terminal)
  return { code, out: terminal.said.join('\n'), err: terminal.warned.join('\n') }
}

const TIP = '(add --help for usage)'

describe('wrong use is said in a sentence, with exit code 2', () => {
  test.each([
    [['dance'], /^Unknown command "dance": expected one of play, simulate, .*, version$/],
    [['plya'], 'Unknown command "plya": did you mean "play"?'],
    [['play', '--plyers', '3'], 'Unknown option --plyers: did you mean --players?'],
    [['play', '--json=1'], /^Unknown option --json: expected one of --players, .*--map-file$/],
    [['simulate', '--json=1'], '--json takes no value'],
    [['play', '--players'], 'The value is missing: expected --players <n>'],
    [['play', '--players', '5'], '--players: invalid value "5": expected 2 to 4'],
    [
      ['play', '--modules', 'A,A'],
      '--modules: invalid modules "A,A": expected two different letters of A, B, C, D, E, F, such as A,B (FC-1.1)',
    ],
    [['play', '--seed=xyz'], '--seed: invalid value "xyz": expected 1 to 32 of the digits 0-9 and a-f'],
    [['play', '--seats', 'me'], '--seats: found 1, expected 2 to 4 (FC-1.1)'],
    [['play', '--seats', 'me,greedy', '--players', '3'], '--seats: found 2, expected 3, as --players says'],
    [['play', '--seats', 'me,genius'], /^--seats: unknown "genius": expected me, random, .*, or hot-seat for all$/],
    [['play', 'now'], 'Unknown game "now": expected first-class, nuremberg'],
    [['play', 'first-class', 'now'], '"now" is one word too many for play'],
    [['simulate', '--games', '1.5'], '--games: invalid value "1.5": expected 1 to 10000000'],
    [['simulate', '--threads', '0'], '--threads: invalid value "0": expected 1 to 64'],
    [['simulate', 'chess'], 'Unknown game "chess": expected first-class, nuremberg'],
    [['simulate', '--bots', 'genius'], /^Unknown bot "genius": expected .*random.*, or run: and a command$/],
    [['simulate', '--bots', 'random,random,random', '--players', '2'], '--bots: found 3, but only 2 play'],
    [['simulate', 'nuremberg', '--modules', 'A,B'], '--modules is an option of first-class, not of nuremberg'],
    [['play', '--map', 'nuremberg'], '--map is an option of nuremberg, not of first-class'],
    [['play', 'nuremberg', '--map', 'york'], '--map: invalid map "york": expected nuremberg, wensleydale (NB-1.6)'],
    [['play', 'nuremberg', '--map', 'wensleydale', '--map-file', 'x'], "--map and --map-file can't be used together"],
    [
      ['examine', 'nuremberg', '--map', 'nuremberg', '--rules-2009'],
      "The rules of 2009 can't be used with the map nuremberg, only with wensleydale or a map of your own (NB-10.2)",
    ],
    [['simulate', 'nuremberg', '--cards'], '--cards: First Train to Nuremberg has no cards'],
    [['play', 'nuremberg', '--seats', 'me'], '--seats: found 1, expected 2 to 4 (NB-1.1)'],
    [['play', '--load', 'x', '--map', 'nuremberg'], "--map can't be used with --load: the saved game decides it"],
    [['replay'], 'Something is missing: expected replay <file...>'],
    [['scenario'], 'Something is missing: expected scenario <file...>'],
    [['deck', 'check'], 'Something is missing: expected deck check <file>'],
    [['deck', 'dance'], /^Unknown command "deck dance": expected one of play, /],
    [['bench', '--slowly'], 'Unknown option --slowly: expected one of --quick, --json, --postgres, --games'],
  ])('%j', async (args, message) => {
    const { code, out, err } = await ran(...args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    const [said, tip, ...more] = err.split('\n')
    expect(said).toEqual(typeof message === 'string' ? message : expect.stringMatching(message))
    expect([tip, ...more]).toEqual([TIP])
  })
})

describe('help', () => {
  test('is what a command line without a person and without a command gets', async () => {
    const { code, out, err } = await ran()
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/^Usage: roundhouse/)
    for (const command of [
      'play',
      'simulate',
      'replay',
      'coach',
      'analyse',
      'scenario',
      'deck',
      'map',
      'examine',
      'bench',
      'version',
    ])
      expect(out).toMatch(new RegExp(`^  ${command}\\b`, 'm'))
  })

  test.each([['help'], ['--help'], ['help play'], ['play --help'], ['deck --help'], ['map --help']])(
    '%s',
    async line => {
      expect(await ran(...line.split(' '))).toMatchObject({ code: 0, err: '' })
    },
  )

  test('the data of a server is a folder', async () => {
    expect((await ran('serve', '--help')).out).toMatch(/--data <folder> +the folder in which/)
  })

  test('version', async () => {
    const { code, out } = await ran('version')
    expect(code).toBe(0)
    expect(out).toMatch(
      /^Roundhouse \d+\.\d+\.\d+(-rc\.\d+)?; First Class: rules \d+, standard decks \d+; First Train to Nuremberg: rules \d+, standard maps \d+; Node \d+/,
    )
    expect((await ran('--version')).out).toBe(out)
  })
})

describe('the welcome', () => {
  const welcomed = async (...answers: string[]) => {
    const terminal = scripted(answers)
    expect(await run([], terminal)).toBe(0)
    return terminal.said
  }

  test('suggests a first game, and helps', async () => {
    const said = await welcomed('3', '1', 'h', 'x', 'q')
    expect(said.join('\n')).toMatch(
      'Enter  play the suggested first game: First Class, modules A, B, 3 players, you against 2 bots (Casual)',
    )
    expect(said).toContain('Type the number of a game, or one of the letters above.')
    expect(said).toContain('Press Enter, or type one of the letters above.')
    expect(said.join('\n')).toMatch('why MOVE')
  })

  test('asks again for what cannot be read', async () => {
    const said = await welcomed('', 'c', '9', '2', 'az', 'c d', 'genius')
    expect(said).toContain('Invalid value "9": expected 2 to 4.')
    expect(said.join('\n')).toMatch('Invalid modules "a,z": expected two different letters')
    expect(said.join('\n')).toMatch(/^Unknown opponent "genius": expected random, .*, or hot-seat\.$/m)
  })

  test('breaks its questions and what it says to answers between words', async () => {
    const terminal = scripted(['', 'c', '', '', 'x'], { columns: 60 })
    await run([], terminal)
    expect(terminal.said.filter(line => line.length > 60)).toEqual([])
    expect(terminal.said.at(-1)).toBe('collector, or hot-seat for people only? Enter: casual. <end>')
  })
})

describe('the welcome to First Train to Nuremberg', () => {
  test('asks for players, map and opponents, and begins', async () => {
    const terminal = scripted(['2', 'c', '', 'york', 'w', 'random', 'quit', ''])
    expect(await run([], terminal)).toBe(0)
    const text = terminal.text()
    expect(text).toMatch(
      'Enter  play the suggested first game: First Train to Nuremberg, map Nuremberg, 3 players, you against 2 bots (Casual)',
    )
    expect(text).toMatch('Invalid map "york": expected nuremberg, wensleydale (NB-1.6).')
    expect(text).toMatch(/Turn 1 of 5, Auction\./)
  })
})

const RECORD = `roundhouse record 1
game first-class
rules 1
players 2
modules A,B
decks 1
seed 1
`

describe('replay', () => {
  test('a record that holds', async () => {
    const path = file('begun.txt', RECORD)
    expect(await ran('replay', path)).toEqual({
      code: 0,
      out: `${path}: 0 moves, all legal; the game is not over`,
      err: '',
    })
  })

  test('one that does not fit says where and why; the others are looked at all the same', async () => {
    const good = file('good.txt', RECORD)
    const bad = file('bad.txt', `${RECORD}\n1 take b3\n`)
    const other = file('bad-2.txt', `${RECORD}\n2 take b3\n`)
    const { code, out, err } = await ran('replay', bad, good, other)
    expect(code).toBe(1)
    expect(out).toBe(`${good}: 0 moves, all legal; the game is not over`)
    expect(err).toMatch(`${bad}: Line 9, "1 take b3": not legal. `)
    expect(err).toMatch('Everyone must keep a Game End card first (FC-1.5).')
  })

  test('what cannot be read, is damaged or is no record', async () => {
    const missing = join(folder, 'missing.txt')
    const foreign = file('foreign.txt', 'Dear diary')
    const sealed = file('a.save', 'roundhouse save 1\n')
    const { code, err } = await ran('replay', missing, foreign, sealed)
    expect(code).toBe(1)
    expect(err.split('\n')).toEqual([
      `${missing} could not be opened: there is no such file or folder`,
      `${foreign}: Line 1: found "Dear diary"; expected "roundhouse record 1", with which every record begins`,
      `${sealed}: this is a saved game in progress; its record is written when it is over`,
    ])
  })

  test('a record of another game is refused, not a crash', async () => {
    const chess = file('chess.txt', RECORD.replace('first-class', 'chess'))
    for (const args of [[], ['--show']])
      expect(await ran('replay', chess, ...args)).toMatchObject({
        code: 1,
        err: `${chess}: Unknown game "chess": expected first-class, nuremberg`,
      })
  })

  test('--show tells the game move by move', async () => {
    const path = file('show.txt', RECORD)
    const { code, out } = await ran('replay', '--show', path)
    expect(code).toBe(0)
    expect(out).toMatch(/^Seat \d is the start player\.\n/)
  })
})

describe('scenario', () => {
  const head = 'first-class\nplayers 2\nmodules A,B\n\n'
  test('all hold', async () => {
    const path = file(
      'good.scenario',
      `${head}scenario one\nexpect\n  legal tile\n\nscenario two\nexpect\n  legal tile\n`,
    )
    expect(await ran('scenario', path)).toEqual({ code: 0, out: `${path}: 2 scenarios, all passed`, err: '' })
  })

  test('one that does not hold, and no scenario at all', async () => {
    const bad = file('bad.scenario', `${head}scenario one\nexpect\n  legal end\n`)
    const foreign = file('foreign.scenario', 'Dear diary')
    const { code, err } = await ran('scenario', bad, foreign, join(folder, 'nope'))
    expect(code).toBe(1)
    expect(err).toMatch(`${bad}: line 7, in "one": `)
    expect(err).toMatch(`${foreign}: line 1: `)
    expect(err).toMatch('there is no such file or folder')
  })
})

describe('scenarios that fail', () => {
  test('are all told, each by its title', async () => {
    const head = 'first-class\nplayers 2\nmodules A,B\n\n'
    const three = ['legal end', 'legal tile', 'round 9'].map((line, n) => `scenario no ${n + 1}\nexpect\n  ${line}\n`)
    const path = file('three.scenario', head + three.join('\n'))
    const { code, err } = await ran('scenario', path)
    expect(code).toBe(1)
    expect(err).toMatch(`${path}: line 7, in "no 1": legal end: found FC-3.1 must-act`)
    expect(err).toMatch(`${path}: line 15, in "no 3": round: found "9"`)
    expect(err).not.toMatch('no 2')
    expect(err).toMatch(`${path}: 2 of 3 scenarios failed`)
  })
})

describe('deck', () => {
  test('list says every card, and whose face it is', async () => {
    const { code, out } = await ran('deck', 'list')
    expect(code).toBe(0)
    expect(out).toMatch(/^X1-1, \d copies in pile 1: Cars: .* \((documented|reconstructed) card/m)
    expect(out).toMatch(/^F: Storage and factory$/m)
    expect(out).toMatch(/^G21: /m)
    expect(out).not.toMatch(/undefined|NaN/)
  })

  test('schema is the one in the documents', async () => {
    const { out } = await ran('deck', 'schema')
    const schema = fileURLToPath(new URL('../docs/decks.schema.json', import.meta.url))
    expect(JSON.parse(out)).toEqual(JSON.parse(readFileSync(schema, 'utf8')))
  })

  test('check names what is wrong, what is odd and what is fine', async () => {
    const start = '{"format":"roundhouse-decks 1","name":"Mine","decks":'
    const fine = file('fine.json', `${start}{"board":"P1, P3, B{COIN 2}"}}`)
    const odd = file('odd.json', `${start}{"board":"P1, P3, B{COIN 4}"}}`)
    const bad = file('bad.json', `${start}{"board":"P1"}}`)
    expect(await ran('deck', 'check', fine)).toEqual({
      code: 0,
      out: `${fine}: "Mine" can be played with; it contains board`,
      err: '',
    })
    expect((await ran('deck', 'check', odd)).out).toMatch(/^odd: Board: the bonus city does not pay 2 coins/m)
    const { code, err } = await ran('deck', 'check', bad)
    expect(code).toBe(1)
    expect(err).toMatch(new RegExp(`^${bad} cannot be played with:\n`))
    expect((await ran('deck', 'check', file('no.json', '{'))).err).toMatch('Invalid JSON at line 1')
    expect((await ran('play', '--decks', bad)).code).toBe(1)
  })
})

describe('map', () => {
  test('list says every area, and whose it is', async () => {
    const { code, out } = await ran('map', 'list')
    expect(code).toBe(0)
    expect(out).toMatch(/^Nuremberg: 100 areas, \d+ borders; grey is beer, yellow is mail$/m)
    expect(out).toMatch(/^e4 Fürth: plain, red city \(documented: /m)
    expect(out).toMatch(/^Wensleydale: .*cheese$/m)
    expect(out).not.toMatch(/undefined|NaN/)
    expect((await ran('map', 'list', '--map', 'wensleydale')).out).not.toMatch('Fürth')
  })

  test('schema is the one in the documents', async () => {
    const { out } = await ran('map', 'schema')
    const schema = fileURLToPath(new URL('../docs/maps.schema.json', import.meta.url))
    expect(JSON.parse(out)).toEqual(JSON.parse(readFileSync(schema, 'utf8')))
  })

  test('check names what is wrong and what is fine, and a fine one is played on', async () => {
    const guide = readFileSync(fileURLToPath(new URL('../docs/maps.md', import.meta.url)), 'utf8')
    const small = /```json\n(.*?)```/s.exec(guide)![1]!
    const fine = file('small.json', small)
    const bad = file('bad-map.json', small.replace('"plain"', '"swamp"'))
    expect((await ran('map', 'check', fine)).out).toMatch(
      `${fine}: "Five areas" can be played on; it has 5 areas and 7 borders`,
    )
    expect((await ran('map', 'list', '--map-file', fine)).out).toMatch(/^a1 Fürth: plain, red city/m)
    const { code, err } = await ran('map', 'check', bad)
    expect(code).toBe(1)
    expect(err).toMatch(new RegExp(`^${bad} cannot be played with:\n`))
    const args = ['--players', '2', '--games', '2', '--threads', '1', '--rules-2009', '--map-file', fine]
    const { out } = await ran('simulate', 'nuremberg', ...args)
    expect(out).toMatch(/^First Train to Nuremberg, map Five areas, rules of 2009, 2 players/)
  })
})

test('simulations of Nuremberg count turns, boxes and trains', async () => {
  const { code, out } = await ran('simulate', 'nuremberg', '--players', '2', '--games', '3', '--threads', '1')
  expect(code).toBe(0)
  expect(out).toMatch(/^First Train to Nuremberg, map Nuremberg, 2 players, bots random, random: 3 games$/m)
  expect(out).toMatch(/^turn +built +moved /m)
  expect(out).toMatch(/^5 +[\d.]+ +[\d.]+ /m)
  expect(out).toMatch(/^U1 +[\d.]+ +3 /m)
  expect(out.match(/^[1-6][abc] +[\d.]+%/gm)).toHaveLength(18)
  expect(out).toMatch(/^seat +played +won +± +mean /m)
  expect(out).toMatch(/^place at the start +played /m)
  expect(out).not.toMatch(/undefined|NaN/)
})

test('scenarios and records of Nuremberg are told by their own words', async () => {
  const scenario = file(
    'nb.scenario',
    'nuremberg\nplayers 2\nmap nuremberg\n\nscenario one\nexpect\n  legal bid U1 3\n',
  )
  expect(await ran('scenario', scenario)).toEqual({ code: 0, out: `${scenario}: 1 scenario, all passed`, err: '' })
  const head = 'roundhouse record 1\ngame nuremberg\nrules 1\nplayers 2\nmap nuremberg\nmaps 1\nseed 1\n'
  const record = file('nb.txt', `${head}\n1 pass\n2 pass\n`)
  const { code, err } = await ran('replay', record)
  expect(code).toBe(1)
  expect(err).toMatch(/not legal\. (You can't pass in the auction \(NB-3\.2\)|It is Seat \d's move)/)
  expect((await ran('replay', '--show', file('nb-2.txt', head))).out).toMatch(/^Player order: Seat \d, Seat \d\.\n/)
})

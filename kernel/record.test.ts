import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Seed } from './dice.ts'
import { Refusal } from './game.ts'
import { playRandomly } from './laws.ts'
import { begin, play } from './match.ts'
import {
  type GameRecord,
  type HeaderLine,
  headerOf,
  RecordDifference,
  readRecord,
  recordOf,
  replay,
  writeRecord,
} from './record.ts'
import { type PebblesOptions, pebbles, pebblesBox, usualPebbles } from './testing/pebbles.ts'

const seed: Seed = [0, 0, 0, 0x5eed]

/** All pebbles are alike, so the whole game is known: two rows, of 2 and of 1. */
const duel: PebblesOptions = {
  players: 2,
  casts: true,
  bag: [
    [1, 1, 1, 1],
    [1, 1, 1, 1],
  ],
}

const text = `roundhouse record 1
game pebbles
rules 2
players 2
casts yes
bag 1 1 1 1
bag 1 1 1 1
seed 00000000000000000000000000005eed
name 1 Anna
name 2 Bert
event A rainy Sunday

1 lay 1
1 lay 1
1 done
2 keep
2 lay 1
2 done
1 keep

result 2 1
winner 1
`

/** The text with one of its lines, counted from 1, replaced by others or left out. */
const withLine = (number: number, ...lines: string[]): string =>
  text
    .split('\n')
    .toSpliced(number - 1, 1, ...lines)
    .join('\n')

const refusalOf = (ask: () => unknown): Error => {
  try {
    ask()
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
  throw new Error('Nothing was refused')
}
const refusalToRead = (damaged: string): string => refusalOf(() => readRecord(damaged)).message
const differenceIn = (record: GameRecord): RecordDifference =>
  refusalOf(() => replay(pebblesBox, record)) as RecordDifference

const anyGame = fc
  .record({
    players: fc.integer({ min: 2, max: 4 }),
    casts: fc.boolean(),
    game: fc.nat(),
    choices: fc.nat(),
  })
  .map(({ players, casts, game, choices }) => {
    const options = { ...usualPebbles, players, casts }
    const chooser = { seed: [1, 2, 3, choices] as const, rolled: 0 }
    return { options, match: playRandomly(pebbles(options), [0, 0, 0, game], chooser) }
  })

describe('a record', () => {
  const notes: HeaderLine[] = [
    ['name', '1 Anna'],
    ['name', '2 Bert'],
    ['event', 'A rainy Sunday'],
  ]

  test('is written', () => {
    const { match } = replay(pebblesBox, readRecord(text))
    expect(writeRecord(recordOf(pebblesBox, duel, match, notes))).toBe(text)
  })

  test('is read', () => {
    const record = readRecord(text)
    expect(record).toMatchObject({ game: 'pebbles', rules: 2, seed, notes, result: { points: [2, 1], winners: [0] } })
    expect(record.options).toEqual(pebblesBox.writeOptions(duel))
    expect(record.moves).toHaveLength(7)
    expect(record.moves[3]).toEqual({ seat: 1, text: 'keep', line: 16 })
  })

  test('of a match that has not begun has neither moves nor a result', () => {
    const record = recordOf(pebblesBox, duel, begin(pebbles(duel), seed))
    expect(writeRecord(record)).toBe(text.slice(0, text.indexOf('name 1')))
    expect(record).toMatchObject({ notes: [], moves: [], result: null })
    expect(readRecord(writeRecord(record))).toEqual(record)
  })

  test('of a match that goes on has no result', () => {
    const record = recordOf(pebblesBox, duel, play(pebbles(duel), begin(pebbles(duel), seed), 0, 'lay 1'), notes)
    expect(writeRecord(record)).toBe(text.slice(0, text.indexOf('1 lay 1\n1 done')))
  })

  test('with a shared win and with points below zero', () => {
    const shared = withLine(21, 'result -12 0 7').replace('winner 1', 'winner 1 3')
    expect(readRecord(shared).result).toEqual({ points: [-12, 0, 7], winners: [0, 2] })
    expect(writeRecord(readRecord(shared))).toBe(shared)
  })

  test('of any game, written, read and replayed, is the same', () => {
    fc.assert(
      fc.property(anyGame, ({ options, match }) => {
        const record = recordOf(pebblesBox, options, match)
        const again = readRecord(writeRecord(record))
        expect({ ...again, moves: again.moves.map(({ seat, text }) => ({ seat, text })) }).toEqual(record)
        expect(writeRecord(again)).toBe(writeRecord(record))
        const { match: played, result } = replay(pebblesBox, again)
        expect(played.now).toEqual(match.now)
        expect(played.story).toEqual(match.story)
        expect(result).toEqual(record.result)
      }),
      { numRuns: 50 },
    )
  })
})

describe('reading is lenient', () => {
  test.each([
    ['with the line ends of Windows', text.replaceAll('\n', '\r\n')],
    ['without a line end at its end', text.trimEnd()],
    ['with comments', text.replaceAll('\n', ' # so it was\n').replace('game', '# A game\ngame')],
    ['with a comment without a space', text.replaceAll('\n', '#so it was\n')],
    ['with empty lines', text.replaceAll('\n', '\n\n')],
    ['without empty lines', text.replaceAll('\n\n', '\n')],
    ['with spaces at both ends of the lines', text.replaceAll('\n', ' \n\t ')],
    ['with wide gaps between words', text.replaceAll(/^(name|\d|seed|rules|game|result|winner) /gm, '$1 \t ')],
    ['with the mark that some editors write at the beginning', `\uFEFF${text}`],
    ['with a short seed in capital letters', withLine(8, 'seed 5EED')],
  ])('%s', (_, sloppy) => {
    expect(writeRecord(readRecord(sloppy))).toBe(text)
  })

  test('but the line of a move is where it stands', () => {
    expect(readRecord(`# A game\n\n${text}`).moves[0]!.line).toBe(15)
  })
})

describe('the header', () => {
  const withNotes = (...notes: HeaderLine[]): GameRecord => ({ ...readRecord(text), notes })
  const again = (...notes: HeaderLine[]): readonly HeaderLine[] => readRecord(writeRecord(withNotes(...notes))).notes

  test('is handed to the game with the lines of a repeated key joined', () => {
    expect([...headerOf(readRecord(text))]).toEqual([
      ['players', '2'],
      ['casts', 'yes'],
      ['bag', '1 1 1 1\n1 1 1 1'],
      ['name', '1 Anna\n2 Bert'],
      ['event', 'A rainy Sunday'],
    ])
  })

  test('writes a value of several lines as a repeated key', () => {
    expect(again(['poem', 'one\ntwo'])).toEqual([
      ['poem', 'one'],
      ['poem', 'two'],
    ])
  })

  test('keeps what stands before the seed and what stands after it in their places', () => {
    const moved = withLine(8, 'event before', 'seed 5eed', 'players-after 2')
    const { options, notes } = readRecord(moved)
    expect(options.at(-1)).toEqual(['event', 'before'])
    expect(notes[0]).toEqual(['players-after', '2'])
    expect(readRecord(withLine(8).replace('players 2', 'seed 5eed'))).toMatchObject({ options: [], seed })
  })

  test('keeps hashes, backslashes and JSON', () => {
    const values = [
      'Anna #1',
      '#',
      '\\#',
      '\\\\#',
      'C:\\',
      '{"colour":"#fff","text":"a\\"b\\n"}',
      'a  b',
      'ä\u2028ö',
      'a\rb',
    ]
    for (const value of values) expect(again(['deck', value])).toEqual([['deck', value]])
  })

  test('keeps any value of one line', () => {
    const line = fc.string({ unit: 'grapheme' }).filter(value => value === value.trim() && !/^$|\n/.test(value))
    fc.assert(
      fc.property(line, value => {
        expect(again(['deck', value])).toEqual([['deck', value]])
      }),
    )
  })

  test('a hash after a backslash is no comment, and the backslash goes away', () => {
    expect(readRecord(withLine(9, 'name 1 Anna \\#1 # the first')).notes[0]).toEqual(['name', '1 Anna #1'])
  })

  test.each<HeaderLine>([
    ['Name', 'Anna'],
    ['1', 'Anna'],
    ['my name', 'Anna'],
    ['', 'Anna'],
    ['name', ''],
    ['name', ' Anna'],
    ['name', 'Anna '],
    ['name', 'Anna\n\nBert'],
    ['roundhouse', 'x'],
    ['game', 'x'],
    ['rules', '1'],
    ['seed', '1'],
    ['result', '1'],
    ['winner', '1'],
  ])('cannot be written with the key %j and the value %j', (key, value) => {
    expect(refusalOf(() => writeRecord(withNotes([key, value]))).message).toMatch(
      /^A record cannot hold the header line ".*": a header line is a key in small letters and a value, and the key is none of roundhouse, game, rules, seed, result, winner$/,
    )
  })
})

describe('damaged text is refused with its line, what was found and what belongs there', () => {
  const title = '"roundhouse record 1", with which every record begins'
  const format = '"roundhouse record 1", the only format that this program reads'
  const game = 'the game, such as "game first-class"'
  const rules = 'the version of its rules, such as "rules 1"'
  const headerLine =
    'a header line is a key in small letters and a value, and the key is none of roundhouse, game, rules, seed, result, winner'
  const seedLine = '"seed" and 1 to 32 of the digits 0-9 and a-f'
  const move = 'a seat counted from 1 and its move, such as "1 take b3", or the result'
  const result = '"result" and the points of each seat, such as "result 93 88"'
  const winner = '"winner" and a seat counted from 1, or several'

  test.each([
    [1, 'hello', title],
    [1, 'roundhouse record', title],
    [1, 'roundhouse record 1 2', title],
    [1, 'a roundhouse record 1', title],
    [1, 'roundhouse record 2', format],
    [1, 'roundhouse record 10', format],
    [2, 'game', game],
    [2, 'play pebbles', game],
    [3, 'rules', rules],
    [3, 'rules 0', rules],
    [3, 'rules 1.5', rules],
    [3, 'rules 1x', rules],
    [3, 'rules 01', rules],
    [3, 'rules 1234567890', rules],
    [3, 'rule 1', rules],
    [4, 'Players 2', headerLine],
    [4, 'players', headerLine],
    [4, '-players 2', headerLine],
    [4, 'pl_ayers 2', headerLine],
    [4, 'game pebbles', headerLine],
    [4, 'rules 2', headerLine],
    [8, 'seed', seedLine],
    [8, 'seed xyz', seedLine],
    [8, 'seed 1 2', seedLine],
    [8, `seed ${'0'.repeat(33)}`, seedLine],
    [9, 'seed 7', headerLine],
    [9, 'roundhouse record 1', headerLine],
    [14, '1', move],
    [14, '0 lay 1', move],
    [14, '01 lay 1', move],
    [14, '100 lay 1', move],
    [14, '1: lay 1', move],
    [14, '-1 lay 1', move],
    [14, 'lay 1', move],
    [14, 'name 3 Carl', move],
    [21, 'result', result],
    [21, 'result 2 x', result],
    [21, 'result 2 -0', result],
    [21, 'result 2 01', result],
    [21, 'result 2 1.5', result],
    [21, 'result 2 1234567890', result],
    [21, 'result 2 --1', result],
    [21, 'winner 1', result],
    [22, 'winner', winner],
    [22, 'winner 0', winner],
    [22, 'winner Anna', winner],
    [22, 'winner 1 x', winner],
    [22, 'winner 3', 'seats from 1 to 2'],
    [22, 'winner 1 3', 'seats from 1 to 2'],
    [22, 'result 2 1', winner],
    [22, '1 lay 1', winner],
  ])('line %i: %s', (number, line, belongs) => {
    expect(refusalToRead(withLine(number, line))).toBe(`Line ${number}: found "${line}"; expected: ${belongs}`)
  })

  test('a line too many at the end', () => {
    expect(refusalToRead(`${text}\nwinner 1`)).toBe(
      'Line 24: found "winner 1"; expected: nothing more after the winner',
    )
    expect(refusalToRead(`${text}1 keep`)).toBe('Line 23: found "1 keep"; expected: nothing more after the winner')
  })

  test.each([
    ['', 1, title],
    ['\n\n# nothing\n', 4, title],
    ['roundhouse record 1', 1, game],
    ['roundhouse record 1\ngame pebbles\n', 3, rules],
    ['roundhouse record 1\ngame pebbles\nrules 2', 3, seedLine],
    ['roundhouse record 1\ngame pebbles\nrules 2\nplayers 2\n', 5, seedLine],
    [text.replace('winner 1\n', ''), 22, winner],
  ])('an end that comes too early: %j', (short, number, belongs) => {
    expect(refusalToRead(short)).toBe(`Line ${number}: the record ends; expected: ${belongs}`)
  })

  test('a header without a seed is missed where the header ends', () => {
    expect(refusalToRead(withLine(8))).toBe(`Line 12: found "1 lay 1"; expected: ${seedLine}`)
    expect(refusalToRead(withLine(8).replace('1 lay 1', '1 a1'))).toBe(`Line 12: found "1 a1"; expected: ${seedLine}`)
  })

  test('a header without a seed is missed only where all other lines are in order', () => {
    const damaged = withLine(8).replace('event', 'Event')
    expect(refusalToRead(damaged)).toBe(`Line 10: found "Event A rainy Sunday"; expected: ${headerLine}`)
  })

  test('a long line is not shown in full', () => {
    const shown = (length: number) => refusalToRead(withLine(1, 'x'.repeat(length)))
    expect(shown(60)).toContain(`found "${'x'.repeat(60)}";`)
    expect(shown(61)).toContain(`found "${'x'.repeat(60)}...";`)
  })

  test('whatever the text, nothing but a refusal comes of it', () => {
    const lines = text.split('\n')
    const damage = fc.record({
      place: fc.nat({ max: lines.length - 1 }),
      line: fc.oneof(fc.string(), fc.constantFrom(...lines), fc.stringMatching(/^[a-z0-9 #\\-]{0,20}$/)),
      removed: fc.nat({ max: 3 }),
    })
    fc.assert(
      fc.property(damage, ({ place, line, removed }) => {
        try {
          const record = readRecord(lines.toSpliced(place, removed, line).join('\n'))
          expect(readRecord(writeRecord(record))).toMatchObject({
            ...record,
            moves: record.moves.map(({ seat, text }) => ({ seat, text })),
          })
          replay(pebblesBox, record)
        } catch (error) {
          if (!(error instanceof Refusal)) throw error
          expect(error.message).not.toBe('')
        }
      }),
      { numRuns: 500 },
    )
  })

  test('any line that is no line of a record is refused with its number', () => {
    const numbers = text.split('\n').flatMap((line, place) => (line === '' ? [] : [place + 1]))
    fc.assert(
      fc.property(
        fc.constantFrom(...numbers),
        fc.stringMatching(/^[A-Z!?_.]{1,10}( [a-z0-9]{0,5})?$/),
        (number, line) => {
          expect(refusalToRead(withLine(number, line))).toMatch(new RegExp(`^Line ${number}: found `))
        },
      ),
    )
  })
})

describe('replaying', () => {
  const record = (): GameRecord => readRecord(text)

  test('plays the record to its end, with the box or with the game', () => {
    for (const from of [pebblesBox, pebbles(duel)]) {
      const { game, match, result } = replay(from, record())
      expect(game.name).toBe('pebbles')
      expect(match.played.map(({ seat, text }) => `${seat + 1} ${text}`)).toEqual(text.split('\n').slice(12, 19))
      expect(result).toEqual({ points: [2, 1], winners: [0] })
    }
  })

  test('opens the game with the options of the header', () => {
    expect(replay(pebblesBox, { ...record(), moves: [], result: null }).match.now.bag).toEqual([1, 1])
    expect(refusalOf(() => replay(pebblesBox, readRecord(withLine(4, 'players 9')))).message).toBe(
      '"players 9": 2 to 4 can play',
    )
  })

  test('an unfinished record is fine, and says so by having no result', () => {
    const { match, result } = replay(pebblesBox, { ...record(), moves: record().moves.slice(0, 3), result: null })
    expect(match.played).toHaveLength(3)
    expect(result).toBeNull()
  })

  test('a record that leaves the result out is fine, too', () => {
    expect(replay(pebblesBox, { ...record(), result: null }).result).toEqual({ points: [2, 1], winners: [0] })
  })

  test('says where a move is not legal, and why', () => {
    const difference = differenceIn(readRecord(withLine(15, '1 lay 4')))
    expect(difference.message).toBe('Line 15, "1 lay 4": not legal: P-1 not-in-hand (value 4)')
    expect(difference).toBeInstanceOf(RecordDifference)
    expect(difference.move).toEqual({ seat: 0, text: 'lay 4', line: 15 })
    expect(difference.reason).toMatchObject({ rule: 'P-1', code: 'not-in-hand' })
  })

  test('counts the moves of a record that was never text', () => {
    const moves = [...record().moves.slice(0, 2), { seat: 1, text: 'keep' }]
    expect(differenceIn({ ...record(), moves }).message).toBe('Move 3, "2 keep": not legal: P-4 not-asked (asked 1)')
  })

  test('says where there is no such seat', () => {
    const difference = differenceIn(readRecord(withLine(14, '3 lay 1')))
    expect(difference.message).toBe('Line 14, "3 lay 1": There is no seat 3: 2 play')
    expect(difference).toBeInstanceOf(RecordDifference)
    expect(difference).toMatchObject({ move: { seat: 2, text: 'lay 1', line: 14 }, reason: null })
  })

  test('says which move comes after the end', () => {
    const difference = differenceIn(readRecord(withLine(19, '1 keep', '2 lay 1')))
    expect(difference.message).toBe('Line 20, "2 lay 1": the game is already over')
    expect(difference).toMatchObject({ move: { seat: 1, text: 'lay 1', line: 20 }, reason: null })
  })

  test('says how the result differs', () => {
    const difference = differenceIn(readRecord(withLine(21, 'result 2 2')))
    expect(difference.message).toBe(
      'The record says "result 2 2, winner 1", but the game ends with "result 2 1, winner 1"',
    )
    expect(difference).toBeInstanceOf(RecordDifference)
    expect(difference).toMatchObject({ move: null, reason: null })
    expect(differenceIn(readRecord(withLine(22, 'winner 2'))).message).toBe(
      'The record says "result 2 1, winner 2", but the game ends with "result 2 1, winner 1"',
    )
  })

  test('says that there is a result, but no end', () => {
    const difference = differenceIn(readRecord(withLine(19)))
    expect(difference.message).toBe(
      'The record says "result 2 1, winner 1", but the game is not over after its last move',
    )
    expect(difference).toBeInstanceOf(RecordDifference)
  })

  test('refuses a record of another game', () => {
    expect(refusalOf(() => replay(pebblesBox, { ...record(), game: 'chess' })).message).toBe(
      'This is a record of chess, not of pebbles',
    )
  })

  test('refuses rules that are newer, and rules that have changed since', () => {
    expect(refusalOf(() => replay(pebblesBox, { ...record(), rules: 3 })).message).toBe(
      'This record follows rules 3 of pebbles; this program is older and knows rules 2',
    )
    expect(refusalOf(() => replay(pebblesBox, { ...record(), rules: 1 })).message).toBe(
      'This record follows rules 1 of pebbles; since then they have changed, now they are 2',
    )
  })

  test('a crash of the game is no difference', () => {
    const broken = {
      ...pebbles(duel),
      play() {
        throw new TypeError('a bug')
      },
    }
    expect(() => replay(broken, record())).toThrow(new TypeError('a bug'))
  })
})

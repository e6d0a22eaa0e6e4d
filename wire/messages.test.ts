import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LARGEST_MESSAGE, wireSchema } from './messages.ts'
import { readFromPage, readFromServer } from './reading.ts'
import { FROM_PAGE, FROM_SERVER, SNAPSHOT, TABLE } from './testing/messages.ts'

const fits = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false }).compile(wireSchema())

/** What is said of a message; nothing, if it can be read. */
const why = (message: unknown, read: typeof readFromPage | typeof readFromServer = readFromPage): string => {
  const result = read(typeof message === 'string' ? message : JSON.stringify(message))
  return result.ok ? '' : result.why
}

describe('a message can be read', () => {
  test.each(Object.entries(FROM_PAGE))('from a page: %s', (_, message) => {
    expect(readFromPage(JSON.stringify(message))).toEqual({ ok: true, message })
    expect(fits(message)).toBe(true)
  })

  test.each(Object.entries(FROM_SERVER))('from a server: %s', (_, message) => {
    expect(readFromServer(JSON.stringify(message))).toEqual({ ok: true, message })
    expect(fits(message)).toBe(true)
  })

  test.each([
    { ...FROM_PAGE.look, key: undefined, from: undefined },
    ...(['pause', 'resume', 'call-off'] as const).map(is => ({ ...FROM_PAGE.ask, what: { is } })),
    { ...FROM_PAGE.ask, what: { is: 'stand-in', seat: 1 } },
    { ...FROM_PAGE.say, phrase: undefined, text: 'Was für ein Zug! 🚂' },
    { ...FROM_PAGE.play, moves: new Array(100).fill('x') },
    { ...FROM_PAGE.ping, seen: {} },
  ])('with other fields: %j', message => {
    expect(why(message)).toBe('')
  })

  test('a snapshot before the game and after it', () => {
    const seating = { ...SNAPSHOT, stage: 'seating', match: null, question: null, viewer: 'watcher' }
    expect(why({ ...FROM_SERVER.snapshot, snapshot: seating }, readFromServer)).toBe('')
    const match = { ...SNAPSHOT.match, result: { points: [93, -2], winners: [0] } }
    const over = { ...SNAPSHOT, stage: 'over', match, record: 'roundhouse record 1\n', held: 'replay' }
    expect(why({ ...FROM_SERVER.snapshot, snapshot: over }, readFromServer)).toBe('')
  })
})

const { sit, play, say, ready, look, ping, ask, hello } = FROM_PAGE

describe('what is wrong with a message is said, with the place and what is allowed', () => {
  test.each<[unknown, string]>([
    ['', 'Invalid JSON at line 1, column 1: found the end of the file; expected a value'],
    ['{"type":', 'Invalid JSON at line 1, column 9'],
    ['['.repeat(5000), 'Invalid JSON at line 1, column 21: found "["; expected at most 20 levels'],
    [7, 'the message: found 7; expected an object'],
    [null, 'the message: found null; expected an object'],
    [{}, 'the message, type: found nothing; expected "hello", "look"'],
    [{ type: 'fly' }, 'the message, type: found "fly"; expected "hello"'],
    [{ type: '__proto__' }, 'the message, type: found "__proto__"'],
    [{ type: 'constructor' }, 'the message, type: found "constructor"'],
    [{ ...hello, wire: 1 }, 'the message, wire: found 1; expected 2'],
    [{ ...hello, language: '../de' }, 'the message, language: found "../de"; expected a language, such as "de"'],
    [{ ...sit, seat: 4 }, 'the message, seat: found 4; expected a whole number from 0 to 3'],
    [{ ...sit, seat: 0.5 }, 'the message, seat: found 0.5'],
    [{ ...sit, seq: -1 }, 'the message, seq: found -1; expected a whole number from 0 to'],
    [{ ...sit, id: 'short' }, 'the message, id: found "short"; expected 8 to 40 letters, digits, "_" or "-"'],
    [{ ...sit, id: 'x'.repeat(41) }, 'the message, id: found'],
    [{ ...sit, table: 'k7Qm2xWb9TfO' }, 'the message, table: found "k7Qm2xWb9TfO"; expected the 12 letters and digits'],
    [{ ...sit, table: `${TABLE}\n` }, 'the message, table: found'],
    [{ ...sit, more: 1 }, 'the message: the field "more" is not known; expected type, table, id, seq, seat, name'],
    ['{"type":"rise","__proto__":{"seq":1}}', 'the message: the field "__proto__" is not known'],
    [{ ...ready, commitment: 'A'.repeat(64) }, 'the message, commitment: found'],
    [{ ...play, moves: [] }, 'the message, moves: found a list of 0; expected a list of 1 to 100'],
    [{ ...play, moves: new Array(101).fill('x') }, 'the message, moves: found a list of 101'],
    [{ ...play, moves: ['ok', 'x'.repeat(201)] }, 'Move 2: found "xxx'],
    [{ ...play, moves: ['a\nb'] }, 'Move 1: found "a\\nb"; expected 1 to 200 characters on one line'],
    [{ ...look, key: 'short' }, 'the message, key: found "short"'],
    [{ ...say, text: 'both' }, 'the message: found phrase and text; expected either phrase or text'],
    [
      { type: 'say', table: TABLE, id: 'say_0001' },
      'the message: found nothing; expected at least one of phrase, text',
    ],
    [{ ...say, phrase: 'go-away' }, 'the message, phrase: found "go-away"; expected "good-luck"'],
    [{ ...ping, seen: { nowhere: 1 } }, 'the message, seen: found {"nowhere":1}; expected an object with'],
    [{ ...ping, seen: { [TABLE]: -1 } }, 'the message, seen: found'],
    [{ ...ask, what: { is: 'undo' } }, 'the message, what, to: found nothing'],
    [{ ...ask, what: { is: 'win' } }, 'the message, what, is: found "win"'],
  ])('%j', (message, what) => {
    expect(why(message)).toContain(what)
    if (typeof message !== 'string') expect(fits(message)).toBe(false)
  })

  test('also by a page of its server', () => {
    expect(why({ ...FROM_SERVER.done, seq: '8' }, readFromServer)).toContain('the message, seq: found "8"')
    const snapshot = { ...SNAPSHOT, viewer: 'eye' }
    expect(why({ ...FROM_SERVER.snapshot, snapshot }, readFromServer)).toBe(
      'the message, snapshot, viewer: found "eye"; expected a seat, or "watcher"',
    )
    const lines = [['took', { seat: {} }]]
    expect(why({ ...FROM_SERVER.news, lines }, readFromServer)).toContain('Line 1: found {"seat":{}} in ["took"')
  })
})

describe('names are one line that everybody can see', () => {
  test.each(['A', 'Ada', 'Zoë', '李小龍', 'Åsa (2)', 'x'.repeat(24), '👑', 'שרה'])('%j', name => {
    expect(why({ ...sit, name })).toBe('')
  })

  test.each([
    ...['', ' ', ' Ada', 'Ada ', 'x'.repeat(25), 'a\nb', 'a\tb', 'a\u0000b', '\u001b[2J'],
    ...['\u202eadA', 'a\u2066b', '\u200f', 'a\u200bb', 'a\u2028b', '\u3164', 'a\u115fb', '\u2800', '\u0301a', '\ud800'],
  ])('not %j', name => {
    expect(why({ ...sit, name })).toContain('expected 1 to 24 characters on one line')
  })

  test('and so is what is said, up to 300 characters', () => {
    expect(why({ ...say, phrase: undefined, text: 'x'.repeat(300) })).toBe('')
    for (const text of ['x'.repeat(301), 'a\nb', '\u202ea', ' '])
      expect(why({ ...say, phrase: undefined, text })).toContain('expected 1 to 300 characters on one line')
  })
})

describe('a message of a page has a largest size', () => {
  const padded = (message: string, bytes: number) => message + ' '.repeat(bytes - message.length)
  const text = JSON.stringify(FROM_PAGE.rise)

  test('counted in bytes', () => {
    expect(why(padded(text, LARGEST_MESSAGE))).toBe('')
    expect(why(padded(text, LARGEST_MESSAGE + 1))).toBe('the message: found more than 8192 bytes; expected less')
  })

  test.each(['é', '€', '🚂'])('in UTF-8: %s', sign => {
    const most = Math.floor(LARGEST_MESSAGE / Buffer.byteLength(sign))
    expect(why(sign.repeat(most))).toContain('Invalid JSON')
    expect(why(sign.repeat(most + 1))).toContain('more than 8192 bytes')
  })

  test('a server may say more', () => {
    expect(why(padded(JSON.stringify(FROM_SERVER.soon), 2 * LARGEST_MESSAGE), readFromServer)).toBe('')
    expect(why(padded('{', 2 ** 20 + 1), readFromServer)).toContain('more than 1048576 bytes')
  })
})

describe('whatever comes', () => {
  const all = Object.values(FROM_PAGE)
  const values = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom<unknown[]>(TABLE, -1, 1e300, '', [], {}, null, ['x'], 'x'.repeat(400)),
  )
  const fields = [...new Set(all.flatMap(message => Object.keys(message)))]
  const changed = fc
    .tuple(
      fc.constantFrom(...all),
      fc.array(fc.tuple(fc.constantFrom(...fields, '__proto__'), values), { maxLength: 3 }),
    )
    .map(([message, changes]) => JSON.stringify(Object.fromEntries([...Object.entries(message), ...changes])))

  test('check and schema agree', () => {
    fc.assert(
      fc.property(changed, text => {
        const message = JSON.parse(text)
        expect(why(text) === '' || why(text, readFromServer) === '').toBe(fits(message))
      }),
      { numRuns: 500 },
    )
  })

  test('it is read or refused, and nothing breaks', () => {
    const damaged = fc.tuple(changed, fc.nat(), fc.string()).map(([text, at, more]) => {
      const place = at % (text.length + 1)
      return text.slice(0, place) + more + text.slice(place + (at % 3))
    })
    fc.assert(
      fc.property(fc.oneof(fc.string(), damaged), text => {
        expect(typeof why(text)).toBe('string')
      }),
      { numRuns: 500 },
    )
  })
})

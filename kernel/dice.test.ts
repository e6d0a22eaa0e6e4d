import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Dice, draw, fork, readSeed, roll, type Seed, writeSeed } from './dice.ts'

const seedOf = (text: string): Seed => readSeed(text)!
const diceOf = (seed: string | Seed, rolled = 0): Dice => ({
  seed: typeof seed === 'string' ? seedOf(seed) : seed,
  rolled,
})
const rolls = (dice: Dice, sides: number, times: number): number[] =>
  Array.from({ length: times }, () => roll(dice, sides))

/** Words as the published test vectors print them: byte by byte, from the low end. */
const bytes = (words: readonly number[]): string =>
  words.flatMap(word => [0, 8, 16, 24].map(shift => ((word >>> shift) & 0xff).toString(16).padStart(2, '0'))).join('')

const anyWord = fc.integer({ min: 0, max: 0xffff_ffff })
const anySeed = fc.tuple(anyWord, anyWord, anyWord, anyWord)

describe('the stream is ChaCha20 with a 128-bit key (draft-strombergson-chacha-test-vectors)', () => {
  const vectors = {
    'TC1: all zero': [
      '0',
      '89670952608364fd00b2f90936f031c8e756e15dba04b8493d00429259b20f46' +
        'cc04f111246b6c2ce066be3bfb32d9aa0fddfbc12123d4b9e44f34dca05a103f' +
        '6cd135c2878c832b5896b134f6142a9d4d8d0d8f1026d20a0a81512cbce6e975' +
        '8a7143d021978022a384141a80cea3062f41f67a752e66ad3411984c787e30ad',
    ],
    'TC2: one bit of the key set': [
      '01000000000000000000000000000000',
      'ae56060d04f5b597897ff2af1388dbceff5a2a4920335dc17a3cb1b1b10fbe70' +
        'ece8f4864d8c7cdf0076453a8291c7dbeb3aa9c9d10e8ca36be4449376ed7c42',
    ],
    'a key in which every byte is another': [
      '00112233445566778899aabbccddeeff',
      'b34be66333df3579fbae7ab57bf764af68a3a969b5582cc390937466048059d6' +
        '0b4c4c0e26b4970b5fd2fdfe51d898cfe7184384687c76143ccd59f88ab92c16',
    ],
  }
  test.each(Object.entries(vectors))('%s', (_, [seed, stream]) => {
    expect(bytes(rolls(diceOf(seed!), 2 ** 32, stream!.length / 8))).toBe(stream)
  })

  test('the counter has 64 bits: the stream goes on after 2^32 blocks', () => {
    expect(bytes(rolls(diceOf('0', 16 * 2 ** 32 + 3), 2 ** 32, 2))).toBe('1dd2ff4cca9b06e2')
  })

  test('the seeds made from a seed come from another stream', () => {
    expect(writeSeed(fork(seedOf('0'), 0))).toBe('9e87631694c9f2b3ca88239e61d343a3')
    expect(writeSeed(fork(seedOf('01000000000000000000000000000000'), 5))).toBe('85585271eec8b2aec46cf198ede958bf')
    expect(writeSeed(fork(seedOf('01000000000000000000000000000000'), 2 ** 32 + 5))).toBe(
      '4d6686c3f6b0322ce25f045ec5ce657f',
    )
  })
})

describe('roll', () => {
  test('uses one word, and counts it', () => {
    const dice = diceOf('0')
    expect(roll(dice, 6)).toBe(0x52096789 % 6)
    expect(dice).toEqual({ seed: [0, 0, 0, 0], rolled: 1 })
  })

  test('throws away what would make low numbers likelier', () => {
    const dice = diceOf('0', 1)
    expect(roll(dice, 2 ** 31 + 1)).toBe(0x09f9b200)
    expect(dice.rolled).toBe(3)
  })

  test('throws away the first word that is too high, and keeps the last that is not', () => {
    const word = 0xfd648360
    expect(roll(diceOf('0', 1), word)).toBe(0x09f9b200)
    expect(roll(diceOf('0', 1), word + 1)).toBe(word)
  })

  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 32 + 1])(
    'refuses %d sides, and rolls nothing',
    sides => {
      const dice = diceOf('0')
      expect(() => roll(dice, sides)).toThrow(`A roll has a whole number of sides, from 1 to 2^32, not ${sides}`)
      expect(dice.rolled).toBe(0)
    },
  )

  test('a die of one side rolls, too', () => {
    const dice = diceOf('0')
    expect(rolls(dice, 1, 3)).toEqual([0, 0, 0])
    expect(dice.rolled).toBe(3)
  })

  /** Chi-square with 1 in 1000 to fail by chance; the seed is fixed, so it never does. */
  test.each([
    [2, 10.8],
    [6, 20.5],
    [7, 22.5],
    [52, 87.7],
  ])('%i sides are equally likely', (sides, limit) => {
    const times = 60_000
    const counts = new Array<number>(sides).fill(0)
    for (const side of rolls(diceOf('fa1f'), sides, times)) counts[side]!++
    const chiSquare = counts.reduce((sum, count) => sum + (count - times / sides) ** 2 / (times / sides), 0)
    expect(chiSquare).toBeLessThan(limit)
  })

  test('two dice rolled in turn roll as they would alone', () => {
    const seeds = [seedOf('1'), seedOf('2')] as const
    const alone = seeds.map(seed => rolls(diceOf(seed), 1000, 40))
    const [one, two] = [diceOf(seeds[0]), diceOf(seeds[1])]
    const inTurn = Array.from({ length: 40 }, () => [roll(one, 1000), roll(two, 1000)])
    expect(inTurn).toEqual(alone[0]!.map((value, n) => [value, alone[1]![n]]))
  })

  test('a die set back rolls the same again', () => {
    const dice = diceOf('5eed')
    const first = rolls(dice, 100, 20)
    dice.rolled = 0
    expect(rolls(dice, 100, 20)).toEqual(first)
  })

  test('making seeds does not disturb the rolls', () => {
    const dice = diceOf('5eed')
    const undisturbed = rolls(diceOf('5eed'), 100, 20)
    const disturbed = Array.from({ length: 20 }, (_, n) => {
      fork(dice.seed, n)
      return roll(dice, 100)
    })
    expect(disturbed).toEqual(undisturbed)
  })
})

describe('draw', () => {
  test('takes one thing out and leaves the others', () => {
    fc.assert(
      fc.property(anySeed, fc.array(fc.integer(), { minLength: 1 }), (seed, things) => {
        const bag = [...things]
        const drawn = draw(diceOf(seed), bag)
        expect([...bag, drawn].sort()).toEqual([...things].sort())
      }),
    )
  })

  test('takes the thing the dice point at, and fills its place with the last', () => {
    const place = 0x52096789 % 4
    const bag = ['a', 'b', 'c', 'd']
    expect(place).toBe(1)
    expect(draw(diceOf('0'), bag)).toBe('b')
    expect(bag).toEqual(['a', 'd', 'c'])
  })

  test('takes the last thing, too', () => {
    const bag = ['a', 'b']
    expect(draw(diceOf('0'), bag)).toBe('b')
    expect(bag).toEqual(['a'])
    expect(draw(diceOf('0'), bag)).toBe('a')
    expect(bag).toEqual([])
  })

  test('always rolls, even where there is no choice', () => {
    const dice = diceOf('0')
    draw(dice, ['only one'])
    expect(dice.rolled).toBe(1)
  })

  test('everything in the bag is equally likely', () => {
    const dice = diceOf('ba9')
    const counts: Record<string, number> = { a: 0, b: 0, c: 0 }
    for (let n = 0; n < 9000; n++) counts[draw(dice, ['a', 'b', 'c'])]!++
    for (const count of Object.values(counts)) expect(Math.abs(count - 3000)).toBeLessThan(150)
  })

  test('an empty bag is a bug', () => {
    expect(() => draw(diceOf('0'), [])).toThrow(new RangeError('Cannot draw from an empty bag'))
  })
})

describe('fork', () => {
  test('gives seeds unlike each other and unlike their own', () => {
    const seed = seedOf('1')
    const seeds = [seed, ...Array.from({ length: 200 }, (_, n) => fork(seed, n))]
    expect(new Set(seeds.map(writeSeed)).size).toBe(201)
    expect(new Set(seeds.slice(1).flat()).size).toBe(800)
  })

  test('gives the same seed for the same number', () => {
    expect(fork(seedOf('1'), 7)).toEqual(fork(seedOf('1'), 7))
  })

  test('never gives what the dice roll', () => {
    const rolled = new Set(rolls(diceOf('1'), 2 ** 32, 1600))
    const forked = Array.from({ length: 100 }, (_, n) => fork(seedOf('1'), n)).flat()
    expect(forked.filter(word => rolled.has(word))).toEqual([])
  })

  test('gives words that are whole and not negative', () => {
    const words = Array.from({ length: 50 }, (_, n) => fork(seedOf('1'), n)).flat()
    expect(words.every(word => Number.isInteger(word) && word >= 0 && word < 2 ** 32)).toBe(true)
  })
})

describe('a seed as text', () => {
  test('any seed is written with 32 digits and read again', () => {
    fc.assert(
      fc.property(anySeed, seed => {
        expect(writeSeed(seed)).toMatch(/^[0-9a-f]{32}$/)
        expect(readSeed(writeSeed(seed))).toEqual(seed)
      }),
    )
  })

  test('a short one is filled up from the left', () => {
    expect(readSeed('7')).toEqual([0, 0, 0, 7])
    expect(readSeed('123456789a')).toEqual([0, 0, 0x12, 0x3456789a])
    expect(readSeed('0123456789abcdef0123456789abcdef')).toEqual([0x01234567, 0x89abcdef, 0x01234567, 0x89abcdef])
  })

  test('capital letters are the same digits', () => {
    expect(readSeed('ABCDEF')).toEqual(readSeed('abcdef'))
  })

  test.each(['', ' ', '7 ', ' 7', '0x7', 'g', '-1', '1.5', '7\n', '0'.repeat(33)])('%j is no seed', text => {
    expect(readSeed(text)).toBeNull()
  })
})

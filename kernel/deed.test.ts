import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  argOf,
  type Deed,
  deedNumberOf,
  defineDeed,
  formsOf,
  moveOf,
  noWords,
  type Refused,
  readMove,
  readNumber,
  readWord,
  reasonOf,
} from './deed.ts'

interface Table {
  readonly limit: number
}
type Rules = readonly string[]

const TOO_HIGH: Refused<Table> = {
  rule: 'T-1.1',
  code: 'too-high',
  mend: 'go-lower',
  facts: ({ limit }, arg) => ({ limit, asked: arg }),
}

/** `climb ash`: up one of the trees, as high as the table lets one. */
const climb = defineDeed<Rules, Table>({
  number: 3,
  word: 'climb',
  form: 'climb TREE',
  args: 5,
  refuse: ({ limit }, arg) => (arg > limit ? TOO_HIGH : null),
  play() {},
  write: (trees, arg) => `climb ${trees[arg]}`,
  read: (trees, [name]) => (trees.includes(name!) ? trees.indexOf(name!) : null),
})

/** The same word, with nothing to choose. */
const climbDown = defineDeed<Rules, Table>({
  ...noWords,
  number: 1,
  word: 'climb',
  form: 'climb',
  closed: { rule: 'T-1.2', code: 'on-the-ground' },
  refuse: () => null,
  play() {},
  write: () => 'climb',
  list: (_table, into) => into.push(77),
})

const rest = defineDeed<Rules, Table>({ ...climbDown, number: 4, word: 'rest', form: 'rest' })

const trees = ['ash', 'beech', 'cherry', 'dogwood', 'elm']
/** Numbers are places in the list: those of no deed are empty. */
const deeds: Deed<Rules, Table>[] = []
for (const deed of [climb, climbDown, rest]) deeds[deed.number] = deed

describe('a move as a number', () => {
  test('is a deed and what is chosen', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.nat(2 ** 20 - 1), (number, arg) => {
        const move = moveOf({ number }, arg)
        expect([deedNumberOf(move), argOf(move)]).toEqual([number, arg])
      }),
    )
  })

  test('is never the number of another', () => {
    expect(moveOf({ number: 1 }, 0)).toBe(2 ** 20)
    expect(moveOf({ number: 0 }, 2 ** 20 - 1)).toBe(2 ** 20 - 1)
  })
})

describe('the list of a deed', () => {
  test('is everything that is not refused', () => {
    const into: number[] = [5]
    climb.list({ limit: 1 }, into)
    expect(into).toEqual([5, moveOf(climb, 0), moveOf(climb, 1)])
    const all: number[] = []
    climb.list({ limit: 99 }, all)
    expect(all.map(argOf)).toEqual([0, 1, 2, 3, 4])
  })

  test('or what it says itself by a shorter way', () => {
    const into: number[] = []
    climbDown.list({ limit: 0 }, into)
    expect(into).toEqual([77])
  })
})

test('a deed that does not say why it is closed leaves that to the moment', () => {
  expect(climb.closed).toBeNull()
  expect(climbDown.closed).toEqual({ rule: 'T-1.2', code: 'on-the-ground' })
})

test('all deeds have the same fields in the same order', () => {
  expect(Object.keys(climb)).toEqual(Object.keys(climbDown))
})

describe('a reason', () => {
  test('looks its facts up when somebody asks', () => {
    expect(reasonOf(TOO_HIGH, { limit: 2 }, 4)).toEqual({
      rule: 'T-1.1',
      code: 'too-high',
      facts: { limit: 2, asked: 4 },
      mend: 'go-lower',
    })
  })

  test('without facts and help says so', () => {
    expect(reasonOf(climbDown.closed!, { limit: 2 }, 0)).toEqual({
      rule: 'T-1.2',
      code: 'on-the-ground',
      facts: {},
      mend: null,
    })
  })
})

describe('reading a move', () => {
  test.each([
    ['climb cherry', moveOf(climb, 2)],
    ['  climb   ash ', moveOf(climb, 0)],
    ['climb', moveOf(climbDown, 0)],
    ['rest', moveOf(rest, 0)],
  ])('"%s": several deeds may begin with the same word', (text, move) => {
    expect(readMove(deeds, trees, text)).toBe(move)
  })

  test.each(['', 'climb oak', 'rest now', 'Climb ash', 'sit'])('"%s" is none', text => {
    expect(readMove(deeds, trees, text)).toBeNull()
  })
})

describe('how moves are written, for whoever wrote none', () => {
  test('the forms of all deeds with that word', () => {
    expect(formsOf(deeds, 'climb oak')).toEqual(['climb', 'climb TREE'])
    expect(formsOf(deeds, '  rest  now')).toEqual(['rest'])
  })

  test('if there is none, the words there are, each once', () => {
    expect(formsOf(deeds, 'sit')).toEqual(['climb', 'rest'])
    expect(formsOf(deeds, '')).toEqual(['climb', 'rest'])
  })
})

describe('a number as it is written', () => {
  test.each([
    ['0', 0],
    ['7', 7],
    ['12', 12],
  ])('%s is %i', (text, n) => {
    expect(readNumber(text, 0, 12)).toBe(n)
  })

  test.each([undefined, '', '13', '-1', '07', '1.5', '1x', 'x1', 'one', '+1'])('%s is none from 0 to 12', text => {
    expect(readNumber(text, 0, 12)).toBe(-1)
  })

  test('nor is one below the least', () => {
    expect(readNumber('2', 3, 12)).toBe(-1)
    expect(readNumber('3', 3, 12)).toBe(3)
  })
})

test('a word has its place among those that can stand there', () => {
  expect(trees.map(tree => readWord(trees, tree))).toEqual([0, 1, 2, 3, 4])
  expect([readWord(trees, 'oak'), readWord(trees, undefined)]).toEqual([-1, -1])
})

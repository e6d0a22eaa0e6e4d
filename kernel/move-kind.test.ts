import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  choiceIn,
  defineMoveKind,
  describeText,
  formsOf,
  kindNumberOf,
  type MoveKind,
  moveOf,
  noWords,
  type Objection,
  readMove,
  readNumber,
  readWord,
  reasonOf,
} from './move-kind.ts'

interface Table {
  readonly limit: number
}
type Rules = readonly string[]

const TOO_HIGH: Objection<Table> = {
  rule: 'T-1.1',
  code: 'too-high',
  remedy: 'go-lower',
  facts: ({ limit }, choice) => ({ limit, asked: choice }),
}

/** `climb ash`: up one of the trees, as high as the table lets one. */
const climb = defineMoveKind<Rules, Table, { readonly do: 'climb'; readonly tree: string }>({
  number: 3,
  word: 'climb',
  form: 'climb TREE',
  choices: 5,
  refuse: ({ limit }, choice) => (choice > limit ? TOO_HIGH : null),
  play() {},
  write: (trees, choice) => `climb ${trees[choice]}`,
  describe: (trees, choice) => ({ do: 'climb', tree: trees[choice]! }),
  read: (trees, [name]) => (trees.includes(name!) ? trees.indexOf(name!) : null),
})

/** The same word, with nothing to choose. */
const climbDown = defineMoveKind<Rules, Table>({
  ...noWords,
  number: 1,
  word: 'climb',
  form: 'climb',
  outOfPhase: { rule: 'T-1.2', code: 'on-the-ground' },
  refuse: () => null,
  play() {},
  write: () => 'climb',
  describe: () => ({ do: 'climb-down' }),
  list: (_table, into) => into.push(77),
})

const rest = defineMoveKind<Rules, Table>({ ...climbDown, number: 4, word: 'rest', form: 'rest' })

const trees = ['ash', 'beech', 'cherry', 'dogwood', 'elm']
/** Numbers are places in the list: those of no kind of move are empty. */
const moveKinds: MoveKind<Rules, Table>[] = []
for (const moveKind of [climb, climbDown, rest]) moveKinds[moveKind.number] = moveKind

describe('a move as a number', () => {
  test('is a kind of move and what is chosen', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.nat(2 ** 20 - 1), (number, choice) => {
        const move = moveOf({ number }, choice)
        expect([kindNumberOf(move), choiceIn(move)]).toEqual([number, choice])
      }),
    )
  })

  test('is never the number of another', () => {
    expect(moveOf({ number: 1 }, 0)).toBe(2 ** 20)
    expect(moveOf({ number: 0 }, 2 ** 20 - 1)).toBe(2 ** 20 - 1)
  })
})

describe('the list of a kind of move', () => {
  test('is everything that is not refused', () => {
    const into: number[] = [5]
    climb.list({ limit: 1 }, into)
    expect(into).toEqual([5, moveOf(climb, 0), moveOf(climb, 1)])
    const all: number[] = []
    climb.list({ limit: 99 }, all)
    expect(all.map(choiceIn)).toEqual([0, 1, 2, 3, 4])
  })

  test('or what it says itself by a shorter way', () => {
    const into: number[] = []
    climbDown.list({ limit: 0 }, into)
    expect(into).toEqual([77])
  })
})

test('a kind of move that does not say why it is closed leaves that to the moment', () => {
  expect(climb.outOfPhase).toBeNull()
  expect(climbDown.outOfPhase).toEqual({ rule: 'T-1.2', code: 'on-the-ground' })
})

test('a kind of move describes what is chosen', () => {
  expect(climb.describe(trees, 2).tree).toBe('cherry')
  expect(climbDown.describe(trees, 0)).toEqual({ do: 'climb-down' })
})

test('all kinds of move have the same fields in the same order', () => {
  expect(Object.keys(climb)).toEqual(Object.keys(climbDown))
})

describe('a reason', () => {
  test('looks its facts up when somebody asks', () => {
    expect(reasonOf(TOO_HIGH, { limit: 2 }, 4)).toEqual({
      rule: 'T-1.1',
      code: 'too-high',
      facts: { limit: 2, asked: 4 },
      remedy: 'go-lower',
    })
  })

  test('without facts and help says so', () => {
    expect(reasonOf(climbDown.outOfPhase!, { limit: 2 }, 0)).toEqual({
      rule: 'T-1.2',
      code: 'on-the-ground',
      facts: {},
      remedy: null,
    })
  })
})

describe('reasons that are known', () => {
  interface Reasons {
    'too-high': { facts: { limit: number }; remedy: 'go-lower' }
    'on-the-ground': { facts: Record<never, never>; remedy: never }
  }

  test('have the facts of their code', () => {
    const refused: Objection<Table, Reasons> = { rule: 'T-1.1', code: 'too-high', facts: ({ limit }) => ({ limit }) }
    const reason = reasonOf<Table, Reasons>(refused, { limit: 2 }, 0)
    expect(reason.code === 'too-high' && reason.facts.limit).toBe(2)
  })

  test('cannot leave a fact out, or name help there is not', () => {
    // @ts-expect-error: the limit is missing
    const short: Objection<Table, Reasons> = { rule: 'T-1.1', code: 'too-high' }
    // @ts-expect-error: nothing helps there
    const wrong: Objection<Table, Reasons> = { rule: 'T-1.2', code: 'on-the-ground', remedy: 'go-lower' }
    expect([short.code, wrong.code]).toEqual(['too-high', 'on-the-ground'])
  })
})

describe('reading a move', () => {
  test.each([
    ['climb cherry', moveOf(climb, 2)],
    ['  climb   ash ', moveOf(climb, 0)],
    ['climb', moveOf(climbDown, 0)],
    ['rest', moveOf(rest, 0)],
  ])('"%s": several deeds may begin with the same word', (text, move) => {
    expect(readMove(moveKinds, trees, text)).toBe(move)
  })

  test.each(['', 'climb oak', 'rest now', 'Climb ash', 'sit'])('"%s" is none', text => {
    expect(readMove(moveKinds, trees, text)).toBeNull()
  })
})

test('a text is described as the move that it is', () => {
  expect(describeText(moveKinds, trees, 'climb cherry')).toEqual({ do: 'climb', tree: 'cherry' })
  expect(describeText(moveKinds, trees, 'climb')).toEqual({ do: 'climb-down' })
  expect(describeText(moveKinds, trees, 'sit')).toBeNull()
})

describe('how moves are written, for anyone who wrote none', () => {
  test('the forms of all kinds of move with that word', () => {
    expect(formsOf(moveKinds, 'climb oak')).toEqual(['climb', 'climb TREE'])
    expect(formsOf(moveKinds, '  rest  now')).toEqual(['rest'])
  })

  test('if there is none, the words there are, each once', () => {
    expect(formsOf(moveKinds, 'sit')).toEqual(['climb', 'rest'])
    expect(formsOf(moveKinds, '')).toEqual(['climb', 'rest'])
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

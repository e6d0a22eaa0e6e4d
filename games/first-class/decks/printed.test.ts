import { describe, expect, test } from 'vitest'
import { DECKS, MODULES } from '../base/cards/card.ts'
import { readFrame, writeFrame } from '../base/frames/effect.ts'
import { conditions as CONDITIONS } from '../rules.ts'
import type { DeckFile, DeckLine } from './definition.ts'
import { FORMAT } from './definition.ts'
import { printed } from './printed.ts'
import { standardDecks } from './standard.ts'

const frame = (text: string) => readFrame(text)!
const fileOf = (decks: DeckFile['decks']): DeckFile => ({ format: FORMAT, name: 'Mine', decks })
const faceFrom = (deck: 'A' | 'B' | 'C' | 'D' | 'E' | 'F', line: DeckLine) =>
  printed(CONDITIONS, [deck, deck === 'A' ? 'B' : 'A'], fileOf({ X: [], [deck]: [line] })).faces[0]!

const plain = {
  pile: 1,
  copies: 1,
  status: 'ours',
  note: '',
  frame: [],
  cities: [],
  when: null,
  each: 'once',
  passenger: null,
  luggage: null,
  needs: 0,
  points: 0,
} as const

describe('faces', () => {
  test('a base card: copies, status, note and frame', () => {
    const [face] = printed(CONDITIONS, ['A', 'B']).faces
    expect(face).toEqual({
      ...plain,
      id: 'X1-1',
      deck: 'X',
      kind: 'car',
      copies: 3,
      status: 'documented',
      note: 'effect',
      frame: frame('CAR 2'),
    })
  })

  test('what is left out: one copy, documented, no note', () => {
    const face = faceFrom('B', { id: 'own', pile: 2, kind: 'celebrity' })
    expect(face).toEqual({ ...plain, id: 'own', deck: 'B', pile: 2, kind: 'celebrity', status: 'documented' })
  })

  test('FC-8.2 FC-8.3 a route: points cities and bonus cities in travel order', () => {
    const face = printed(CONDITIONS, ['A', 'B']).faces.find(({ id }) => id === 'X1-13')!
    expect(face.cities).toEqual([
      { points: 3, frame: null },
      { points: 0, frame: frame('COND 2') },
    ])
    expect(face.frame).toEqual([])
  })

  test('a contract: its condition with car values as steps, its frame, and what it is paid for', () => {
    const [run, tile] = [
      faceFrom('A', { id: 'own', pile: 1, kind: 'contract', when: 'run 12-4-2', frame: 'FREE 2', status: 'ours' }),
      faceFrom('B', {
        id: 'own',
        pile: 1,
        kind: 'contract',
        when: 'a tile',
        each: 'tile',
        frame: 'GEC 1',
        status: 'ours',
      }),
    ]
    const contract = { ...plain, id: 'own', kind: 'contract' } as const
    expect(run).toEqual({ ...contract, deck: 'A', when: { rule: 2, numbers: [5, 3, 2] }, frame: frame('FREE 2') })
    expect(tile).toEqual({
      ...contract,
      deck: 'B',
      when: { rule: 8, numbers: [] },
      each: 'tile',
      frame: frame('GEC 1'),
    })
  })

  test('FC-D.3 FC-D.4 a guest: the first coins or points are the fare, only the rest is a frame', () => {
    const both = { id: 'own', pile: 1, kind: 'guest', passenger: 'COIN 2 + CAR 1 + COIN 1', luggage: 'PTS 4' } as const
    expect(faceFrom('D', both)).toMatchObject({
      passenger: { amount: 2, frame: frame('CAR 1 + COIN 1') },
      luggage: { amount: 4, frame: [] },
    })
    const one = { id: 'own', pile: 1, kind: 'guest', luggage: 'PTS 7 + COIN 1' } as const
    expect(faceFrom('D', one)).toMatchObject({ passenger: null, luggage: { amount: 7, frame: frame('COIN 1') } })
  })

  test.each([
    [1, 1],
    [2, 2],
    [4, 3],
    [7, 4],
    [12, 5],
  ] as const)('a switch that needs a car of %i asks for step %i', (needs, step) => {
    const face = faceFrom('E', { id: 'own', pile: 3, kind: 'switch', needs, points: 8, status: 'ours' })
    expect(face).toEqual({ ...plain, id: 'own', deck: 'E', pile: 3, kind: 'switch', needs: step, points: 8 })
  })
})

describe('the decks in use', () => {
  test('FC-1.2 the base deck comes first, then the modules in their order', () => {
    const order = (modules: ['A' | 'F', 'A' | 'F']) => [
      ...new Set(printed(CONDITIONS, modules).faces.map(({ deck }) => deck)),
    ]
    expect(order(['A', 'F'])).toEqual(['X', 'A', 'F'])
    expect(order(['F', 'A'])).toEqual(['X', 'F', 'A'])
  })

  test('FC-1.2 any two modules make three piles of 40 cards', () => {
    for (const one of MODULES)
      for (const other of MODULES.filter(letter => letter !== one))
        for (const pile of [1, 2, 3]) {
          const faces = printed(CONDITIONS, [one, other]).faces.filter(face => face.pile === pile)
          expect(faces.reduce((sum, { copies }) => sum + copies, 0)).toBe(40)
        }
  })

  test('every line of the standard decks becomes a face', () => {
    const ids = (['A', 'C', 'E'] as const).flatMap((one, place) =>
      printed(CONDITIONS, [one, (['B', 'D', 'F'] as const)[place]!]).faces.map(({ id }) => id),
    )
    const lines = DECKS.flatMap(deck => standardDecks(1).decks[deck].map(({ id }) => id))
    expect(new Set(ids)).toEqual(new Set(lines))
  })

  test('FC-1.5 FC-6.1 FC-8.4 Game End cards, mail cars and the board', () => {
    const { endFaces, mailCars, board } = printed(CONDITIONS, ['A', 'B'])
    expect(endFaces).toHaveLength(21)
    expect(endFaces[2]).toEqual({
      id: 'G3',
      counts: 'car',
      points: 2,
      frame: frame('CAR 1'),
      status: 'documented',
      note: 'counts and points',
    })
    expect(endFaces[0]).toMatchObject({ status: 'ours', note: '' })
    expect(mailCars.map(writeFrame)).toEqual(['LOCO 2', 'BOTH 2', 'UP 0>1 + UP 0>1', 'COIN 3'])
    expect(board).toEqual([
      { points: 2, frame: null },
      { points: 3, frame: null },
      { points: 0, frame: frame('COIN 2') },
    ])
  })

  test('what a file holds takes the place of the standard deck, the rest stays', () => {
    const own = fileOf({
      board: 'P10, B{COIN 2}, P2',
      gameEnd: [{ id: 'mine', counts: 'car', points: 5, frame: 'COIN 1' }],
      mailCars: [{ id: 'mail', frame: 'PTS 3' }],
      A: [{ id: 'own', pile: 1, kind: 'money', frame: 'COIN 9' }],
    })
    const mine = printed(CONDITIONS, ['A', 'B'], own)
    const standard = printed(CONDITIONS, ['A', 'B'])
    expect(mine.board.map(({ points }) => points)).toEqual([10, 0, 2])
    expect(mine.endFaces).toEqual([
      { id: 'mine', counts: 'car', points: 5, frame: frame('COIN 1'), status: 'documented', note: '' },
    ])
    expect(mine.mailCars).toEqual([frame('PTS 3')])
    expect(mine.faces.filter(({ deck }) => deck === 'A').map(({ id }) => id)).toEqual(['own'])
    expect(mine.faces.filter(({ deck }) => deck !== 'A')).toEqual(standard.faces.filter(({ deck }) => deck !== 'A'))
  })

  test('a deck that nobody checked is a bug', () => {
    expect(() => faceFrom('A', { id: 'own', pile: 1, kind: 'money', frame: 'GOLD 1' })).toThrow(
      new Error('Cannot print "GOLD 1": the deck was not checked'),
    )
    expect(() => faceFrom('A', { id: 'own', pile: 1, kind: 'contract', when: 'never', frame: 'COIN 1' })).toThrow(
      new Error('Cannot print "never": the deck was not checked'),
    )
  })
})

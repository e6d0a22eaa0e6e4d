import { describe, expect, test } from 'vitest'
import { NONE } from '../base/board/player.ts'
import type { State } from '../base/state.ts'
import { complaintsAfter, found, type Position } from '../testing/found.ts'

const draft = found(2, ['A', 'F'], ({ phase }) => phase === 'draft')
const opening = found(2, ['A', 'F'], ({ phase }) => phase === 'turn')
const second = found(2, ['A', 'F'], ({ round, turnsLeft }) => round === 2 && turnsLeft === 6)
const later = found(2, ['A', 'F'], ({ round, turnsLeft }) => round === 4 && turnsLeft === 4)

const idOf = ({ rules }: Position, face: number): string => rules.printed.faces[face]!.id
const ofPile = ({ rules }: Position, pile: number): number => rules.printed.faces.findIndex(face => face.pile === pile)

/** Puts a face in the place of another in the pile, so that the number of cards stays the same. */
const inPile = (state: State, face: number): void => {
  state.pile = [face, ...state.pile.slice(1)]
}

describe('FC-1.7 before the draft is over', () => {
  test('nothing is dealt', () => {
    expect(
      complaintsAfter(draft, state => {
        state.pile = [1, 2]
        state.offer = [3]
      }),
    ).toEqual(['Nothing is dealt before the draft is over, but the offer has 1 cards and the pile 2'])
    expect(
      complaintsAfter(draft, state => {
        state.pile = [1]
        state.offer = [3]
      }),
    ).toEqual(['Nothing is dealt before the draft is over, but the offer has 1 cards and the pile 1'])
  })
})

describe('FC-2.1 only cards of the current pile are on the table', () => {
  test('none of a later pile', () => {
    const face = ofPile(opening, 2)
    expect(complaintsAfter(opening, state => inPile(state, face))).toEqual([
      `${idOf(opening, face)} is of pile 2, but in the pile in round 1`,
    ])
    expect(
      complaintsAfter(opening, state => {
        state.offer = state.offer.with(0, face)
      }),
    ).toEqual([`${idOf(opening, face)} is of pile 2, but in the offer in round 1`])
  })

  test('none of an earlier pile', () => {
    const face = ofPile(later, 1)
    expect(complaintsAfter(later, state => inPile(state, face))).toContain(
      `${idOf(later, face)} is of pile 1, but in the pile in round 4`,
    )
  })

  test('FC-F.1 nor in the storage', () => {
    const open = found(2, ['A', 'F'], ({ slices, round }) => slices.storage !== undefined && round < 3)
    const face = ofPile(open, 2)
    expect(
      complaintsAfter(open, state => {
        const storage = state.slices.storage!
        state.slices = { ...state.slices, storage: { ...storage, drawn: storage.drawn.with(0, face) } }
      }),
    ).toContain(`${idOf(open, face)} is of pile 2, but in the storage in round ${open.state.round}`)
  })

  test('none of a later pile was taken', () => {
    const face = ofPile(later, 3)
    expect(
      complaintsAfter(later, ({ players: [first] }) => {
        first!.taken = first!.taken.with(-1, face)
      }),
    ).toContain(`Seat 1 has taken ${idOf(later, face)} of pile 3 by round 4`)
  })
})

describe('there are this many copies of a card and no more', () => {
  test('in the pile and in the offer', () => {
    const { printed } = opening.rules
    const face = opening.state.offer.find(face => printed.faces[face]!.copies === 1)!
    expect(complaintsAfter(opening, state => inPile(state, face))).toEqual([
      `There are 1 of ${idOf(opening, face)}, but 1 in the pile, 1 in the offer, 0 in the storage and 0 taken`,
    ])
  })

  test('of an earlier pile among the cards taken', () => {
    const { printed } = later.rules
    const [first, other] = later.state.players
    const face = first!.taken.find(face => printed.faces[face]!.pile === 1 && printed.faces[face]!.copies === 1)!
    const place = other!.taken.findIndex(face => printed.faces[face]!.pile === 1)
    expect(
      complaintsAfter(later, ({ players }) => {
        players[1]!.taken = players[1]!.taken.with(place, face)
      }),
    ).toContain(`There are 1 of ${idOf(later, face)}, but 0 in the pile, 0 in the offer, 0 in the storage and 2 taken`)
  })

  test('in a storage', () => {
    const open = found(2, ['A', 'F'], ({ slices }) => slices.storage !== undefined)
    const [face] = open.state.slices.storage!.drawn
    const { copies } = open.rules.printed.faces[face!]!
    const elsewhere = copies === 1 ? 1 : copies
    expect(
      complaintsAfter(open, state => {
        state.pile = [...Array.from({ length: elsewhere }, () => face!), ...state.pile.slice(elsewhere)]
      }),
    ).toContainEqual(
      expect.stringMatching(new RegExp(`^There are ${copies} of ${idOf(open, face!)}, but .* in the storage and`)),
    )
  })
})

describe('FC-2.4 the pile', () => {
  test('has 22 cards in its first round', () => {
    expect(
      complaintsAfter(opening, state => {
        state.pile = state.pile.slice(1)
      }),
    ).toEqual(['22 cards are left after the deal of round 1, but the pile holds 21 and the storage 0'])
  })

  test('has 4 in its second', () => {
    expect(
      complaintsAfter(second, state => {
        state.pile = state.pile.slice(2)
      }),
    ).toEqual(['4 cards are left after the deal of round 2, but the pile holds 2 and the storage 0'])
  })

  test('FC-F.1 gets back what a storage drew', () => {
    const open = found(2, ['A', 'F'], ({ slices, round }) => slices.storage !== undefined && round % 2 === 1)
    const { round } = open.state
    expect(
      complaintsAfter(open, state => {
        state.pile = [...state.pile, ...state.slices.storage!.drawn]
      }),
    ).toContain(`22 cards are left after the deal of round ${round}, but the pile holds 22 and the storage 3`)
  })
})

describe('FC-2.3 the rows of the offer', () => {
  test('are three of six', () => {
    expect(
      complaintsAfter(opening, state => {
        state.offer = state.offer.slice(1)
      }),
    ).toContain('The offer has 18 places, but 17 are found')
  })

  test.each([
    [0, 'a'],
    [6, 'b'],
    [12, 'c'],
  ])('are cleared when as many cards have left as there are players: row from %i', (first, row) => {
    expect(
      complaintsAfter(opening, state => {
        state.offer = state.offer.with(first, NONE).with(first + 5, NONE)
      }),
    ).toEqual([
      `Row ${row} has lost 2 cards with 2 players, but it is not cleared`,
      '0 cards should have left the offer of round 1, but 2 have',
    ])
  })

  test('FC-3.1 lose one card a turn', () => {
    expect(
      complaintsAfter(opening, state => {
        state.offer = state.offer.with(7, NONE)
      }),
    ).toEqual(['0 cards should have left the offer of round 1, but 1 have'])
  })

  test('FC-4.3 lose the card of the start-player tile after its coins have come', () => {
    const paid = found(3, ['A', 'F'], ({ phase, frame, paying }) => phase === 'turn' && paying > 0 && frame === null)
    const { toMove, turnsLeft } = paid.state
    expect(
      complaintsAfter(paid, state => {
        state.frame = { source: 2 << 8, left: [6 | (2 << 5)], limit: 5, begun: false }
        state.players[toMove]!.coins = [5, 5, 2]
      }),
    ).toContainEqual(
      `${9 - turnsLeft} cards should have left the offer of round ${paid.state.round}, but ${10 - turnsLeft} have`,
    )
  })

  test('are empty in a scoring phase', () => {
    const scoring = found(2, ['A', 'F'], ({ phase, round }) => phase === 'scoring' && round === 2)
    const row = Array.from({ length: 6 }, () => ofPile(scoring, 1))
    expect(
      complaintsAfter(scoring, state => {
        state.offer = [...row, ...state.offer.slice(6)]
      }),
    ).toContain('6 cards should have left the offer of round 2, but 4 have')
  })
})

describe('FC-3.1 a turn brings at most one card', () => {
  const taken = second.state.players[0]!.taken

  test('so nobody has more cards than turns', () => {
    const face = second.state.pile[0]!
    const cards = taken.filter(card => second.rules.printed.faces[card]!.pile === 1).length
    expect(
      complaintsAfter(second, ({ players: [first] }) => {
        first!.taken = [...first!.taken, ...Array.from({ length: 4 - cards }, () => face)]
      }),
    ).toContain('Seat 1 has had 3 turns with pile 1, but has taken 4 of its cards')
  })

  test('and in the first round of a pile none before the first turn', () => {
    const takes = (face: number) =>
      complaintsAfter(opening, ({ players: [first] }) => {
        first!.taken = [face]
      })
    const early = ofPile(opening, 2)
    const tiles = 'The start-player tile was taken 0 to 0 times by now, but -1 turns brought no card'
    expect(takes(opening.state.pile[0]!)).toContain('Seat 1 has had 0 turns with pile 1, but has taken 1 of its cards')
    expect(takes(early)).toEqual([`Seat 1 has taken ${idOf(opening, early)} of pile 2 by round 1`, tiles])
  })

  test('of an earlier pile at most six', () => {
    const [face] = later.state.players[0]!.taken
    expect(
      complaintsAfter(later, ({ players: [first] }) => {
        first!.taken = [...Array.from({ length: 7 }, () => face!), ...first!.taken.slice(6)]
      }),
    ).toContainEqual(expect.stringMatching(/^Seat 1 has had 6 turns with pile 1, but has taken \d+ of its cards$/))
  })

  test('they lie in the order of the piles', () => {
    const cards = later.state.players[0]!.taken
    expect(
      complaintsAfter(later, ({ players: [first] }) => {
        first!.taken = [...cards.slice(1), cards[0]!]
      }),
    ).toContain(`Seat 1 has taken ${idOf(later, cards[0]!)} after ${idOf(later, cards.at(-1)!)} of a later pile`)
  })

  test('FC-4.1 and only the start-player tile brings none', () => {
    expect(
      complaintsAfter(second, ({ players: [first, other] }) => {
        first!.taken = []
        other!.taken = []
        for (const { trains, ...board } of [first!, other!]) {
          Object.assign(board, { route: [], contracts: [], middle: [], marks: [] })
          for (const train of trains) train.guests = []
        }
      }),
    ).toContain('The start-player tile was taken 0 to 1 times by now, but 6 turns brought no card')
  })

  test('FC-4.1 who holds the tile took no card in that turn', () => {
    const held = found(
      2,
      ['A', 'F'],
      ({ round, turnsLeft, tileHolder, phase }) =>
        round === 1 && turnsLeft === 5 && tileHolder === NONE && phase === 'turn',
    )
    expect(
      complaintsAfter(held, state => {
        state.tileHolder = state.start
      }),
    ).toEqual(['The start-player tile was taken 1 to 1 times by now, but 0 turns brought no card'])
  })
})

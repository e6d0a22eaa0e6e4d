import { describe, expect, test } from 'vitest'
import type { Coins, Player } from '../base/board/player.ts'
import { complaintsAfter, found, type Position } from '../testing/found.ts'

const opening = found(2, ['A', 'E'], ({ phase }) => phase === 'turn')

const idOf = ({ rules }: Position, face: number): string => rules.printed.faces[face]!.id
const faceOf = ({ rules }: Position, kind: string): number => rules.printed.faces.findIndex(face => face.kind === kind)

const after = (position: Position, change: (player: Player) => void): string[] =>
  complaintsAfter(position, ({ players }) => change(players[0]!))

test('a position of a real game is without complaints', () => {
  expect(after(opening, () => {})).toEqual([])
})

describe('points', () => {
  test.each([-1, 0.5, Number.NaN])('%d cannot be', points => {
    expect(
      after(opening, player => {
        player.points = points
      }),
    ).toEqual([`Seat 1 has points from 0 up, but they are ${points}`])
  })
})

describe('FC-9.1 coins lie in columns of 5, 5 and 2 spaces', () => {
  test.each([[[6, 0, 0]], [[0, 6, 0]], [[0, 0, 3]], [[-1, 0, 0]], [[1, 0]], [[1, 0, 0, 0]], [[0.5, 0, 0]]])(
    'not %j',
    coins => {
      expect(
        after(opening, player => {
          player.coins = coins as unknown as Coins
        }),
      ).toEqual([`Seat 1 has columns of 5, 5, 2 spaces, but ${coins.join(', ')} coins`])
    },
  )

  test('all twelve can be there', () => {
    expect(
      after(opening, player => {
        player.coins = [5, 5, 2]
      }),
    ).toEqual([])
  })
})

describe('what lies before a player was taken and is of its kind', () => {
  const holding = found(3, ['A', 'E'], ({ players: [first] }) => {
    const { route, contracts, middle, fulfilled } = first!
    return route.length > 0 && contracts.length > 0 && middle.length > 1 && fulfilled === 0
  })
  const first = holding.state.players[0]!

  test('a route card that was never taken', () => {
    const other = holding.rules.printed.faces.findIndex(
      ({ kind }, face) => kind === 'route' && !first.taken.includes(face),
    )
    expect(
      after(holding, player => {
        player.route = [...player.route, other]
      }),
    ).toEqual([`Seat 1 has ${idOf(holding, other)} among his route cards, but has not taken it`])
  })

  test('the same card twice', () => {
    expect(
      after(holding, player => {
        player.contracts = [...player.contracts, player.contracts[0]!]
      }),
    ).toEqual([`Seat 1 has ${idOf(holding, first.contracts[0]!)} among his contracts, but has not taken it`])
  })

  test('a contract in the route', () => {
    expect(
      after(holding, player => {
        player.route = [player.contracts[0]!]
      }),
    ).toEqual([`Seat 1 has ${idOf(holding, first.contracts[0]!)} among his route cards, but it is no route card`])
  })

  test('a route card among the guests', () => {
    expect(
      after(holding, player => {
        player.trains[0].guests = [player.route[0]!]
      }),
    ).toEqual([`Seat 1 has ${idOf(holding, first.route[0]!)} among his guests, but it is no celebrity or guest card`])
  })

  test('a contract among the middle cards', () => {
    const contract = first.contracts[0]!
    expect(
      after(holding, player => {
        player.middle = [...player.middle.slice(1), contract]
        player.marks = player.middle.map(() => 0)
      }),
    ).toContain(
      `Seat 1 has ${idOf(holding, contract)} among his middle cards, but it is no switch or mechanic or factory card`,
    )
  })

  test('FC-10.2 more contracts open and fulfilled than taken', () => {
    const taken = first.taken.filter(face => holding.rules.printed.faces[face]!.kind === 'contract').length
    const open = first.contracts.length
    expect(
      after(holding, player => {
        player.fulfilled = taken
      }),
    ).toEqual([`Seat 1 has taken ${taken} contracts, but ${open} are open and ${taken} fulfilled`])
    expect(
      after(holding, player => {
        player.fulfilled = taken - open
      }),
    ).toEqual([])
  })

  test('FC-8.1 the locomotive stands on its route', () => {
    expect(
      after(holding, player => {
        player.locomotive = 99
      }),
    ).toEqual([expect.stringMatching(/^Seat 1 has a route of \d+ cities, but the locomotive stands at 99$/)])
  })

  test('FC-8.1 and not before Paris, not beyond the third city of the board', () => {
    const says = (place: number) =>
      after(opening, player => {
        player.locomotive = place
      })
    expect(says(-1)).toEqual(['Seat 1 has a route of 3 cities, but the locomotive stands at -1'])
    expect(says(3)).toEqual([])
    expect(says(4)).toEqual(['Seat 1 has a route of 3 cities, but the locomotive stands at 4'])
  })
})

describe('FC-E.1 middle cards', () => {
  const laid = found(2, ['E', 'F'], ({ players: [first] }, { printed }) =>
    (['mechanic', 'factory'] as const).every(kind => first!.middle.some(face => printed.faces[face]!.kind === kind)),
  )
  const kinds = laid.state.players[0]!.middle.map(face => laid.rules.printed.faces[face]!.kind)

  test('have their marks beside them', () => {
    const count = kinds.length
    expect(
      after(laid, player => {
        player.marks = [...player.marks, 0]
      }),
    ).toEqual([`Seat 1 has up to 4 middle cards, each with its marks, but ${count} cards and ${count + 1} marks`])
  })

  test('are at most four', () => {
    const [card] = laid.state.players[0]!.middle
    expect(
      after(laid, player => {
        player.middle = [card!, card!, card!, card!, card!]
        player.marks = [0, 0, 0, 0, 0]
      }),
    ).toContain('Seat 1 has up to 4 middle cards, each with its marks, but 5 cards and 5 marks')
  })

  test('FC-E.3 are marked for two trains at most, and only mechanics are', () => {
    const mechanic = kinds.indexOf('mechanic')
    const factory = kinds.indexOf('factory')
    const marked = (position: number, mark: number) =>
      after(laid, player => {
        player.marks = player.marks.with(position, mark)
      })
    expect(marked(factory, 1)).toEqual([`Seat 1 may have marks up to 0 at position ${factory + 1}, but they are 1`])
    expect(marked(mechanic, 4)).toContain(`Seat 1 may have marks up to 3 at position ${mechanic + 1}, but they are 4`)
  })
})

test('a middle card that was never taken', () => {
  const other = faceOf(opening, 'switch')
  expect(
    after(opening, player => {
      player.middle = [other]
      player.marks = [0]
    }),
  ).toEqual([`Seat 1 has ${idOf(opening, other)} among his middle cards, but has not taken it`])
})

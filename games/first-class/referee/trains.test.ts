import { describe, expect, test } from 'vitest'
import { carCount, type Train } from '../base/board/train.ts'
import type { State } from '../base/state.ts'
import { complaintsAfter, found, type Position } from '../testing/found.ts'

const opening = found(2, ['A', 'B'], ({ phase }) => phase === 'turn')

const after = (position: Position, change: (train: Train, state: State) => void): string[] =>
  complaintsAfter(position, state => change(state.players[0]!.trains[0], state))

describe('FC-5.3 no car is worth more than the one to its left', () => {
  test.each([
    [[1, 2, 0, 0, 0, 0]],
    [[2, 1, 1, 1, 1, 2]],
    [[0, 0, 0, 0, 0, 0]],
    [[2, 1, -1, -1, -1, -1]],
    [[2, 0.5, 0, 0, 0, 0]],
    [[2, 1, 0, 0, 0]],
  ])('not %j', cars => {
    expect(
      after(opening, train => {
        train.cars = cars
      }),
    ).toEqual([
      `Seat 1, upper train: 1 to 8 cars, none worth more than the one to its left, but the counts are ${cars.join(', ')}`,
    ])
  })

  test('four cars of different values', () => {
    expect(
      after(opening, train => {
        train.cars = [4, 3, 3, 1, 1, 1]
      }),
    ).toEqual([])
  })
})

describe('FC-6.1 the mail car', () => {
  const withFive = (mail: number) =>
    after(opening, train => {
      train.cars = [5, 0, 0, 0, 0, 0]
      train.mail = mail
    })

  test('comes with the fifth car', () => {
    expect(withFive(2)).toEqual([])
    expect(withFive(0)).toEqual(['Seat 1, upper train: with 5 cars the mail car is one of 1 to 4, but it is 0'])
    expect(withFive(5)).toEqual(['Seat 1, upper train: with 5 cars the mail car is one of 1 to 4, but it is 5'])
  })

  test('not before', () => {
    expect(
      after(opening, train => {
        train.cars = [4, 0, 0, 0, 0, 0]
        train.mail = 1
      }),
    ).toEqual(['Seat 1, upper train: with 4 cars the mail car is one of 0 to 0, but it is 1'])
  })

  test('is not in both trains', () => {
    expect(
      complaintsAfter(opening, ({ players: [first] }) => {
        for (const train of first!.trains) Object.assign(train, { cars: [5, 0, 0, 0, 0, 0], mail: 3 })
      }),
    ).toEqual(['Seat 1 has each mail car once, but number 3 is in both trains'])
  })

  test('two different ones can be', () => {
    expect(
      complaintsAfter(opening, ({ players: [first] }) => {
        for (const [which, train] of first!.trains.entries())
          Object.assign(train, { cars: [5, 0, 0, 0, 0, 0], mail: which + 1 })
      }),
    ).toEqual([])
  })

  const choosing = found(2, ['A', 'B'], ({ mailFor }) => mailFor !== -1)
  const { toMove, mailFor } = choosing.state

  test('is chosen for a train with five cars', () => {
    expect(
      complaintsAfter(choosing, state => {
        state.players[toMove]!.trains[mailFor]!.cars = [4, 0, 0, 0, 0, 0]
        state.players[toMove]!.trains[mailFor]!.guests = []
        state.players[toMove]!.trains[mailFor]!.conductor = 0
      }),
    ).toEqual([`A mail car is due with the fifth car, but seat ${toMove + 1} is to choose one for train ${mailFor}`])
  })

  test('is chosen for one of the two trains', () => {
    expect(
      complaintsAfter(opening, state => {
        state.mailFor = 2
      }),
    ).toEqual([
      `A mail car is due with the fifth car, but seat ${opening.state.toMove + 1} is to choose one for train 2`,
    ])
  })

  test('is missing while it is chosen, only there and only then', () => {
    expect(
      complaintsAfter(choosing, state => {
        state.players[toMove]!.trains[mailFor]!.mail = 4
      }),
    ).toContainEqual(expect.stringMatching(/with 5 cars the mail car is one of 0 to 0, but it is 4$/))
    expect(
      complaintsAfter(choosing, state => {
        state.players[1 - toMove]!.trains[mailFor]!.cars = [5, 0, 0, 0, 0, 0]
        state.players[1 - toMove]!.trains[mailFor]!.mail = 0
      }),
    ).toContainEqual(expect.stringMatching(/with 5 cars the mail car is one of 1 to 4, but it is 0$/))
  })
})

describe('FC-6.3 the locomotive tile', () => {
  const full = found(2, ['A', 'B'], ({ players: [first] }) => first!.trains[0].tile > 0)
  const { tile } = full.state.players[0]!.trains[0]

  test('comes with the eighth car', () => {
    expect(
      after(full, (train, state) => {
        train.tile = 0
        train.conductor = 0
        state.tilesLaid--
        state.arrived = standing(state)
      }),
    ).toContain('Seat 1, upper train: a tile comes with car 8, but with 8 cars there is none')
  })

  test('not before', () => {
    const short = found(2, ['A', 'B'], ({ tilesLaid, phase }) => tilesLaid === 0 && phase === 'turn')
    const cars = carCount(short.state.players[0]!.trains[0])
    expect(
      after(short, (train, state) => {
        train.tile = 5
        state.tilesLaid = 1
      }),
    ).toEqual([`Seat 1, upper train: a tile comes with car 8, but with ${cars} cars there is tile 5`])
  })

  test('FC-1.6 comes from the top of the stack', () => {
    expect(
      after(full, train => {
        train.tile = 15
      }),
    ).toContainEqual(
      expect.stringMatching(/^\d tiles have left the stack \([\d, ]+\), but in the trains are [\d, ]*15$/),
    )
    expect(
      complaintsAfter(opening, state => {
        state.tilesLaid = 2
      }),
    ).toEqual(['2 tiles have left the stack (5, 6), but in the trains are '])
    expect(tile).toBeGreaterThan(4)
  })
})

const standing = ({ players }: State): number =>
  players.flatMap(({ trains }) => trains.filter(train => train.tile > 0 && train.conductor === 10)).length

test('FC-6.5 every conductor on a tile has arrived', () => {
  expect(
    complaintsAfter(opening, state => {
      state.arrived = 1
    }),
  ).toEqual(['1 conductors have arrived, but 0 stand on a tile'])
})

describe('FC-7.3 the conductor stays on his train', () => {
  test.each([-1, 3, 0.5])('not at %d', conductor => {
    expect(
      after(opening, train => {
        train.cars = [2, 0, 0, 0, 0, 0]
        train.conductor = conductor
      }),
    ).toEqual([`Seat 1, upper train: it has 2 cards, but the conductor stands at ${conductor}`])
  })

  test('on the last card he may be', () => {
    expect(
      after(opening, train => {
        train.conductor = 1
      }),
    ).toEqual([])
  })
})

describe('FC-B.1 guests', () => {
  const riding = found(
    2,
    ['B', 'D'],
    ({ players: [first], frame }) => first!.trains[0].guests.length > 0 && frame === null,
  )

  test('are no more than cars', () => {
    const { guests } = riding.state.players[0]!.trains[0]
    const cars = carCount(riding.state.players[0]!.trains[0])
    expect(
      after(riding, train => {
        train.guests = Array.from({ length: cars + 1 }, () => guests[0]!)
      }),
    ).toContain(`Seat 1, upper train: it has ${cars} cars, but ${cars + 1} guests`)
  })

  test('are settled or not', () => {
    const { guests } = riding.state.players[0]!.trains[0]
    for (const seated of [-1, guests.length + 1])
      expect(
        after(riding, train => {
          train.seated = seated
        }),
      ).toContain(`Seat 1, upper train: it has ${guests.length} guests, but ${seated} are settled`)
  })
})

import { describe, expect, test } from 'vitest'
import { source, sourceId, sourceKind } from '../../base/frames/source.ts'
import { CARD, GUEST } from '../../base/numbers.ts'
import { complaintsAfter, found, type Position } from '../../testing/found.ts'
import { HALVES } from './guest.ts'

const quiet = found(2, ['A', 'D'], ({ players: [first], frame, phase, waiting }) => {
  const { guests, seated } = first!.trains[0]
  return guests.length > 0 && seated === guests.length && frame === null && phase === 'turn' && waiting.length === 0
})
const { seated } = quiet.state.players[0]!.trains[0]

test('FC-D.1 a guest sits in the train of a half that the card shows', () => {
  const { printed } = quiet.rules
  const onlyPassenger = printed.faces.findIndex(({ passenger, luggage }) => passenger !== null && luggage === null)
  const { id } = printed.faces[onlyPassenger]!
  expect(
    complaintsAfter(quiet, ({ players }) => {
      players[1]!.trains[1].guests = [onlyPassenger]
    }),
  ).toContain(`Seat 2: ${id} shows no luggage, but is in the lower train`)
})

describe('FC-D.2 guests have boarded as soon as they could', () => {
  const boarded = (position: Position, count: number) =>
    complaintsAfter(position, ({ players }) => {
      players[0]!.trains[0].seated = count
    })

  test('not later', () => {
    expect(boarded(quiet, seated - 1)).toEqual([
      `Seat 1, upper train: ${seated} guests can be on board, but ${seated - 1} are`,
    ])
  })

  test('not later, by the player to move either, before a frame has begun', () => {
    const own = found(
      2,
      ['A', 'D'],
      ({ players: [first], frame, phase, waiting, toMove, owed }) =>
        toMove === 0 &&
        first!.trains[0].seated > 0 &&
        frame === null &&
        phase === 'turn' &&
        waiting.length + owed === 0,
    )
    const count = own.state.players[0]!.trains[0].seated
    expect(boarded(own, count - 1)).toEqual([
      `Seat 1, upper train: ${count} guests can be on board, but ${count - 1} are`,
    ])
  })

  test('not earlier', () => {
    expect(
      complaintsAfter(quiet, ({ players }) => {
        players[0]!.trains[0].conductor = 0
      }),
    ).toEqual([`Seat 1, upper train: 0 guests can be on board, but ${seated} are`])
  })

  test('FC-D.5 but inside a frame they still wait', () => {
    const inside = found(
      2,
      ['A', 'D'],
      ({ players: [first], frame, toMove }) =>
        frame?.begun === true && sourceKind(frame.source) === CARD && toMove === 0 && first!.trains[0].seated > 0,
    )
    const count = inside.state.players[0]!.trains[0].seated
    const without = (position: Position) =>
      complaintsAfter(position, state => {
        state.waiting = []
        state.players[0]!.trains[0].seated = count - 1
      })
    expect(without(inside)).toEqual([])
    const others = complaintsAfter(inside, ({ players }) => {
      Object.assign(players[1]!.trains[0], { guests: players[0]!.trains[0].guests, seated: 0, conductor: 1 })
      players[1]!.trains[0].cars = [8, 8, 0, 0, 0, 0]
    })
    expect(others).toContain('Seat 2, upper train: 1 guests can be on board, but 0 are')
    expect(boarded(inside, 9)).toContainEqual(expect.stringMatching(/guests can be on board, but 9 are$/))
  })
})

describe('FC-D.5 the one-time frame', () => {
  test('is of a guest on board', () => {
    const [face] = quiet.state.players[0]!.trains[0].guests
    const position = found(
      2,
      ['A', 'D'],
      ({ players: [first], toMove, waiting, frame, phase }) =>
        toMove === 0 && phase === 'turn' && waiting.length === 0 && frame === null && first!.trains[0].seated > 0,
    )
    const { guests } = position.state.players[0]!.trains[0]
    const waitsFor = (face: number, half: number) =>
      complaintsAfter(position, state => {
        state.waiting = [source(GUEST, face * 2 + half)]
      })
    const { printed } = position.rules
    expect(face).toBeDefined()
    expect(waitsFor(guests[0]!, 0)).toEqual([])
    expect(waitsFor(guests[0]!, 1)).toEqual([
      `Seat 1 has a frame of the luggage ${printed.faces[guests[0]!]!.id}, who is not on board`,
    ])
    const stranger = printed.faces.findIndex(({ kind }, face) => kind === 'guest' && !guests.includes(face))
    expect(waitsFor(stranger, 0)).toEqual([
      `Seat 1 has a frame of the passenger ${printed.faces[stranger]!.id}, who is not on board`,
    ])
    expect(waitsFor(127, 1)).toEqual(['Seat 1 has a frame of the luggage 127, who is not on board'])
  })

  test('is of a guest on board, also when it is open', () => {
    const open = found(
      2,
      ['A', 'D'],
      ({ frame, toMove, phase }) =>
        frame !== null && sourceKind(frame.source) === GUEST && toMove === 0 && phase === 'turn',
    )
    const half = sourceId(open.state.frame!.source)
    const { printed } = open.rules
    const stranger = printed.faces.findIndex(
      ({ kind }, face) => kind === 'guest' && !open.state.players[0]!.trains[half & 1]!.guests.includes(face),
    )
    const opened = (face: number) =>
      complaintsAfter(open, state => {
        state.frame = { ...state.frame!, source: source(GUEST, face * 2 + (half & 1)) }
      })
    expect(opened(half >> 1)).toEqual([])
    expect(opened(stranger)).toEqual([
      `Seat 1 has a frame of the ${HALVES[half & 1]} ${printed.faces[stranger]!.id}, who is not on board`,
    ])
  })

  test('is not of a guest who still waits', () => {
    const early = found(2, ['A', 'D'], ({ players: [first], toMove, waiting, frame, phase }) => {
      const { guests, seated } = first!.trains[0]
      return toMove === 0 && phase === 'turn' && waiting.length === 0 && frame === null && seated < guests.length
    })
    const { guests, seated } = early.state.players[0]!.trains[0]
    expect(
      complaintsAfter(early, state => {
        state.waiting = [source(GUEST, guests[seated]! * 2)]
      }),
    ).toEqual([
      `Seat 1 has a frame of the passenger ${early.rules.printed.faces[guests[seated]!]!.id}, who is not on board`,
    ])
  })
})

import { describe, expect, test } from 'vitest'
import { type Coins, NONE } from '../base/board/player.ts'
import { effect } from '../base/frames/effect.ts'
import { NO_LIMIT, source } from '../base/frames/source.ts'
import {
  CARD,
  CITY,
  COIN,
  CONTRACT,
  DECLINED,
  END_CARD,
  FREE,
  MAIL,
  PTS,
  REWARD,
  START_TILE,
  TILE,
} from '../base/numbers.ts'
import type { OpenFrame, State } from '../base/state.ts'
import { complaintsAfter, found, type Position } from '../testing/found.ts'

const draft = found(2, ['B', 'D'], ({ phase }) => phase === 'draft')
const opening = found(2, ['B', 'D'], ({ phase }) => phase === 'turn')
const acting = found(2, ['B', 'D'], ({ phase, acted, frame }) => phase === 'turn' && acted && frame?.begun === true)
const scoring = found(2, ['B', 'D'], ({ phase, frame }) => phase === 'scoring' && frame === null)

const seatOf = ({ state }: Position) => `Seat ${state.toMove + 1}`
const changed = (position: Position, part: Partial<State>): string[] =>
  complaintsAfter(position, state => Object.assign(state, part))
const withFrame = (position: Position, part: Partial<OpenFrame>): string[] =>
  changed(position, { frame: { ...position.state.frame!, ...part } })
const opened = (position: Position, of: number): string[] =>
  changed(position, { frame: { source: of, left: [effect(FREE, 1)], limit: 5, begun: true } })

test('real positions are without complaints', () => {
  for (const position of [draft, opening, acting, scoring]) expect(changed(position, {})).toEqual([])
})

describe('nothing is carried out before the first turn and after the end', () => {
  const says = (owed: number) => [
    `Nothing is carried out in a phase "draft", but a frame is open or waits, or ${owed} coins are owed`,
  ]
  test('no frame, none that waits, no coins', () => {
    expect(opened(draft, source(MAIL, 0))).toEqual(says(0))
    expect(changed(draft, { waiting: [source(MAIL, 0)] })).toEqual(says(0))
    expect(changed(draft, { owed: 2 })).toEqual(says(2))
    const over = found(2, ['B', 'D'], ({ phase }) => phase === 'over')
    expect(changed(over, { owed: 2 })).toEqual([says(2)[0]!.replace('draft', 'over')])
  })
})

describe('FC-3.6 the open frame is of', () => {
  const cannot = (position: Position, name: string) => [
    `${seatOf(position)} cannot be carrying out the frame of ${name} now`,
  ]
  const { toMove } = acting.state
  const last = acting.state.players[toMove]!.taken.at(-1)!

  test('the card just taken, executed or declined', () => {
    expect(opened(acting, source(CARD, last))).toEqual([])
    expect(opened(acting, source(DECLINED, last))).toEqual([])
    const other = (last + 1) % 20
    expect(opened(acting, source(CARD, other))).toEqual(cannot(acting, `card ${other}`))
    expect(opened(acting, source(DECLINED, other))).toEqual(cannot(acting, `declined card ${other}`))
    expect(opened(opening, source(CARD, 0))).toEqual(cannot(opening, 'card 0'))
  })

  test('a card only in a turn', () => {
    const { taken } = scoring.state.players[scoring.state.toMove]!
    expect(opened(scoring, source(CARD, taken.at(-1)!))).toEqual(cannot(scoring, `card ${taken.at(-1)}`))
  })

  test('the start-player tile while it pays', () => {
    expect(opened(opening, source(START_TILE, 0))).toEqual(cannot(opening, 'start-player tile 0'))
    const taker = found(3, ['B', 'D'], ({ phase, paying, frame }) => phase === 'turn' && paying > 0 && frame === null)
    const room = complaintsAfter(taker, state => {
      state.players[state.toMove]!.coins = [5, 5, 1]
      state.frame = { source: source(START_TILE, 0), left: [effect(COIN, 2)], limit: 5, begun: false }
    })
    expect(room).not.toContain(cannot(taker, 'start-player tile 0')[0])
    const paid = found(3, ['B', 'D'], ({ phase, frame }) => phase === 'receive' && frame !== null)
    expect(opened(paid, source(START_TILE, 0))).toContain(cannot(paid, 'start-player tile 0')[0])
    expect(opened(taker, source(REWARD, 1))).toContain(cannot(taker, 'reward 1')[0])
  })

  test('what the tile pays to this seat', () => {
    const paid = found(3, ['B', 'D'], ({ phase, frame }) => phase === 'receive' && frame !== null)
    expect(opened(paid, source(REWARD, 2))).toEqual([])
    expect(opened(paid, source(REWARD, 3))).toEqual(cannot(paid, 'reward 3'))
    expect(opened(opening, source(REWARD, 2))).toEqual(cannot(opening, 'reward 2'))
  })

  test('a contract that was taken and fulfilled', () => {
    const { printed } = opening.rules
    const contract = printed.faces.findIndex(({ kind }) => kind === 'contract')
    const route = printed.faces.findIndex(({ kind }) => kind === 'route')
    const fulfilling = found(
      2,
      ['B', 'D'],
      ({ players, toMove, phase, frame }) => players[toMove]!.fulfilled > 0 && phase === 'turn' && frame === null,
    )
    const { taken } = fulfilling.state.players[fulfilling.state.toMove]!
    const own = taken.find(face => printed.faces[face]!.kind === 'contract')!
    const other = taken.find(face => printed.faces[face]!.kind !== 'contract')!
    expect(opened(fulfilling, source(CONTRACT, own))).toEqual([])
    expect(opened(fulfilling, source(CONTRACT, other))).toEqual(cannot(fulfilling, `contract ${other}`))
    const foreign = printed.faces.findIndex(({ kind }, face) => kind === 'contract' && !taken.includes(face))
    expect(opened(fulfilling, source(CONTRACT, foreign))).toEqual(cannot(fulfilling, `contract ${foreign}`))
    expect(opened(opening, source(CONTRACT, contract))).toEqual(cannot(opening, `contract ${contract}`))
    expect(opened(opening, source(CONTRACT, route))).toEqual(cannot(opening, `contract ${route}`))
    const unpaid = found(
      2,
      ['B', 'D'],
      ({ players, toMove, phase, frame }) =>
        players[toMove]!.contracts.length > 0 && players[toMove]!.fulfilled === 0 && phase === 'turn' && frame === null,
    )
    const [open] = unpaid.state.players[unpaid.state.toMove]!.contracts
    expect(opened(unpaid, source(CONTRACT, open!))).toEqual(cannot(unpaid, `contract ${open}`))
  })

  test('a contract, but not out of turn', () => {
    const paid = found(
      3,
      ['A', 'B'],
      ({ phase, frame, players, toMove }) => phase === 'receive' && frame !== null && players[toMove]!.fulfilled > 0,
    )
    const { taken } = paid.state.players[paid.state.toMove]!
    const own = taken.find(face => paid.rules.printed.faces[face]!.kind === 'contract')!
    expect(opened(paid, source(CONTRACT, own))).toEqual(cannot(paid, `contract ${own}`))
  })

  test('a mail car and a tile that are there', () => {
    expect(opened(opening, source(MAIL, 1))).toEqual(cannot(opening, 'mail car 1'))
    expect(opened(opening, source(TILE, 0))).toEqual(cannot(opening, 'tile 0'))
    expect(opened(opening, source(MAIL, 2))).toEqual(cannot(opening, 'mail car 2'))
    expect(opened(opening, source(TILE, 2))).toEqual(cannot(opening, 'tile 2'))
    const full = found(
      2,
      ['B', 'D'],
      ({ players, toMove, phase, mailFor, frame }) =>
        players[toMove]!.trains[0].tile > 0 && phase === 'turn' && mailFor === NONE && frame === null,
    )
    const quiet = { waiting: [] }
    expect(changed(full, { ...quiet, frame: { source: source(TILE, 0), left: [], limit: 5, begun: true } })).toEqual([])
    expect(changed(full, { ...quiet, frame: { source: source(MAIL, 0), left: [], limit: 5, begun: true } })).toEqual([])
  })

  test('a Game End card that was taken', () => {
    const [card] = opening.state.display
    expect(opened(opening, source(END_CARD, card!))).toEqual(cannot(opening, `Game End card ${card}`))
    const bought = found(
      2,
      ['B', 'D'],
      ({ players, toMove, phase, waiting }) =>
        players[toMove]!.endCards.length > 0 && phase === 'turn' && waiting.length === 0,
    )
    const [own] = bought.state.players[bought.state.toMove]!.endCards
    expect(opened(bought, source(END_CARD, own!))).toEqual([])
  })

  test('FC-8.3 a bonus city that is reached, in a scoring phase', () => {
    const at = (position: Position, place: number, locomotive: number) =>
      complaintsAfter(position, state => {
        state.players[state.toMove]!.locomotive = locomotive
        state.frame = { source: source(CITY, place), left: [effect(FREE, 1)], limit: 5, begun: true }
        state.waiting = []
      })
    expect(at(scoring, 3, 3)).toEqual([])
    expect(at(scoring, 3, 2)).toEqual(cannot(scoring, 'city 3'))
    expect(at(scoring, 1, 3)).toEqual(cannot(scoring, 'city 1'))
    expect(at(scoring, 0, 3)).toEqual(cannot(scoring, 'city 0'))
    expect(at(opening, 3, 3)).toEqual(cannot(opening, 'city 3'))
  })

  test('no kind of source that nobody knows', () => {
    expect(opened(opening, source(9, 0))).toEqual(cannot(opening, 'source 9 0'))
  })
})

describe('FC-9.2 the coins and points of a frame', () => {
  const { toMove } = acting.state
  const card = source(CARD, acting.state.players[toMove]!.taken.at(-1)!)
  const name = `the frame of card ${card}`

  test('come as soon as there is room', () => {
    const says = (left: string) => [`Nothing stands in the way of ${name}, ${left}, but it has not begun`]
    expect(withFrame(acting, { source: card, left: [effect(FREE, 1)], begun: false })).toEqual(says('FREE 1'))
    const full = (coins: Coins, count: number) =>
      complaintsAfter(acting, state => {
        state.players[toMove]!.coins = coins
        state.frame = { source: card, left: [effect(COIN, count)], limit: 5, begun: false }
      })
    expect(full([5, 5, 0], 2)).toEqual(says('COIN 2'))
    expect(full([5, 5, 0], 3)).toEqual([])
    expect(full([0, 0, 0], 13)).toEqual(says('COIN 13'))
    expect(full([1, 0, 0], 13)).toEqual([])
  })

  test('and out of turn at once', () => {
    const paid = found(3, ['B', 'D'], ({ phase, frame }) => phase === 'receive' && frame !== null)
    const full = complaintsAfter(paid, state => {
      state.players[state.toMove]!.coins = [5, 5, 2]
      state.frame = { source: source(REWARD, 2), left: [effect(COIN, 3)], limit: 5, begun: false }
    })
    expect(full).toEqual(['Nothing stands in the way of the frame of reward 2, COIN 3, but it has not begun'])
  })

  test('are no more in a frame that has begun', () => {
    const says = (left: string) => [`The coins and points of ${name} have come, but there is still ${left}`]
    expect(withFrame(acting, { source: card, left: [effect(COIN, 2)], begun: true })).toEqual(says('COIN 2'))
    expect(withFrame(acting, { source: card, left: [effect(PTS, 2), effect(FREE, 1)], begun: true })).toEqual(
      says('PTS 2 + FREE 1'),
    )
  })

  test('a mail car may come first', () => {
    const due = found(
      2,
      ['B', 'D'],
      ({ mailFor, frame, phase }) => mailFor !== NONE && frame !== null && phase === 'turn',
    )
    expect(withFrame(due, { left: [effect(COIN, 1)], begun: false })).toEqual([])
  })

  test('FC-D.5 and so may coins that are owed', () => {
    const full = (owed: number) =>
      complaintsAfter(acting, state => {
        state.players[toMove]!.coins = [5, 5, 0]
        state.owed = owed
        state.frame = { source: card, left: [effect(FREE, 1)], limit: 5, begun: false }
      })
    expect(full(3)).toEqual([])
    expect(full(0)).toEqual([`Nothing stands in the way of ${name}, FREE 1, but it has not begun`])
  })
})

describe('a frame', () => {
  const { toMove } = acting.state
  const card = source(CARD, acting.state.players[toMove]!.taken.at(-1)!)

  test('has symbols that can be carried out', () => {
    expect(withFrame(acting, { source: card, left: [effect(31, 1)] })).toEqual([
      `Every symbol can be carried out, but in the frame of card ${card} is unknown symbol 31`,
    ])
  })

  test('FC-F.3 is limited only by a factory', () => {
    for (const limit of [4, 6, -1])
      expect(withFrame(acting, { source: card, limit })).toEqual([
        `Cars may go up to step 5 in the frame of card ${card}, but the limit is ${limit}`,
      ])
    const factory = found(2, ['A', 'F'], ({ frame }) => frame !== null && frame.limit < NO_LIMIT)
    expect(changed(factory, {})).toEqual([])
  })
})

describe('FC-3.7 frames that wait', () => {
  const seat = `seat ${opening.state.toMove + 1}`

  test('are in the own right of the player', () => {
    expect(changed(opening, { waiting: [source(MAIL, 1)] })).toEqual([
      `No frame of mail car 1 can wait for ${seat} now`,
    ])
    expect(changed(opening, { waiting: [source(END_CARD, 3), source(END_CARD, 3)] })).toEqual([
      `No frame of Game End card 3 can wait for ${seat} now`,
    ])
  })

  test('are of a kind that can wait', () => {
    const { taken } = acting.state.players[acting.state.toMove]!
    const own = taken.at(-1)!
    expect(changed(acting, { waiting: [source(CARD, own)] })).toEqual([
      `No frame of card ${own} can wait for seat ${acting.state.toMove + 1} now`,
    ])
    expect(changed(opening, { waiting: [source(15, 0)] })).toEqual([`No frame of source 15 0 can wait for ${seat} now`])
  })

  test('are paid once', () => {
    const due = found(
      2,
      ['B', 'D'],
      ({ waiting, phase, frame }) => waiting.some(each => each >> 8 === MAIL) && phase === 'turn' && frame === null,
    )
    const mail = due.state.waiting.find(each => each >> 8 === MAIL)!
    expect(changed(due, { waiting: [mail, mail] })).toEqual([
      `The frame of mail car ${mail & 255} is paid up to 1 times, but it is there 2 times`,
    ])
    expect(changed(due, { waiting: [mail], frame: { source: mail, left: [], limit: 5, begun: true } })).toEqual([
      `The frame of mail car ${mail & 255} is paid up to 1 times, but it is there 2 times`,
    ])
  })

  test('FC-B.4 a city twice if it has a postcard', () => {
    const sent = found(
      2,
      ['B', 'D'],
      ({ waiting, phase, slices, frame }) =>
        phase === 'scoring' &&
        frame === null &&
        new Set(waiting).size < waiting.length &&
        slices.postcards !== undefined,
    )
    const city = sent.state.waiting.find((each, i) => sent.state.waiting.indexOf(each) < i)!
    expect(changed(sent, {})).toEqual([])
    expect(changed(sent, { waiting: [city, city, city] })).toEqual([
      `The frame of city ${city & 255} is paid up to 2 times, but it is there 3 times`,
    ])
    const board = complaintsAfter(scoring, state => {
      state.players[state.toMove]!.locomotive = 3
      state.waiting = [source(CITY, 3), source(CITY, 3)]
    })
    expect(board).toEqual(['The frame of city 3 is paid up to 1 times, but it is there 2 times'])
  })
})

describe('FC-D.5 coins of those who boarded', () => {
  const owing = (position: Position, owed: number, coins: Coins) =>
    complaintsAfter(position, state => {
      state.players[state.toMove]!.coins = coins
      state.owed = owed
    })

  test('are owed only while there is no room', () => {
    expect(owing(opening, 3, [5, 5, 0])).toEqual([])
    expect(owing(opening, 3, [5, 4, 0])).toEqual([
      'There is room for the 3 coins of those who boarded, but they are still owed',
    ])
  })

  test('or while a mail car comes first', () => {
    const due = found(
      2,
      ['B', 'D'],
      ({ mailFor, frame, phase }) => mailFor !== NONE && frame !== null && phase === 'turn',
    )
    expect(owing(due, 2, [0, 0, 0])).toEqual([])
  })

  test('are a number of coins', () => {
    expect(owing(opening, -1, [0, 0, 0])).toEqual(['Coins are owed or not, but they are -1'])
  })

  test('come from module D', () => {
    const without = found(2, ['A', 'B'], ({ phase }) => phase === 'turn')
    expect(owing(without, 3, [5, 5, 2])).toEqual(['Only boarding owes coins, but 3 are owed without module D'])
  })
})

describe('where nothing is left to choose, it goes on by itself', () => {
  const idle = (position: Position, part: Partial<State> = {}) =>
    complaintsAfter(position, state => {
      Object.assign(state, { waiting: [], frame: null, ...part })
      state.players[state.toMove]!.coins = [0, 0, 0]
      state.players[state.toMove]!.contracts = []
    })
  const says = ({ state }: Position) => [
    `Seat ${state.toMove + 1} has nothing left to choose, but the phase "${state.phase}" is not over`,
  ]

  test('after the regular action, and in a scoring phase', () => {
    expect(idle(acting)).toEqual(says(acting))
    expect(idle(scoring)).toEqual(says(scoring))
    expect(idle(opening)).toEqual([])
  })

  test('but a coin can be spent, and a contract fulfilled', () => {
    const coin = complaintsAfter(acting, state => {
      Object.assign(state, { waiting: [], frame: null })
      state.players[state.toMove]!.coins = [0, 0, 1]
    })
    expect(coin).toEqual([])
    const fulfilling = found(
      2,
      ['A', 'B'],
      ({ phase, acted, frame, players, toMove }, { printed }) =>
        phase === 'turn' &&
        acted &&
        frame === null &&
        players[toMove]!.contracts.some(face => printed.faces[face]!.each === 'contract'),
    )
    const contract = complaintsAfter(fulfilling, state => {
      state.waiting = []
      state.players[state.toMove]!.coins = [0, 0, 0]
    })
    expect(contract).toEqual([])
  })

  test('but a mail car can be chosen', () => {
    const due = found(
      2,
      ['B', 'D'],
      ({ mailFor, frame, phase }) => mailFor !== NONE && frame === null && phase === 'turn',
    )
    expect(idle(due)).toEqual([])
    expect(idle(due, { mailFor: NONE })).toContain(says(due)[0])
  })

  test('where coins are owed that has to come first', () => {
    expect(idle(acting, { owed: 3 })).toEqual([
      'There is room for the 3 coins of those who boarded, but they are still owed',
    ])
  })

  test('out of turn there is a choice between two frames', () => {
    const paid = found(
      3,
      ['B', 'D'],
      ({ phase, mailFor, players, toMove }) =>
        phase === 'receive' && mailFor === NONE && players[toMove]!.trains.every(({ mail }) => mail > 0),
    )
    expect(idle(paid, { waiting: [source(MAIL, 0), source(MAIL, 1)] })).toEqual([])
    expect(idle(paid, { waiting: [source(MAIL, 1)] })).toEqual(says(paid))
  })

  test('out of turn a single frame begins by itself', () => {
    const paid = found(
      3,
      ['B', 'D'],
      ({ phase, waiting, mailFor }) => phase === 'receive' && waiting.length > 0 && mailFor === NONE,
    )
    const [waiting] = paid.state.waiting
    expect(idle(paid, { waiting: [waiting!] })).toEqual(says(paid))
    expect(idle(paid)).toEqual(says(paid))
  })
})

import { describe, expect, test } from 'vitest'
import { NONE } from '../base/board/player.ts'
import type { State } from '../base/state.ts'
import { complaintsAfter, found, type Position } from '../testing/found.ts'

const draft = found(3, ['A', 'B'], ({ phase }) => phase === 'draft')
const opening = found(3, ['A', 'B'], ({ phase }) => phase === 'turn')
const receiving = found(3, ['A', 'B'], ({ phase, round }) => phase === 'receive' && round === 2)
const scoring = found(3, ['A', 'B'], ({ phase, turnsLeft }) => phase === 'scoring' && turnsLeft === 2)
const over = found(3, ['A', 'B'], ({ phase }) => phase === 'over')

const changed = (position: Position, part: Partial<State>): string[] =>
  complaintsAfter(position, state => Object.assign(state, part))

test('real positions are without complaints', () => {
  for (const position of [draft, opening, receiving, scoring, over]) expect(changed(position, {})).toEqual([])
})

describe('what is not there', () => {
  test.each<[Partial<State>, string]>([
    [{ phase: 'lunch' as 'turn' }, 'There is no phase "lunch"'],
    [{ round: 0 }, 'There are 6 rounds, but this is round 0'],
    [{ round: 7 }, 'There are 6 rounds, but this is round 7'],
    [{ start: 3 }, `3 play, but the start players are ${opening.state.firstStart} and 3`],
    [{ firstStart: -1 }, `3 play, but the start players are -1 and ${opening.state.start}`],
    [{ onTurn: 3 }, `3 play, but it is the turn of 3 and ${opening.state.toMove} decides`],
    [{ toMove: 0.5 }, `3 play, but it is the turn of ${opening.state.onTurn} and 0.5 decides`],
    [{ tileHolder: 3 }, '3 play, but 3 has the start-player tile'],
  ])('%j', (part, complaint) => {
    expect(changed(opening, part)).toEqual([complaint])
  })

  test('a board', () => {
    expect(changed(opening, { players: opening.state.players.slice(1) })).toEqual(['3 play, but there are 2 boards'])
  })
})

describe('FC-2.2 turns left', () => {
  test.each<[string, Position, number, string]>([
    ['draft', draft, 1, '0 to 0 turns or parts are left in a phase "draft" of 3, but they are 1'],
    ['turn', opening, 0, '1 to 9 turns or parts are left in a phase "turn" of 3, but they are 0'],
    ['turn', opening, 10, '1 to 9 turns or parts are left in a phase "turn" of 3, but they are 10'],
    ['receive', receiving, 10, '1 to 9 turns or parts are left in a phase "receive" of 3, but they are 10'],
    ['scoring', scoring, 0, '1 to 3 turns or parts are left in a phase "scoring" of 3, but they are 0'],
    ['scoring', scoring, 4, '1 to 3 turns or parts are left in a phase "scoring" of 3, but they are 4'],
    ['over', over, 1, '0 to 0 turns or parts are left in a phase "over" of 3, but they are 1'],
  ])('in a phase "%s"', (_phase, position, turnsLeft, complaint) => {
    expect(changed(position, { turnsLeft })).toContain(complaint)
  })
})

describe('FC-2.4 phases and rounds', () => {
  test('the draft is in round 1, the end after round 6, scoring after an even one', () => {
    expect(changed(draft, { round: 2 })).toContain('A phase "draft" is in round 1, but this is round 2')
    expect(changed(over, { round: 5 })).toEqual(['A phase "over" is in round 6, but this is round 5'])
    expect(changed(scoring, { round: 3 })).toEqual(['A phase "scoring" is in round 2, 4, 6, but this is round 3'])
  })
})

describe('FC-3.1 the regular action', () => {
  test('is taken after the turn, not in the draft', () => {
    expect(changed(draft, { acted: true })).toEqual([
      'In a phase "draft" the regular action is not taken, but the state says otherwise',
    ])
    expect(changed(scoring, { acted: false })).toEqual([
      'In a phase "scoring" the regular action is taken, but the state says otherwise',
    ])
    expect(changed(receiving, { acted: false })).toContain(
      'In a phase "receive" the regular action is taken, but the state says otherwise',
    )
    expect(changed(over, { acted: false })).toEqual([
      'In a phase "over" the regular action is taken, but the state says otherwise',
    ])
  })
})

describe('FC-2.2 whose turn it is', () => {
  const next = (seat: number) => (seat + 1) % 3

  test('clockwise from the start player', () => {
    const { onTurn } = opening.state
    const other = next(onTurn)
    expect(changed(opening, { onTurn: other, toMove: other })).toEqual([
      `It is the turn of seat ${onTurn + 1}, but seat ${other + 1} has it`,
    ])
    expect(changed(draft, { onTurn: next(draft.state.onTurn) })).toEqual([
      `It is the turn of seat ${draft.state.onTurn + 1}, but seat ${next(draft.state.onTurn) + 1} has it`,
    ])
  })

  test('FC-12.1 also in a scoring phase', () => {
    const { onTurn } = scoring.state
    expect(changed(scoring, { onTurn: next(onTurn), toMove: next(onTurn) })).toEqual([
      `It is the turn of seat ${onTurn + 1}, but seat ${next(onTurn) + 1} has it`,
    ])
  })

  test('and that seat decides', () => {
    const { onTurn } = opening.state
    expect(changed(opening, { toMove: next(onTurn) })).toEqual([
      `In this phase "turn" seat ${onTurn + 1} should move, but seat ${next(onTurn) + 1} does`,
    ])
  })

  test('FC-3.8 but after it those who are paid', () => {
    const { toMove } = receiving.state
    expect(changed(receiving, { toMove: next(toMove) })).toEqual([
      `In this phase "receive" seat ${toMove + 1} should move, but seat ${next(toMove) + 1} does`,
    ])
  })

  test('the first round begins with the first start player', () => {
    const { start } = opening.state
    const firstStart = next(start)
    expect(changed(opening, { firstStart })).toEqual([
      `The first round begins with seat ${firstStart + 1}, but seat ${start + 1} is start player`,
    ])
    expect(changed(over, { firstStart: next(over.state.firstStart) })).toEqual([])
  })
})

describe('FC-4.2 the start-player tile', () => {
  test('lies in the offer outside of a round', () => {
    expect(changed(draft, { tileHolder: 1 })).toEqual(['The start-player tile lies in the offer, but 1 has it'])
    expect(changed(scoring, { tileHolder: 0 })).toEqual(['The start-player tile lies in the offer, but 0 has it'])
  })

  test('pays from the third seat on, after the turn in which it was taken', () => {
    const says = (phase: string, paying: number) => [
      `The start-player tile cannot pay place ${paying} in this phase "${phase}" of 3`,
    ]
    expect(changed(opening, { paying: 2 })).toEqual(says('turn', 2))
    expect(changed(scoring, { paying: 2 })).toEqual(says('scoring', 2))
    const taker = found(3, ['A', 'B'], ({ phase, paying }) => phase === 'turn' && paying > 0)
    expect(changed(taker, { paying: 2 })).toEqual([])
    expect(changed(taker, { paying: 3 })).toEqual(says('turn', 3))
    expect(changed(taker, { paying: 1 })).toEqual(says('turn', 1))
    expect(changed(receiving, { paying: 4, toMove: receiving.state.onTurn })).toEqual(says('receive', 4))
    expect(changed(receiving, { paying: 2, toMove: (receiving.state.onTurn + 1) % 3 })).toEqual(says('receive', 2))
    expect(changed(receiving, { tileHolder: NONE })).toEqual(says('receive', 3))
    expect(changed(opening, { paying: 2, tileHolder: opening.state.onTurn })).toContain(says('turn', 2)[0])
    expect(changed(scoring, { paying: 2, tileHolder: scoring.state.onTurn })).toContain(says('scoring', 2)[0])
  })
})

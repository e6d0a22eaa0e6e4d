import { type Dice, roll } from '@roundhouse/kernel/dice'
import { describe, expect, test } from 'vitest'
import { rulesFor } from '../../rules.ts'
import { at, play, type Scene, setUp, show, texts, told, why } from '../../testing/positions.ts'
import { NONE } from '../board/player.ts'

const two = rulesFor(2, ['A', 'B'])
const three = rulesFor(3, ['A', 'B'])

/** A whole game of random moves: every position in which the regular action is still to come, and the end. */
function randomGame(rules: typeof two, seed: string): { turns: Scene[]; end: Scene } {
  let scene = setUp(rules, seed)
  const dice: Dice = { seed: scene.state.seed, rolled: 100_000 }
  const turns: Scene[] = []
  while (scene.state.phase !== 'over') {
    const { phase, acted } = scene.state
    const isTurn = phase === 'turn' && !acted && scene.state.frame === null
    if (isTurn && turns.at(-1)?.state.turnsLeft !== scene.state.turnsLeft) turns.push(scene)
    const moves = texts(scene)
    scene = { ...play(scene, moves[roll(dice, moves.length)]!), story: [] }
  }
  return { turns, end: scene }
}

const cardsIn = ({ state }: Scene): number[] => state.offer.filter(face => face !== NONE)

describe('FC-2.1 the game goes over 6 rounds', () => {
  test.each([
    [2, ['A', 'B']],
    [3, ['E', 'F']],
    [4, ['C', 'D']],
  ] as const)(
    'FC-2.1 FC-2.2 with %i players: 18 cards of the right pile, 3 turns each from the start player',
    (players, pair) => {
      const rules = rulesFor(players, pair)
      const { turns, end } = randomGame(rules, `${players}`)
      expect(turns).toHaveLength(6 * 3 * players)
      for (const [n, scene] of turns.entries()) {
        const { round, start, onTurn, turnsLeft } = scene.state
        const turn = n % (3 * players)
        expect(round).toBe(1 + Math.floor(n / (3 * players)))
        expect(onTurn).toBe((start + turn) % players)
        expect(turnsLeft).toBe(3 * players - turn)
        expect(new Set(cardsIn(scene).map(face => rules.printed.faces[face]!.pile))).toEqual(
          new Set([Math.ceil(round / 2)]),
        )
        if (turn === 0) expect(cardsIn(scene)).toHaveLength(18)
        // One card leaves a row each turn, so cards are there as long as turns are: both ends of a round fall together.
        expect(cardsIn(scene).length).toBeGreaterThanOrEqual(turnsLeft)
      }
      expect(cardsIn(end)).toEqual([])
      expect(end.state.round).toBe(6)
    },
  )
})

describe('FC-2.2 a round', () => {
  test('FC-2.2 goes clockwise', () => {
    const scene = at(three, 'start 2\nturn 3\nacted yes')
    expect(show(play(scene, 'end'))).toMatchObject({ turn: '1', decides: '1', acted: 'no', 'turns-left': '7' })
  })

  test('FC-2.2 ends after the third turn of everyone', () => {
    const scene = at(three, 'start 2\nturn 1\nturns-left 1\nacted yes')
    expect(show(play(scene, 'end'))).toMatchObject({ round: '2', turn: '2', decides: '2', 'turns-left': '9' })
    expect(show(play(at(three, 'start 2\nturn 1\nturns-left 4\nacted yes'), 'end'))).toMatchObject({
      round: '1',
      turn: '2',
      'turns-left': '3',
    })
  })

  test('FC-2.2 nobody plays but who is on turn', () => {
    const scene = at(two, 'a X1-1 X1-2')
    expect(why(scene, 'take a1', 2)).toBe('FC-2.2 not-your-decision (seat 1); first: wait')
    expect(scene.game.toMove(scene.state)).toBe(0)
  })
})

describe('FC-2.4 between the rounds', () => {
  test('FC-2.4 after the first round of a pile 18 new cards are dealt from it; 4 are left over', () => {
    for (const round of [1, 3, 5]) {
      const taken = { 1: 'X1-1 X1-2', 3: 'X2-1 X2-2', 5: 'X3-1 X3-2' }[round]
      const scene = at(two, `round ${round}\nturn 2\nturns-left 1\nacted yes\nseat 1\ntaken ${taken}`)
      const pile = scene.state.pile.slice(0, 22)
      scene.state.pile = pile
      const after = play(scene, 'end')
      expect(after.state.pile).toHaveLength(4)
      expect([...after.state.offer, ...after.state.pile].sort()).toEqual([...pile].sort())
      expect(show(after)).toMatchObject({ phase: 'turn', round: `${round + 1}`, 'turns-left': '6' })
      expect(told(scene, 'end')).toContain(`round-over: round ${round}, start 0`)
    }
  })

  test('FC-2.4 after the second a scoring phase follows, and then the next pile', () => {
    for (const round of [2, 4]) {
      const scene = at(two, `round ${round}\nturn 2\nturns-left 1\nacted yes\npile -`)
      const scoring = play(scene, 'end')
      expect(show(scoring)).toMatchObject({ phase: 'scoring', round: `${round}`, 'turns-left': '2' })
      const after = play(scoring, 'score', 'score')
      expect(show(after)).toMatchObject({ phase: 'turn', round: `${round + 1}`, 'turns-left': '6' })
      expect([...after.state.offer, ...after.state.pile].sort()).toEqual([...two.piles[round / 2]!].sort())
      expect(after.state.offer).toHaveLength(18)
    }
  })

  test('FC-2.4 ruling: with module F the 4 stay for a storage until their round ends', () => {
    const factory = rulesFor(2, ['A', 'F'])
    const { turns } = randomGame(factory, '9')
    const second = turns.filter(({ state }) => state.round % 2 === 0)
    expect(second.length).toBeGreaterThan(0)
    for (const { state } of second) expect(state.pile).toHaveLength(4)
    for (const { state } of turns.filter(({ state }) => state.round % 2 === 1)) expect(state.pile).toHaveLength(22)
  })
})

describe('FC-2.5 the start player', () => {
  test('FC-2.5 becomes who holds the tile at the end of a round, and puts it back', () => {
    const scene = at(three, 'start 1\nturn 3\nturns-left 1\nacted yes\ntile 2')
    expect(show(play(scene, 'end'))).toMatchObject({ round: '2', start: '2', turn: '2', tile: 'offer' })
    expect(show(play(scene, 'end'))).toMatchObject({ 'first-start': '1' })
    expect(told(scene, 'end')).toContain('round-over: round 1, start 1')
  })

  test('FC-2.5 already for a scoring phase that follows', () => {
    const scene = at(three, 'round 2\nstart 1\nturn 3\nturns-left 1\nacted yes\ntile 2')
    expect(show(play(scene, 'end'))).toMatchObject({ phase: 'scoring', start: '2', turn: '2', tile: 'offer' })
  })

  test('FC-2.5 stays if nobody took it, and no bonus of the tile is paid', () => {
    const scene = at(three, 'start 3\nturn 2\nturns-left 1\nacted yes')
    const after = play(scene, 'end')
    expect(show(after)).toMatchObject({ round: '2', start: '3', turn: '3', tile: 'offer' })
    for (const seat of [1, 2, 3])
      expect(show(after)).toMatchObject({
        [`seat ${seat} coins`]: '1 0 0',
        [`seat ${seat} upper`]: '0',
        [`seat ${seat} lower`]: '0',
      })
  })
})

describe('FC-2.6 the end', () => {
  const last = at(two, 'phase scoring\nround 6\nturn 2\nturns-left 1')

  test('FC-2.6 comes with the final count after the third scoring phase', () => {
    const over = play(last, 'score')
    expect(show(over)).toMatchObject({ phase: 'over', round: '6', 'seat 1 points': '1', 'seat 2 points': '1' })
    expect(over.game.toMove(over.state)).toBeNull()
    expect(texts(over)).toEqual([])
  })

  test('FC-2.6 not before: after the first and the second the game goes on', () => {
    for (const round of [2, 4])
      expect(show(play(at(two, `phase scoring\nround ${round}\nturn 2\nturns-left 1`), 'score'))).toMatchObject({
        phase: 'turn',
        round: `${round + 1}`,
      })
  })

  test('FC-2.6 after it nothing is played, by nobody', () => {
    const over = play(last, 'score')
    for (const text of ['take a1', 'score', 'end', 'nonsense'])
      for (const seat of [1, 2]) expect(why(over, text, seat)).toBe('FC-2.6 game-is-over')
  })
})

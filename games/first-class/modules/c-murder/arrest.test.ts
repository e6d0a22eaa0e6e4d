import { describe, expect, test } from 'vitest'
import type { Rules } from '../../base/table.ts'
import { rulesFor } from '../../rules.ts'
import { at, play, type Scene, show, told } from '../../testing/positions.ts'
import { arrestedOf, destroyed, printsLeft } from './arrest.ts'
import { DISCARD, isDiscard, pointsOn, printsOn } from './tokens.ts'

const two = rulesFor(2, ['C', 'D'])
const three = rulesFor(3, ['C', 'D'])

/** The last part of the last scoring phase: after `score` the game is over. */
const atTheEnd = (rules: Rules, text: string): Scene => {
  const boards = Array.from({ length: rules.seats }, (_, seat) => `seat ${seat + 1} coins 0 0 0`).join('\n')
  return at(rules, `phase scoring\nround 6\nturn ${rules.seats}\nturns-left 1\n${boards}\n${text}`)
}

describe('FC-C.4 destroy-evidence cards', () => {
  test.each([
    [0, 0],
    [1, 1],
    [2, 3],
    [3, 5],
    [4, 6],
    [5, 7],
  ])('FC-C.4 %i of them discard up to %i tokens', (cards, tokens) => {
    expect(destroyed(cards)).toBe(tokens)
    const prints = Array.from({ length: 10 }, () => 1)
    expect(printsLeft(prints, cards)).toBe(10 - tokens)
  })

  test('FC-C.4 up to, not exactly: who has fewer tokens discards those he has (ruling)', () => {
    expect(printsLeft([3, 2], 3)).toBe(0)
    expect(printsLeft([], 1)).toBe(0)
  })

  test('FC-C.4 each player discards his own tokens', () => {
    const scene = atTheEnd(
      two,
      'seat 1 evidence 18\nseat 2 evidence 8\nseat 1 destroy 5\nseat 1 taken C1-5 C2-5 C3-4 C3-4',
    )
    const [prints] = printsTold(scene)
    const [first, second] = tokensOf(scene)
    expect(prints).toEqual([printsLeft(first!, 5), printsLeft(second!, 0)])
  })
})

/** The fingerprints and the arrested as the story tells them. */
function printsTold(scene: Scene): [prints: number[], seats: number[]] {
  const { facts } = play(scene, 'score').story.find(({ key }) => key === 'arrested')!
  return [facts['prints'] as number[], facts['seats'] as number[]]
}

const tokensOf = (scene: Scene) => play(scene, 'score').state.slices.murder!.shown

describe('FC-C.6 getting rid of evidence', () => {
  test("FC-C.6 each 'discard evidence' takes one other token with it and is out too", () => {
    expect(printsLeft([1, 2, DISCARD], 0)).toBe(1)
    expect(printsLeft([1, 1, 1, DISCARD, DISCARD], 0)).toBe(1)
    expect(printsLeft([DISCARD], 0)).toBe(0)
  })

  test('FC-C.6 the tokens with the most fingerprints go, without asking (ruling)', () => {
    expect(printsLeft([1, 3, 2, DISCARD], 0)).toBe(3)
    expect(printsLeft([1, 1, 2, 3, 2], 1)).toBe(6)
    expect(printsLeft([1, 1, 2, 3, 2, DISCARD], 1)).toBe(4)
  })

  test('FC-C.6 discard tokens and destroy cards add up, and points tokens need not go', () => {
    expect(printsLeft([12, 1, 1, 1, 1, 1, DISCARD], 2)).toBe(1)
    expect(printsLeft([12, 13, 15, 1], 0)).toBe(1)
  })
})

describe('FC-C.6 the end', () => {
  test('FC-C.6 after the Game End cards the murderer shows himself and draws 2 more; then all tokens are turned up', () => {
    const scene = atTheEnd(
      two,
      'murderer 2\nseat 1 taken X1-9\nseat 1 kept G15\nseat 1 evidence 1\nseat 2 evidence 1\nseat 2 kept G1',
    )
    const lines = told(scene, 'score').map(line => line.replace(/(tokens|prints|points|seats) [\d,]*/g, '$1'))
    const keys = lines.map(line => line.split(':')[0])
    expect(lines).toEqual(
      expect.arrayContaining(['murderer-shown: seat 1', 'tokens: seat 0, tokens', 'tokens: seat 1, tokens']),
    )
    expect(keys.filter(key => key === 'evidence')).toHaveLength(2)
    expect(keys.indexOf('murderer-shown')).toBeGreaterThan(keys.indexOf('scored'))
    expect(keys.slice(keys.indexOf('murderer-shown'), keys.indexOf('murderer-shown') + 5)).toEqual([
      'murderer-shown',
      'evidence',
      'evidence',
      'tokens',
      'tokens',
    ])
    expect(show(play(scene, 'score'))).toMatchObject({
      phase: 'over',
      supply: '22',
      'seat 1 evidence': '1',
      'seat 2 evidence': '3',
    })
    expect(tokensOf(scene).map(tokens => tokens.length)).toEqual([1, 3])
  })

  test('FC-C.6 the murderer draws what is left if that is less', () => {
    const one = atTheEnd(two, 'murderer 2\nseat 1 evidence 25')
    expect(show(play(one, 'score'))).toMatchObject({ supply: '0', 'seat 2 evidence': '1' })
    const none = atTheEnd(two, 'murderer 2\nseat 1 evidence 26')
    expect(show(play(none, 'score'))).toMatchObject({ supply: '0', 'seat 2 evidence': '0' })
  })

  test('FC-C.6 without a murderer nobody shows himself or draws', () => {
    const scene = atTheEnd(two, 'murderer nobody\nseat 1 evidence 2')
    expect(told(scene, 'score').map(line => line.split(':')[0])).not.toContain('murderer-shown')
    expect(show(play(scene, 'score'))).toMatchObject({ supply: '24', 'seat 1 evidence': '2', 'seat 2 evidence': '0' })
  })

  test('FC-C.6 every token is one of the 26: who holds all has every one of them', () => {
    const scene = atTheEnd(two, 'murderer nobody\nseat 2 evidence 26')
    expect(show(play(scene, 'score'))).toMatchObject({ 'seat 2 points': '10', 'seat 1 points': '0', arrested: '2' })
    // 12 + 7 x 2 + 2 x 3 fingerprints; the two discard tokens take the two of 3 with them.
    expect(printsTold(scene)).toEqual([[0, 32 - 6], [1]])
    const destroying = atTheEnd(two, 'murderer nobody\nseat 2 evidence 26\nseat 2 taken C1-5 C2-5')
    expect(printsTold(destroying)).toEqual([[0, 32 - 6 - 6], [1]])
  })

  test('FC-C.6 points tokens score, also for who is arrested', () => {
    const scene = atTheEnd(two, 'murderer nobody\nseat 2 evidence 26')
    expect(told(scene, 'score')).toContain('scored: seat 1, points 10, for evidence')
  })

  const seeds = Array.from({ length: 60 }, (_, n) => n)

  test('FC-C.6 to FC-C.8 whatever is turned up, points, fingerprints, arrests and escape follow from it', () => {
    const seen = new Set<string>()
    for (const n of seeds) {
      const scene = atTheEnd(
        three,
        `seed ${n.toString(16)}\nmurderer 2\nseat 1 evidence 3\nseat 2 evidence 1\nseat 2 taken C1-5\nseat 3 evidence 3`,
      )
      const shown = tokensOf(scene)
      const [prints, arrested] = printsTold(scene)
      const left = shown.map((tokens, seat) => {
        const away = tokens.filter(isDiscard).length + (seat === 1 ? 1 : 0)
        const most = tokens.map(printsOn).sort((a, b) => b - a)
        return most.slice(away).reduce((sum, each) => sum + each, 0)
      })
      expect(prints).toEqual(left)
      const most = Math.max(...left)
      const caught = new Set(left).size === 1 ? [] : [0, 1, 2].filter(seat => left[seat] === most)
      expect(arrested).toEqual(caught)
      const points = shown.map(tokens => tokens.reduce((sum, token) => sum + pointsOn(token), 0))
      if (!caught.includes(1)) points[1]! += 20
      const { game, state } = play(scene, 'score')
      expect(game.points(state)).toEqual(points)
      seen.add(`${caught.length} ${caught.includes(1)}`)
    }
    // The seeds bring every case: one or two arrested, with and without the murderer.
    expect([...seen].sort()).toEqual(['1 false', '1 true', '2 false', '2 true'])
  })
})

describe('FC-C.7 the arrest', () => {
  test('FC-C.7 most fingerprints: arrested', () => {
    expect(arrestedOf([1, 4, 3])).toEqual([1])
  })

  test('FC-C.7 all who tie are arrested', () => {
    expect(arrestedOf([4, 1, 4, 0])).toEqual([0, 2])
    expect(arrestedOf([4, 1, 4, 4])).toEqual([0, 2, 3])
  })

  test('FC-C.7 if everyone has the same number, 0 included, nobody is arrested (ruling)', () => {
    expect(arrestedOf([3, 3])).toEqual([])
    expect(arrestedOf([2, 2, 2, 2])).toEqual([])
    expect(arrestedOf([0, 0, 0])).toEqual([])
    expect(show(play(atTheEnd(two, 'murderer nobody'), 'score'))).toMatchObject({ arrested: '-', phase: 'over' })
  })

  test('FC-C.7 an arrested player cannot win, whatever his points', () => {
    const scene = atTheEnd(two, 'murderer nobody\nseat 1 points 90\nseat 1 evidence 8\nseat 2 points 3')
    const { game, state } = play(scene, 'score')
    expect(show({ game, state, story: [] }).arrested).toBe('1')
    expect(game.result(state)!.winners).toEqual([1])
    expect(game.result(state)!.points[0]).toBeGreaterThanOrEqual(90)
  })

  test('FC-C.7 among those who are left most points wins and a tie is shared', () => {
    const scene = atTheEnd(
      three,
      'murderer nobody\nseat 1 points 30\nseat 2 points 90\nseat 2 evidence 8\nseat 3 points 30',
    )
    const { game, state } = play(scene, 'score')
    expect(game.result(state)!.winners).toEqual([0, 2])
  })

  test('FC-C.7 nobody is arrested before the end', () => {
    const { state } = atTheEnd(two, 'murderer 1\nseat 1 evidence 8')
    expect(state.slices.murder!.arrested).toEqual([])
  })
})

describe('FC-C.8 the murderer', () => {
  test('FC-C.8 who is not arrested scores 20', () => {
    // Three destroy cards discard up to five tokens, so nothing is left of the two he draws; of eight something is.
    const scene = atTheEnd(two, 'murderer 1\nseat 1 taken C1-5 C2-5 C3-4\nseat 2 evidence 8')
    expect(show(play(scene, 'score'))).toMatchObject({ arrested: '2' })
    expect(told(scene, 'score')).toContain('scored: seat 0, points 20, for escape')
  })

  test('FC-C.8 who is arrested does not', () => {
    const scene = atTheEnd(two, 'murderer 1\nseat 1 evidence 8')
    expect(show(play(scene, 'score'))).toMatchObject({ arrested: '1' })
    expect(told(scene, 'score').join('\n')).not.toContain('for escape')
  })

  test('FC-C.8 if nobody is arrested he scores 20 too', () => {
    const scene = atTheEnd(two, 'murderer 1\nseat 1 taken C1-5 C2-5 C3-4')
    expect(show(play(scene, 'score'))).toMatchObject({ arrested: '-' })
    expect(told(scene, 'score')).toContain('scored: seat 0, points 20, for escape')
  })

  test('FC-C.8 without a murderer nobody does', () => {
    const scene = atTheEnd(two, 'murderer nobody\nseat 1 evidence 8')
    expect(told(scene, 'score').join('\n')).not.toContain('for escape')
  })
})

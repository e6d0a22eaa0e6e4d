import { describe, expect, test } from 'vitest'
import { firstClass, MODULE_PAIRS, newGame, readModules, readPlayers } from '../definition.ts'
import { rulesFor } from '../rules.ts'
import { SUGGESTED_PATH } from '../suggested-path.ts'
import { at, drafted, play, seeds, setUp, show, texts, told } from '../testing/positions.ts'

const PLAYERS = [2, 3, 4]
const two = rulesFor(2, ['A', 'B'])
const three = rulesFor(3, ['A', 'B'])

describe('FC-1.1 the game', () => {
  const refusal = (act: () => unknown): string => {
    try {
      act()
      return 'none'
    } catch (error) {
      return (error as Error).message
    }
  }

  test('FC-1.1 is for 2 to 4 players', () => {
    for (const players of PLAYERS) expect(firstClass.open(newGame(players, ['A', 'B'])).seats).toBe(players)
    for (const players of [0, 1, 5, 2.5])
      expect(refusal(() => firstClass.open(newGame(players, ['A', 'B'])))).toBe(
        `players: found "${players}"; expected 2 to 4 (FC-1.1)`,
      )
    expect(refusal(() => readPlayers('five'))).toBe('players: found "five"; expected 2 to 4 (FC-1.1)')
    expect(refusal(() => readPlayers(undefined))).toBe('players: missing; expected 2 to 4 (FC-1.1)')
  })

  test('FC-1.1 uses exactly 2 of the modules A to F, any pair', () => {
    expect(MODULE_PAIRS.map(pair => pair.join(''))).toEqual([
      ...['AB', 'AC', 'AD', 'AE', 'AF', 'BC', 'BD', 'BE', 'BF', 'CD', 'CE', 'CF', 'DE', 'DF', 'EF'],
    ])
    for (const pair of MODULE_PAIRS) expect(rulesFor(2, pair).modules.map(({ letter }) => letter)).toEqual([...pair])
    for (const text of ['A', 'A,A', 'A,B,C', 'A,G', ''])
      expect(refusal(() => readModules(text))).toBe(
        `modules: found "${text}"; expected two different letters of A, B, C, D, E, F, such as A,B (FC-1.1)`,
      )
    expect(readModules('b, a')).toEqual(['A', 'B'])
  })

  test('FC-1.1 has a suggested path: A+B first, then A+C, B+E, C+D', () => {
    expect(SUGGESTED_PATH.map(pair => pair.join('+'))).toEqual(['A+B', 'A+C', 'B+E', 'C+D'])
  })

  test('FC-1.1 has the same set-up for each number of players', () => {
    const boards = PLAYERS.map(players => {
      const shown = show(setUp(rulesFor(players, ['A', 'B'])))
      return Array.from({ length: players }, (_, seat) =>
        Object.entries(shown).flatMap(([name, text]) =>
          name.startsWith(`seat ${seat + 1} `) ? [`${name.slice(7)} ${text}`] : [],
        ),
      )
    })
    expect(new Set(boards.flat().map(board => board.join('\n'))).size).toBe(1)
  })
})

describe('FC-1.2 the piles', () => {
  test.each(MODULE_PAIRS)('FC-1.2 with %s and %s are three of 40: 24 base cards and 8 of each module', (...pair) => {
    const { piles, printed } = rulesFor(2, pair)
    for (const [place, pile] of piles.entries()) {
      const decks = pile.map(face => printed.faces[face]!.deck)
      expect(pile.every(face => printed.faces[face]!.pile === place + 1)).toBe(true)
      expect(['X', ...pair].map(deck => decks.filter(each => each === deck).length)).toEqual([24, 8, 8])
      expect(pile).toHaveLength(40)
    }
  })

  test('FC-1.2 are shuffled: each seed deals another offer', () => {
    const offers = seeds(20).map(seed => drafted(setUp(two, seed)).state.offer.join())
    expect(new Set(offers).size).toBe(20)
  })
})

describe('FC-1.3 each player', () => {
  test('FC-1.3 starts with two trains of one 0-car, conductors before them, 1 coin and 0 points', () => {
    const shown = show(drafted(setUp(three)))
    for (const seat of [1, 2, 3])
      expect(shown).toMatchObject({
        [`seat ${seat} upper`]: '0',
        [`seat ${seat} lower`]: '0',
        [`seat ${seat} locomotive`]: '0',
        [`seat ${seat} coins`]: '1 0 0',
        [`seat ${seat} points`]: '0',
        [`seat ${seat} route`]: '-',
        [`seat ${seat} taken`]: '-',
        [`seat ${seat} contracts`]: '-',
        [`seat ${seat} endcards`]: '-',
        [`seat ${seat} fulfilled`]: '0',
        [`seat ${seat} middle`]: '-',
      })
  })

  test('FC-1.3 has a conductor that reaches card 1 with its first step', () => {
    const scene = at(two, 'acted yes\nframe COND 1 of card X1-3')
    expect(show(play(scene, 'cond upper 1'))['seat 1 upper']).toBe('0^')
  })

  test('FC-1.3 has a locomotive in Paris, which is no city: the first step reaches city 1', () => {
    const scene = at(two, 'acted yes\nframe LOCO 1 of card X1-3')
    expect(told(scene, 'loco 1')[0]).toBe('city: seat 0, city 1')
  })

  test('FC-1.3 has 4 different mail cars', () => {
    expect(new Set(two.printed.mailCars.map(frame => frame.join())).size).toBe(4)
    expect(texts(at(two, 'acted yes\nmail-for lower\nseat 1\nlower 0 0 0 0 0'))).toEqual([
      'mail 1',
      'mail 2',
      'mail 3',
      'mail 4',
    ])
  })
})

describe('FC-1.4 the start player', () => {
  test.each(PLAYERS)('FC-1.4 is drawn at random among %i, each as often as another', players => {
    const rules = rulesFor(players, ['A', 'B'])
    const starts = seeds(400).map(seed => setUp(rules, seed).state.start)
    for (let seat = 0; seat < players; seat++) {
      const times = starts.filter(start => start === seat).length
      expect(times).toBeGreaterThan(320 / players)
      expect(times).toBeLessThan(480 / players)
    }
  })

  test('FC-1.4 is told, and stands in the position', () => {
    for (const seed of seeds(12)) {
      const scene = setUp(three, seed)
      const { start } = scene.state
      expect(scene.story).toEqual([{ key: 'start-player', facts: { seat: start } }])
      expect(show(scene)).toMatchObject({ start: `${start + 1}`, 'first-start': `${start + 1}`, turn: `${start + 1}` })
    }
  })
})

describe('FC-1.7 the offer', () => {
  test('FC-1.7 is dealt after the choice of Game End cards: 3 rows of 6 from pile 1, with the tile', () => {
    const before = setUp(three)
    expect(before.state.offer).toEqual([])
    const after = drafted(before)
    const { offer, pile } = after.state
    expect(offer).toHaveLength(18)
    expect([...offer, ...pile].sort((a, b) => a - b)).toEqual([...three.piles[0]!].sort((a, b) => a - b))
    const shown = show(after)
    expect(['a', 'b', 'c'].map(row => shown[row]!.split(' ').filter(id => id.includes('1-')).length)).toEqual([6, 6, 6])
    expect(shown).toMatchObject({ tile: 'offer', round: '1', phase: 'turn', 'turns-left': '9' })
    expect(texts(after)).toContain('tile')
    const dealt = after.story.find(({ key }) => key === 'dealt')!
    expect(dealt.facts).toEqual({ round: 1, cards: [shown['a'], shown['b'], shown['c']].join(' ').split(' ') })
  })
})

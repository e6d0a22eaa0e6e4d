import { describe, expect, test } from 'vitest'
import { rulesFor } from '../../rules.ts'
import { at, drafted, play, seeds, setUp, show, texts, told, why } from '../../testing/positions.ts'

const PLAYERS = [2, 3, 4]
const two = rulesFor(2, ['A', 'B'])

describe('FC-1.5 the choice of Game End cards', () => {
  test.each(PLAYERS)('FC-1.5 with %i players one more card than players goes round, and each keeps 1', players => {
    const rules = rulesFor(players, ['A', 'B'])
    expect(rules.printed.endFaces).toHaveLength(21)
    for (const seed of seeds(8)) {
      let scene = setUp(rules, seed)
      const { start } = scene.state
      for (let n = 0; n < players; n++) {
        const hand = show(scene)['hand']!.split(' ')
        expect(hand).toHaveLength(players + 1 - n)
        expect(texts(scene)).toEqual(hand.map(card => `keep ${card}`))
        // From the player to the right of the start player on, counter-clockwise.
        expect(scene.state.toMove).toBe((start - 1 - n + 2 * players) % players)
        const seat = scene.state.toMove
        scene = play(scene, `keep ${hand[1]}`)
        expect(show(scene)[`seat ${seat + 1} kept`]).toBe(hand[1])
        if (n < players - 1) expect(show(scene)['hand']).toBe(hand.filter(card => card !== hand[1]).join(' '))
      }
      expect(show(scene)).toMatchObject({ phase: 'turn', hand: '-', decides: `${start + 1}`, turn: `${start + 1}` })
    }
  })

  test('FC-1.5 the cards of the hand are drawn: no card comes to it more often than others', () => {
    const hands = seeds(300).flatMap(seed => setUp(two, seed).state.draft)
    for (let card = 0; card < 21; card++) {
      const times = hands.filter(each => each === card).length
      expect(times).toBeGreaterThan(20)
      expect(times).toBeLessThan(75)
    }
  })

  test('FC-1.5 the card left over goes back into the pile; then 4 are laid face up', () => {
    const places = seeds(60).map(seed => {
      const hand = setUp(two, seed).state.draft
      const after = drafted(setUp(two, seed))
      const { display, endPile, leftover, players, draft } = after.state
      expect(hand).toContain(leftover)
      expect(draft).toEqual([])
      expect(display).toHaveLength(4)
      expect([...display, ...endPile, ...players.map(({ kept }) => kept)].sort((a, b) => a - b)).toEqual(
        Array.from({ length: 21 }, (_, card) => card),
      )
      return display.includes(leftover) ? 'display' : 'pile'
    })
    expect(new Set(places)).toEqual(new Set(['display', 'pile']))
  })

  test('FC-1.5 one is kept in secret: only its owner hears which, the others that it was', () => {
    const scene = at(two, 'phase draft\nstart 1\nhand G3 G7 G9')
    expect(told(scene, 'keep G7')).toEqual(['kept: seat 1, card G7 (only 1)', 'kept-a-card: seat 1 (except 1)'])
  })

  test('FC-1.5 a card that is not in hand is not kept', () => {
    const scene = at(two, 'phase draft\nstart 1\nhand G3 G7 G9')
    expect(why(scene, 'keep G1')).toBe('FC-1.5 not-in-hand (card G1, hand G3,G7,G9); first: card-of-the-hand')
    expect(why(play(scene, 'keep G3'), 'keep G3')).toBe(
      'FC-1.5 not-in-hand (card G3, hand G7,G9); first: card-of-the-hand',
    )
    for (const text of ['keep', 'keep G22', 'keep G3 G7'])
      expect(why(scene, text)).toBe(`notation not-a-move (text ${text}, forms keep <Game End card>); first: see-forms`)
  })

  test('FC-1.5 nothing else is done before everybody has kept one, and nothing is kept later', () => {
    const scene = at(two, 'phase draft\nstart 1\nhand G3 G7 G9')
    for (const text of ['take a1', 'tile', 'spend 1 point', 'score', 'mail 1', 'end', 'done', 'car upper'])
      expect(why(scene, text)).toBe('FC-1.5 keep-a-card-first; first: keep-a-card')
    expect(why(at(two, 'a X1-1'), 'keep G3')).toBe('FC-1.5 draft-is-over')
    expect(why(at(two, 'phase scoring\nseat 1\ncoins 2 0 0'), 'keep G3')).toBe('FC-1.5 draft-is-over')
  })

  test('FC-1.5 ruling: the card kept gives no action', () => {
    // G1 pays 3 coins, G2 two upgrades of choice.
    const scene = play(at(two, 'phase draft\nstart 1\nhand G1 G2 G7'), 'keep G1', 'keep G2')
    expect(show(scene)).toMatchObject({
      phase: 'turn',
      waiting: '-',
      frame: 'no',
      'seat 1 coins': '1 0 0',
      'seat 2 coins': '1 0 0',
    })
  })
})

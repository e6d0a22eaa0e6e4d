import { type Dice, readSeed } from '@roundhouse/kernel/dice'
import type { Viewer } from '@roundhouse/kernel/game'
import { describe, expect, test } from 'vitest'
import { rulesFor } from '../../rules.ts'
import { at, type Scene } from '../../testing/positions.ts'
import { NONE } from '../board/player.ts'
import type { State } from '../state.ts'

const three = rulesFor(3, ['A', 'B'])
const OFTEN = 250

/** Many guesses of what this viewer cannot see. Each must look the same to it and hold every card once. */
function guesses({ game, state }: Scene, viewer: Viewer): State[] {
  const dice: Dice = { seed: readSeed('d1ce')!, rolled: 0 }
  const seen = JSON.stringify(game.view(state, viewer))
  const lying = endCards(state).join()
  return Array.from({ length: OFTEN }, () => {
    const guess = game.copy(state)
    game.redeal(guess, viewer, dice)
    expect(JSON.stringify(game.view(guess, viewer))).toBe(seen)
    expect(endCards(guess).join()).toBe(lying)
    return guess
  })
}

const endCards = ({ players, display, endPile, draft }: State): number[] =>
  [...players.flatMap(({ kept, endCards }) => [kept, ...endCards]), ...display, ...endPile, ...draft].sort(
    (a, b) => a - b,
  )

/** Everything that comes up, each once. */
const all = <T>(guesses: readonly State[], of: (guess: State) => T): Set<T> => new Set(guesses.map(of))
const G = (...numbers: readonly number[]): Set<number> => new Set(numbers.map(n => n - 1))
const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i)

// With seat 1 as start player the cards went from seat 3 over seat 2 to seat 1, who handed G4 back.
const KEPT = 'seat 1 kept G3\nseat 2 kept G2\nseat 3 kept G1\nleftover G4'

describe('FC-1.5 what one can only guess after the choice of Game End cards', () => {
  const scene = at(three, `rolled 7\ndisplay G5 G6 G7 G8\n${KEPT}\nseat 2 endcards G9`)

  test('FC-1.5 who chose first knows the cards of the others, not who has which', () => {
    const found = guesses(scene, 2)
    const dealt = ({ players, leftover }: State) =>
      [players[1]!.kept, players[0]!.kept, leftover].map(n => n + 1).join()
    expect(all(found, dealt)).toEqual(new Set(['2,3,4', '2,4,3', '3,2,4', '3,4,2', '4,2,3', '4,3,2']))
    for (const { endPile, leftover } of found) expect(endPile).toContain(leftover)
  })

  test('FC-1.5 who chose last knows which card was left over, and of the others nothing', () => {
    const found = guesses(scene, 0)
    const unseen = G(1, 2, ...range(10, 21))
    expect(all(found, ({ players }) => players[1]!.kept)).toEqual(unseen)
    expect(all(found, ({ players }) => players[2]!.kept)).toEqual(unseen)
    expect(all(found, ({ leftover }) => leftover)).toEqual(G(4))
    for (const { endPile } of found) expect(endPile).toContain(3)
  })

  test('FC-1.5 who chose between knows the cards of those after him, not of those before', () => {
    const found = guesses(scene, 1)
    expect(all(found, ({ players }) => players[0]!.kept)).toEqual(G(3, 4))
    expect(all(found, ({ leftover }) => leftover)).toEqual(G(3, 4))
    expect(all(found, ({ players }) => players[2]!.kept)).toEqual(G(1, ...range(10, 21)))
  })

  test('FC-1.5 a card left over that was turned up is known to who passed it on', () => {
    const shown = at(three, `display G4 G6 G7 G8\n${KEPT}`)
    const found = guesses(shown, 2)
    const dealt = ({ players }: State) => [players[1]!.kept, players[0]!.kept].map(n => n + 1).join()
    expect(all(found, dealt)).toEqual(new Set(['2,3', '3,2']))
    expect(all(found, ({ leftover }) => leftover)).toEqual(G(4))
  })

  test('FC-1.5 who watches knows nothing of what was kept or left over', () => {
    const found = guesses(scene, 'watcher')
    const unseen = G(1, 2, 3, 4, ...range(10, 21))
    for (const seat of [0, 1, 2]) expect(all(found, ({ players }) => players[seat]!.kept)).toEqual(unseen)
    expect(all(found, ({ leftover }) => leftover)).toEqual(G(...range(1, 21)))
    for (const { players, leftover } of found) expect(players.map(({ kept }) => kept)).not.toContain(leftover)
  })

  test.each([
    ['on display', `display G4 G6 G7 G8\n${KEPT}`],
    ['taken since', `display G5 G6 G7 G8\n${KEPT}\nseat 2 endcards G4`],
  ])('FC-1.5 who watches cannot tell the card left over from others that they see: %s', (_, position) => {
    const found = guesses(at(three, position), 'watcher')
    expect(all(found, ({ leftover }) => leftover)).toEqual(G(...range(1, 21)))
    for (const seat of [0, 1, 2])
      expect(all(guesses(at(three, position), seat), ({ leftover }) => leftover)).toEqual(G(4))
  })

  test('FC-1.5 a guess has dice of its own', () => {
    const found = guesses(scene, 0)
    expect(all(found, ({ seed }) => seed.join()).size).toBe(OFTEN)
    expect(all(found, ({ rolled }) => rolled)).toEqual(new Set([0]))
  })

  test('FC-1.5 when the game is over nothing is left to guess', () => {
    const over = at(three, `phase over\n${KEPT}`)
    expect(all(guesses(over, 'watcher'), ({ players }) => players.map(({ kept }) => kept).join())).toEqual(
      new Set(['2,1,0']),
    )
  })
})

describe('FC-1.5 what one can only guess while the cards go round', () => {
  const scene = at(three, 'phase draft\nseat 3 kept G1\nhand G2 G3 G4')

  test('FC-1.5 who passed the hand on knows its cards', () => {
    const found = guesses(scene, 2)
    expect(all(found, ({ draft }) => draft.toSorted((a, b) => a - b).join())).toEqual(new Set(['1,2,3']))
    expect(all(found, ({ players }) => players[2]!.kept)).toEqual(G(1))
  })

  test('FC-1.5 who holds the hand does not know what was kept before', () => {
    const found = guesses(scene, 1)
    expect(all(found, ({ players }) => players[2]!.kept)).toEqual(G(1, ...range(5, 21)))
    expect(all(found, ({ draft }) => draft.join())).toEqual(new Set(['1,2,3']))
  })

  test.each([0, 'watcher'] as const)('FC-1.5 who waits for it knows neither (%s)', viewer => {
    const found = guesses(scene, viewer)
    expect(all(found, ({ players }) => players[2]!.kept)).toEqual(G(...range(1, 21)))
    for (const place of [0, 1, 2]) expect(all(found, ({ draft }) => draft[place])).toEqual(G(...range(1, 21)))
  })

  test.each([0, 1, 2, 'watcher'] as const)('FC-1.5 nobody guesses which card will be left over (%s)', viewer => {
    expect(all(guesses(scene, viewer), ({ leftover }) => leftover)).toEqual(new Set([NONE]))
  })

  test('FC-1.5 who has kept and passed on knows what later ones kept of it, or still hold', () => {
    const late = at(three, 'phase draft\nseat 3 kept G1\nseat 2 kept G2\nhand G3 G4')
    const found = guesses(late, 2)
    expect(all(found, ({ players }) => players[1]!.kept)).toEqual(G(2, 3, 4))
    expect(all(found, ({ draft }) => draft.length)).toEqual(new Set([2]))
    const between = guesses(late, 1)
    expect(all(between, ({ players }) => players[2]!.kept)).toEqual(G(1, ...range(5, 21)))
  })
})

describe('FC-1.5 a guess hangs on what one knows and on the dice, on nothing else', () => {
  const viewers: Viewer[] = [0, 1, 2, 'watcher']
  const scene = at(three, `rolled 7\ndisplay G5 G6 G7 G8\n${KEPT}`)
  const guess = (state: State, viewer: Viewer): State => {
    const guessed = scene.game.copy(state)
    scene.game.redeal(guessed, viewer, { seed: readSeed('feed')!, rolled: 0 })
    return guessed
  }

  test.each(viewers)('two states that look alike to %s are dealt again alike', viewer => {
    const other = scene.game.copy(scene.state)
    scene.game.redeal(other, viewer, { seed: readSeed('beef')!, rolled: 0 })
    other.endPile = other.endPile.toReversed()
    expect(other).not.toEqual(scene.state)
    expect(guess(other, viewer)).toEqual(guess(scene.state, viewer))
  })
})

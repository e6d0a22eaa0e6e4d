import { readSeed } from '@roundhouse/kernel/dice'
import { begin, type Match, play } from '@roundhouse/kernel/match'
import { describe, expect, test } from 'vitest'
import { firstClass, newGame } from '../definition.ts'
import { rulesFor } from '../rules.ts'
import { at, setUp } from '../testing/positions.ts'
import type { State } from './state.ts'

const game = firstClass.open(newGame(2, ['A', 'B']))
const three = rulesFor(3, ['A', 'B'])

/** Plays the first move of the list, but the start-player tile whenever anyone who is not start player may take it. */
function playOn(match: Match<State>): Match<State> {
  const { now } = match
  const texts = game.moves(now).map(move => game.write(move))
  const takesTile = texts.includes('tile') && now.toMove !== now.start
  return play(game, match, now.toMove, takesTile ? 'tile' : texts[0]!)
}

test('FC-1.5 what one passed on at set-up stays the same when another becomes start player', () => {
  let match = begin(game, readSeed('7')!)
  while (match.now.phase === 'draft') match = playOn(match)
  const passed = () => [0, 1].map(seat => game.view(match.now, seat).passed)
  const atFirst = passed()
  const { start } = match.now
  while (match.now.start === start) match = playOn(match)
  expect(passed()).toEqual(atFirst)
})

/** A Game End card by its number on paper: G1 is the first of the list. */
const G = (n: number): number => n - 1

// With seat 1 as start player the cards went from seat 3 over seat 2 to seat 1, who handed G4 back.
const KEPT = 'seat 1 kept G3\nseat 2 kept G2\nseat 3 kept G1\nleftover G4'

describe('FC-1.5 what everyone knows of the Game End cards', () => {
  const scene = at(three, `a X1-1 X1-2\ndisplay G5 G6 G7 G8\n${KEPT}\nseat 2 endcards G9`)
  const view = (viewer: number | 'watcher') => scene.game.view(scene.state, viewer)

  test("FC-1.5 one sees his own kept card and nobody else's", () => {
    const kept = (viewer: number | 'watcher') => view(viewer).players.map(player => player.kept)
    expect(kept(0)).toEqual([G(3), null, null])
    expect(kept(2)).toEqual([null, null, G(1)])
    expect(kept('watcher')).toEqual([null, null, null])
  })

  test('FC-1.5 one remembers which cards he passed on, not who kept which', () => {
    expect(view(2).passed).toEqual([G(2), G(3), G(4)])
    expect(view(1).passed).toEqual([G(3), G(4)])
    expect(view(0).passed).toEqual([G(4)])
    expect(view('watcher').passed).toEqual([])
  })

  test('FC-1.5 the order in which he sees them tells nothing', () => {
    const other = at(three, 'seat 1 kept G2\nseat 2 kept G4\nseat 3 kept G1\nleftover G3')
    expect(other.game.view(other.state, 2).passed).toEqual([G(2), G(3), G(4)])
  })

  test('FC-1.5 the hand is seen by who chooses, while he chooses', () => {
    const choosing = at(three, 'phase draft\nseat 3 kept G1\nhand G9 G2 G3')
    const hands = ([0, 1, 2, 'watcher'] as const).map(viewer => choosing.game.view(choosing.state, viewer))
    expect(hands.map(({ draft }) => draft)).toEqual([null, [G(9), G(2), G(3)], null, null])
    expect(hands.map(({ passed }) => passed)).toEqual([[], [], [G(2), G(3), G(9)], []])
    expect(hands.map(({ players }) => players.map(({ kept }) => kept))).toEqual([
      [-1, -1, null],
      [-1, -1, null],
      [-1, -1, G(1)],
      [-1, -1, null],
    ])
  })

  test('FC-1.5 when the game is over all is open', () => {
    const over = at(three, `phase over\n${KEPT}`)
    expect(over.game.view(over.state, 'watcher').players.map(({ kept }) => kept)).toEqual([G(3), G(2), G(1)])
    expect(over.game.view(over.state, 1).draft).toBeNull()
  })
})

describe('FC-1.2 what lies face down', () => {
  test('FC-1.2 is seen as a count; everything else as it is, without the dice', () => {
    const { game, state } = at(
      three,
      `round 2
       turn 2
       acted yes
       start 1
       first-start 3
       turns-left 5
       tile 1
       paying 3
       a X1-1 X1-2 X1-3
       frame CAR 1 + UP 0>1 of card X1-3
       waiting mail upper
       display G5 G6
       seat 1
       points 7
       coins 5 1 0
       route X1-11
       locomotive 4
       upper 2 1^
       seat 2
       upper 0 0 0 0 0 M2
       contracts A1-1
       fulfilled 2
       seat 3
       endcards G9`,
    )
    const { seed, rolled, leftover, pile, endPile, ...open } = state
    expect(game.view(state, 'watcher')).toEqual({
      ...open,
      viewer: 'watcher',
      pile: pile.length,
      endPile: endPile.length,
      players: state.players.map(player => ({ ...player, kept: null })),
      draft: null,
      passed: [],
    })
    expect(pile.length).toBeGreaterThan(0)
    expect([seed.length, rolled, endPile.includes(leftover)]).toEqual([4, 0, true])
  })

  test('FC-1.2 nobody can tell from his view in which order a pile was written down', () => {
    const { game, state } = setUp(three)
    const turned = { ...state, endPile: state.endPile.toReversed() }
    expect(game.view(turned, 0)).toEqual(game.view(state, 0))
  })
})

import { firstClass, MODULE_PAIRS, newGame } from '@roundhouse/first-class/definition'
import { type FirstClass, gameOf } from '@roundhouse/first-class/game'
import { readPosition } from '@roundhouse/first-class/notation/position'
import { rulesFor } from '@roundhouse/first-class/rules'
import { roll } from '@roundhouse/kernel/dice'
import type { Viewer } from '@roundhouse/kernel/game'
import { describe, expect, test } from 'vitest'
import { widthOf } from '../../terminal/layout.ts'
import { inColour, noColour } from '../../terminal/paint.ts'
import { english } from '../../words/testing/english.ts'
import { drawBoard } from './board.ts'
import { drawOffer } from './offer.ts'
import type { FirstClassPicture } from './picture.ts'
import { drawTable } from './table.ts'

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan']

/** What a viewer sees of a position in notation. */
function seen(
  modules: Parameters<typeof rulesFor>[1],
  text: string,
  viewer: Viewer = 0,
  width = 80,
  seats = 2,
): FirstClassPicture {
  const rules = rulesFor(seats, modules)
  const view = gameOf(rules).view(readPosition(rules, text), viewer)
  return { view, voice: { say: english, viewer, names: NAMES, rules }, width, paint: noColour }
}

const drawn = (lines: readonly string[]): string => `\n${lines.join('\n')}\n`

describe('a board', () => {
  test('shows trains, conductors, mail car, tile, coins, route, contracts and cards', () => {
    const picture = seen(
      ['A', 'B'],
      `round 4
       seat 1
         points 30
         coins 5 2 0
         upper 12{B1-1} 4^ 1 1 0 M2 0 0 0 L5
         lower 2 1
         route X1-13
         locomotive 4
         contracts A1-1 A2-7
         fulfilled 1
         taken X1-1 X1-1 X2-7 X1-13 B1-1 A1-1 A2-7
         kept G7
         endcards G12`,
    )
    expect(drawn(drawBoard(picture, 0))).toBe(`
-- You | 30 points, +28 now | coins 5/2/0 | starts -----------------------------
upper  12*  4 ^ 1   1   0  M2   0   0   0  L5    route 4/5 [coin 2] > [cond 2]
lower ^ 2   1                                    A1-1 4 cars 1+: coin 3 (met)
                                                 A2-7 pts 2 per contract (met)
                                                 contracts done 1
                                                 taken 2 car 1 cond 0 loco
                                                 G7 1/car (secret), G12 2/cond
`)
  })

  test('of another hides what is secret, and names contracts only', () => {
    const picture = seen(['A', 'B'], 'seat 1\nkept G7\ncontracts A1-1', 1)
    expect(drawn(drawBoard(picture, 0))).toBe(`
-- Ann | 0 points, +0 now | coins 1/0/0 | starts -------------------------------
upper ^ 0                                        route 0/3 > 2p 3p [coin 2]
lower ^ 0                                        contracts A1-1
                                                 taken 0 car 0 cond 0 loco
`)
  })

  test('has guests in its cars and cards between its trains', () => {
    const picture = seen(
      ['D', 'E'],
      `seat 1
         upper 2{D1-1!} 0{D1-2} 0^
         lower 1^ 0
         middle E1-3 E1-4
         kept G1`,
    )
    expect(drawn(drawBoard(picture, 0))).toBe(`
-- You | 0 points, +3 now | coins 1/0/0 | starts -------------------------------
upper   2G  0g  0 ^                              route 0/3 > 2p 3p [coin 2]
        4+:5p   mech 2+                          taken 0 car 0 cond 0 loco
lower   1 ^ 0                                    G1 1/car (secret)
`)
  })

  test('goes under its trains where the screen is narrow', () => {
    expect(drawn(drawBoard(seen(['A', 'B'], 'seat 1\nkept G7', 0, 60), 0))).toBe(`
-- You | 0 points, +0 now | coins 1/0/0 | starts -----------
upper ^ 0
lower ^ 0
route 0/3 > 2p 3p [coin 2]; taken 0 car 0 cond 0 loco; G7
  1/car (secret)
`)
  })

  test('tells evidence to all, and a role to its owner', () => {
    const text = 'murderer 1\nseat 1\nevidence 2\ntaken C1-5'
    const told = (viewer: Viewer, seat: number) => drawBoard(seen(['A', 'C'], text, viewer), seat).join('\n')
    expect(told(0, 0)).toMatch('evidence 2, destroy 1, murderer')
    expect(told(1, 0)).toMatch(/evidence 2, destroy 1 -/)
    expect(told(1, 1)).toMatch('evidence 0, innocent')
  })
})

describe('the offer', () => {
  const text = 'a X1-1 X1-13 A1-3 - - -\nb - - - - - -\nc A1-8 B1-1 X1-5 X1-4 X1-10 X1-6'

  test('stands in three columns', () => {
    expect(drawn(drawOffer(seen(['A', 'B'], text)))).toBe(`
Row a: 3 of 2 gone         Row b: empty               Row c: 0 of 2 gone
a1 car 2                                              c1 coin 2
a2 Route 3p [cond 2]                                  c2 Celebrity
a3 Contract run 2-1-0:                                c3 car 1, up 1>2
   free 1, coin 1                                     c4 up 0>1 x2
                                                      c5 loco 2
                                                      c6 both 1
`)
  })

  test('stands in one column where the screen is very narrow', () => {
    expect(drawOffer(seen(['A', 'B'], text, 0, 45)).slice(0, 3)).toEqual([
      'Row a: 3 of 2 gone',
      'a1 car 2',
      'a2 Route 3p [cond 2]',
    ])
  })
})

describe('the whole table', () => {
  /** Plays any moves to the end and looks now and then, through the eyes of a player and of a watcher. */
  function seenIn(game: FirstClass): Omit<FirstClassPicture, 'width' | 'paint'>[] {
    const dice = { seed: [7, 7, 7, game.seats] as const, rolled: 0 }
    const state = game.begin([3, 2, 1, game.seats])
    const seen: Omit<FirstClassPicture, 'width' | 'paint'>[] = []
    for (let n = 0; game.toMove(state) !== null; n++) {
      const moves = game.moves(state)
      game.play(state, moves[roll(dice, moves.length)]!)
      const viewer: Viewer = n % 60 === 0 ? 'watcher' : n % game.seats
      const voice = { say: english, viewer, names: NAMES, rules: game.rules }
      if (n % 20 === 0) seen.push({ view: game.view(state, viewer), voice })
    }
    return seen
  }

  const all = MODULE_PAIRS.flatMap(pair => seenIn(firstClass.open(newGame(4, pair)) as FirstClass))
  const draw = (width: number, paint = noColour) => all.map(picture => drawTable({ ...picture, width, paint }))

  test.each([60, 80, 100])('is never wider than %i columns', width => {
    const lines = draw(width).flat()
    expect(lines.length).toBeGreaterThan(1000)
    expect(lines.filter(line => widthOf(line) > width)).toEqual([])
  })

  test('leaves room for the question on a screen of 80 by 40, with four players', () => {
    expect(Math.max(...draw(80).map(lines => lines.length))).toBeLessThanOrEqual(37)
  })

  test('says the same without its colours', () => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters.
    const withoutColours = (line: string) => line.replace(/\u001b\[\d+m/g, '')
    expect(draw(80, inColour(true)).flat().map(withoutColours)).toEqual(draw(80).flat())
  })
})

test('where the game stands is never cut off', () => {
  const lines = drawTable(seen(['A', 'B'], 'round 4', 0, 30)).slice(0, 3)
  expect(lines).toEqual(['First Class A+B | Round 4', '  of 6, pile 2, You: Turn 1', '  of 3'])
})

import type { Letter } from '@roundhouse/first-class/base/cards/card'
import { gameOf } from '@roundhouse/first-class/game'
import { readPosition } from '@roundhouse/first-class/notation/position'
import { rulesFor } from '@roundhouse/first-class/rules'
import { describe, expect, test } from 'vitest'
import { ask, seatBot } from '../play/bot.ts'
import { greedy } from './greedy.ts'

/** What the greedy bot in seat 1 plays until the decision is no longer its own. */
function turnOf(text: string, modules: readonly [Letter, Letter] = ['A', 'B']): string[] {
  const game = gameOf(rulesFor(2, modules))
  const state = readPosition(game.rules, text)
  const seated = seatBot(game, greedy, 0, [0, 0, 0, 1])
  const { phase, turnsLeft } = state
  const played: string[] = []
  while (game.toMove(state) === 0 && state.phase === phase && state.turnsLeft === turnsLeft) {
    const move = ask(game, state, seated)
    played.push(game.write(move))
    game.play(state, move)
  }
  return played
}

describe('the greedy bot', () => {
  test('keeps the Game End card that will bring most', () => {
    expect(turnOf('phase draft\nround 1\nstart 1\ndecides 1\nhand G1 G3\nseat 2 kept G4')).toEqual(['keep G3'])
  })

  test('raises a reached car rather than one that is not', () => {
    const played = turnOf(
      'round 6\nstart 2\nturn 1\nturns-left 1\nacted yes\nframe FREE 1 of card X2-6\nseat 1\nupper 4 2^ 0\nlower 4 2 0',
    )
    expect(played[0]).toBe('free upper 4')
  })

  test('in the last turn takes the card that scores most', () => {
    const played = turnOf(
      'round 6\nstart 2\nturn 1\nturns-left 1\na X3-1 X3-6 A3-4 - - -\nseat 1\nupper 7 4^ 0\nkept G14',
    )
    expect(played.slice(0, 3)).toEqual(['take a2', 'up upper 7', 'up upper 4'])
  })

  test('buys a car first where that lets a conductor go further', () => {
    const board = 'seat 1\ncoins 1 0 0\nupper 1 1 1 1 1 M1 1 1^'
    const played = turnOf(`round 6\nstart 2\nturn 1\nturns-left 1\ntile 2\na X3-8 - - - - -\n${board}`)
    expect(played.slice(0, 2)).toEqual(['spend 1 car upper', 'take a1'])
  })

  test('fulfils a contract that pays', () => {
    expect(turnOf('round 4\nturn 1\nacted yes\nseat 1\nupper 4 2 1^\ncontracts A2-1')[0]).toBe('fulfil A2-1')
  })

  test('keeps a contract that will pay more when others are fulfilled', () => {
    const played = turnOf('round 3\nturn 1\nacted yes\nseat 1\nupper 4 2 0^\ncontracts A2-7 A2-1 A1-1')
    expect(played).not.toContain('fulfil A2-7')
  })

  test('spends its coins before they are worth no more than a point', () => {
    const played = turnOf('phase scoring\nround 6\nstart 2\nturn 1\nturns-left 1\nseat 1\ncoins 0 1 0\nupper 12^ 12')
    expect(played).toContain('spend 2 conductor upper')
  })

  test('lets a bonus city lengthen the train before the conductors move', () => {
    const board = 'seat 1\nroute X1-11 X1-13\nlocomotive 6\nupper 4^\nlower 1^'
    const played = turnOf(`phase scoring\nround 2\nturn 1\nwaiting city 3, city 4, city 6\n${board}`)
    expect(played.indexOf('do city 4')).toBeLessThan(played.indexOf('do city 6'))
    expect(played).toContain('do city 3')
    expect(played.at(-1)).toBe('score')
  })

  test('plays on as planned, and again after cards were drawn from a storage', () => {
    const played = turnOf('round 5\nturn 1\na F3-1 - - - - -\nseat 1\nupper 4 2^ 0', ['E', 'F'])
    expect(played[0]).toBe('take a1')
    expect(played[1]).toMatch(/^use /)
    expect(played).toContain('do storage')
  })
})

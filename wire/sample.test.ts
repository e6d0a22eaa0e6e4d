import { firstClass, newGame as newFirstClass } from '@roundhouse/first-class/definition'
import { type Dice, roll, type Seed } from '@roundhouse/kernel/dice'
import type { Game, Viewer } from '@roundhouse/kernel/game'
import { legalMoves } from '@roundhouse/kernel/legal-moves'
import { newGame as newNuremberg, nuremberg } from '@roundhouse/nuremberg/definition'
import { describe, expect, test } from 'vitest'
import { differenceOf, patch } from './difference.ts'
import { sampleFor } from './sample.ts'

const TABLE = 'k7Qm2xWb9TfE'
const SEED: Seed = [0xc0ffee42, 0x5eed5eed, 0xfeedbeef, 0x1badcafe]

/** Every state of a random game. */
function* statesOf<State extends Dice>(game: Game<State>, seed: Seed): Generator<State> {
  const dice = { seed: [1, 2, 3, 4] as const, rolled: 0 }
  const state = game.begin(seed)
  for (;;) {
    yield game.copy(state)
    if (game.toMove(state) === null) return
    const moves = legalMoves(game, state)
    game.play(state, moves[roll(dice, moves.length)]!)
  }
}

const GAMES = [
  ['First Class of 4', firstClass.open(newFirstClass(4, ['A', 'B'])), 150, 2400],
  ['First Class of 4 with secrets', firstClass.open(newFirstClass(4, ['C', 'D'])), 150, 2400],
  ['First Train to Nuremberg of 4', nuremberg.open(newNuremberg(4, 'nuremberg')), 180, 4000],
] as unknown as readonly (readonly [string, Game, number, number])[]

describe.each(GAMES)('%s', (_, game, most, mostOfAll) => {
  const viewers: readonly Viewer[] = [0, 1, 2, 3, 'watcher']
  const states = [...statesOf(game, SEED)]
  const samplesOf = (viewer: Viewer): Dice[] => states.map(state => sampleFor(game, state, viewer, TABLE))

  test('a sample shows its viewer what the truth shows, and nobody the seed', () => {
    for (const viewer of viewers)
      for (const [n, sample] of samplesOf(viewer).entries()) {
        expect(game.view(sample, viewer)).toEqual(game.view(states[n]!, viewer))
        expect(sample.seed).not.toEqual(SEED)
        expect(sample.rolled).toBe(0)
      }
  })

  test('a sample of a sample is the sample: there was nothing more in it', () => {
    for (const viewer of viewers)
      for (const sample of samplesOf(viewer)) expect(sampleFor(game, sample, viewer, TABLE)).toEqual(sample)
  })

  test('viewers and tables have dice of their own', () => {
    const seeds = viewers.flatMap(viewer =>
      [TABLE, 'k7Qm2xWb9TfF', '7kQm2xWb9TfE'].map(table => sampleFor(game, states[0]!, viewer, table).seed.join()),
    )
    expect(new Set(seeds).size).toBe(15)
  })

  test('from move to move few bytes are sent', () => {
    const sizes = viewers.flatMap(viewer => {
      const samples = samplesOf(viewer)
      return samples.slice(1).map((sample, n) => {
        const difference = JSON.stringify(differenceOf(samples[n], sample))
        expect(patch(samples[n], JSON.parse(difference))).toEqual(sample)
        return difference.length
      })
    })
    const whole = JSON.stringify(sampleFor(game, states.at(-1)!, 0, TABLE)).length
    expect(mean(sizes)).toBeLessThan(most)
    expect(whole).toBeLessThan(mostOfAll)
  })
})

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length

import { rulesFor } from '@roundhouse/first-class/rules'
import { everyGame, playAnyhow } from '@roundhouse/first-class/testing/moments'
import { expect, test } from 'vitest'
import { placeOfCar, placesShown } from './places.ts'
import { inOrder, kindOfPlace, PLACE_KINDS, type Place, placeOf, targetsOf, waysToWalk, writeSteps } from './targets.ts'

test('every legal move of every pair of modules is chosen at exactly one place, and that place is shown', () => {
  const seen = new Set<string>()
  const lost: string[] = []
  for (const [i, game] of everyGame().entries())
    for (const seed of [i, i + 100])
      playAnyhow(game, seed, ({ view, moves }) => {
        const targets = targetsOf(game.rules, moves)
        const attached = [...targets.values()].flat().map(({ text }) => text)
        expect(attached.toSorted()).toEqual(moves.toSorted())
        const shown = placesShown(game.rules, view, view.toMove)
        for (const place of targets.keys()) {
          seen.add(kindOfPlace(place))
          if (kindOfPlace(place) !== 'button' && !shown.has(place))
            lost.push(`${place} of ${game.rules.modules.map(m => m.letter)}`)
        }
      })
  expect(lost).toEqual([])
  expect([...seen].toSorted()).toEqual([...PLACE_KINDS].toSorted())
})

/** Cards are those of the decks in use. */
const rulesWith = (text: string) => rulesFor(2, text.includes('D1-') ? ['A', 'D'] : ['A', 'F'])

test.each<[move: string, place: Place]>([
  ['keep G7', 'hand G7'],
  ['take b3', 'offer b3'],
  ['decline b3', 'offer b3'],
  ['tile', 'tile'],
  ['car upper', 'end upper'],
  ['up lower 1', 'car lower 1'],
  ['free upper 4', 'car upper 4'],
  ['free lower car', 'end lower'],
  ['both 2', 'button both 2'],
  ['cond upper 2 lower 1', 'conductors'],
  ['loco 2', 'ahead 2'],
  ['pick G7', 'display G7'],
  ['buy G7 with 2 1 1', 'display G7'],
  ['mail 2', 'mail 2'],
  ['done', 'button done'],
  ['do mail upper', 'waiting mail upper'],
  ['do guest passenger D1-2', 'waiting guest passenger D1-2'],
  ['fulfil A1-4', 'contract A1-4'],
  ['spend 1 car upper', 'coins 1'],
  ['spend 3 lower car', 'coins 3'],
  ['end', 'button end'],
  ['score', 'button score'],
  ['seat upper', 'guest upper'],
  ['postcard 2', 'route 2'],
  ['board luggage', 'guest lower'],
  ['board passenger', 'guest upper'],
  ['lay 2', 'middle 2'],
  ['use X1-3', 'storage X1-3'],
  ['use toolbox', 'storage toolbox'],
])('%s is chosen at %s', (move, place) => expect(placeOf(rulesWith(move), move)).toBe(place))

test('a text that is no move has no place', () => {
  expect(() => placeOf(rulesWith(''), 'whistle twice')).toThrow('whistle twice')
})

test('of equal cars only the leftmost is a place', () => {
  const train = { cars: [4, 3, 3, 0, 0, 0], conductor: 0, mail: 0, tile: 0, guests: [], seated: 0 }
  const places = [1, 2, 3, 4].map(car => placeOfCar('upper', train, car))
  expect(places).toEqual(['car upper 2', null, null, 'car upper 0'])
})

test('the steps of conductors are known, and written as moves are', () => {
  const texts = ['cond upper 2 lower 1', 'cond upper 2', 'cond lower 3']
  const ways = waysToWalk(targetsOf(rulesWith(''), texts))
  expect(ways.map(writeSteps)).toEqual(texts)
  expect(ways[2]).toMatchObject({ upper: 0, lower: 3 })
})

test('a target that is shown twice has one number', () => {
  expect(inOrder(['tile', undefined, 'end upper', 'tile'])).toEqual(['tile', 'end upper'])
})

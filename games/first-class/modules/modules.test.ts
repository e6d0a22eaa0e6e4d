import { describe, expect, test } from 'vitest'
import { MODULES } from '../base/cards/card.ts'
import { firstClass, MODULE_PAIRS, newGame } from '../definition.ts'
import { modules, rulesFor } from '../rules.ts'

/** Rules are opened inside the tests here: a module that can't even be opened fails a test, not the whole file. */
describe('FC-1.1 any two modules', () => {
  test.each(MODULE_PAIRS)('FC-1.1 %s and %s can be played together', (...pair) => {
    expect(MODULE_PAIRS).toHaveLength(15)
    const game = firstClass.open(newGame(4, pair))
    expect(game.moves(game.begin([1, 2, 3, 4]))).toHaveLength(5)
    expect(rulesFor(4, pair).modules).toEqual(pair.map(letter => modules[letter]))
  })

  test('FC-1.1 each has its letter and its name', () => {
    expect(MODULES.map(letter => `${modules[letter].letter} ${modules[letter].name}`)).toEqual([
      'A Contracts',
      'B Celebrities and postcards',
      'C First Class Murder',
      'D Passengers and luggage',
      'E Switches and mechanics',
      'F Storage and factory',
    ])
  })
})

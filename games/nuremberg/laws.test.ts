import { examineBox } from '@roundhouse/kernel/laws'
import { expect, test } from 'vitest'
import { newGame, nuremberg } from './box.ts'
import { MAP_NAMES } from './maps/standard.ts'

for (const map of MAP_NAMES)
  for (const players of [2, 3, 4])
    test(`random games of ${players} on the map ${map} obey the laws`, () => {
      const found = examineBox(nuremberg, newGame(players, map), { games: 3, every: 20 })
      expect(found.games).toBe(3)
    })

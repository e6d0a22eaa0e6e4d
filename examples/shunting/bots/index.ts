import { botGame } from '@roundhouse/bots/game'
import { shunting } from '../rules/shunting.ts'

/** Shunting as bots see it: they know its rules, and search by playing at random to the end. */
export const bots = botGame({
  definition: shunting,
  tables: players => [{ name: 'yard', options: { players } }],
})

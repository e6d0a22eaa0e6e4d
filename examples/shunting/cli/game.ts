import { plainGame } from 'roundhouse/plain-game'
import { manifest } from '../rules/manifest.ts'

/** Shunting at the terminal. */
export const shuntingGame = plainGame({
  manifest,
  title: 'Shunting',
  pitch: 'Couple wagons from three sidings, collect kinds, and fill your secret order.',
  suggestedPlayers: 2,
  playersRule: 'SH-1.1',
  rulebook: { file: new URL('../rules.md', import.meta.url).href, prefix: 'SH', example: 'SH-2.2' },
  sources: { wagons: 'Wagons of a kind', order: 'The order' },
})

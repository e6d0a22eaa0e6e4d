import { writeFileSync } from 'node:fs'
import { MODULE_PAIRS, newGame } from '@roundhouse/first-class/definition'
import { playthrough } from '@roundhouse/first-class/testing/playthrough'
import { fork, readSeed } from '@roundhouse/kernel/dice'
import { botsOf } from './recording.ts'

/** Two strong bots, with module C and each of the others in turn; no game of a calibration has this seed. */
const SEED = readSeed('1914')!
const GAMES = 60
const NAMES = ['Agatha', 'Boris']

const pairs = MODULE_PAIRS.filter(pair => pair.includes('C'))
const records = Array.from({ length: GAMES }, (_, n) => {
  const seed = fork(SEED, n)
  const bots = botsOf('first-class', 'strong', NAMES, fork(seed, 1))
  return playthrough(newGame(2, pairs[n % pairs.length]!), seed, bots.players())
})
writeFileSync(
  new URL('../../bots/first-class/evaluation/testing/with-module-c.records', import.meta.url),
  records.join('\n'),
)

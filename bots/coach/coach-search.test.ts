import type { Dice } from '@roundhouse/kernel/dice'
import type { Game } from '@roundhouse/kernel/game'
import { describe, expect, test } from 'vitest'
import { bots as firstClass } from '../first-class/index.ts'
import { knowledgeWith as firstClassWith } from '../first-class/net/knowledge.ts'
import firstClassNet from '../first-class/net/net.json' with { type: 'json' }
import { bots as firstClassWithoutNet } from '../first-class/without-net.ts'
import type { BotGame } from '../game.ts'
import { bots as nuremberg } from '../nuremberg/index.ts'
import { knowledgeWith as nurembergWith } from '../nuremberg/net/knowledge.ts'
import nurembergNet from '../nuremberg/net/net.json' with { type: 'json' }
import { bots as nurembergWithoutNet } from '../nuremberg/without-net.ts'
import { ask, seatBot } from '../play/bot.ts'
import { powerBy, sharpened } from '../play/calibration.ts'
import type { Knowledge } from '../play/knowledge.ts'
import { coachFor } from './coach.ts'
import { coachSearch } from './coach-search.ts'

const DAMAGED = { weights: 'AAAA' }
const GAMES = [
  {
    withNet: firstClass,
    without: firstClassWithoutNet,
    damaged: firstClassWith({ ...firstClassNet, ...DAMAGED }) as unknown as Knowledge,
  },
  {
    withNet: nuremberg,
    without: nurembergWithoutNet,
    damaged: nurembergWith({ ...nurembergNet, ...DAMAGED }) as unknown as Knowledge,
  },
]

/** A game after some moves. */
function positionIn(botGame: BotGame): { game: Game; state: Dice } {
  const game = botGame.definition.open(botGame.tables(3)[0]!.options)
  const state = game.begin([0, 0, 0, 4])
  const seated = [0, 1, 2].map(seat => seatBot(game, botGame.bots['greedy']!, seat, [0, 0, 0, 5]))
  for (let played = 0; played < 60; played++) game.play(state, ask(game, state, seated[game.toMove(state)!]!))
  return { game, state }
}

describe.each(GAMES.map(each => [each.withNet.name, each] as const))('the coach of %s', (_, known) => {
  const { withNet, without, damaged } = known
  const { game, state } = positionIn(withNet)
  const sharesBy = (knowledge: Knowledge) =>
    coachSearch(coachFor({ ...withNet, knowledge }, game), state, 50).guide.shares(game.copy(state))

  test('goes by the net, on the scale on which its chances come true', () => {
    const { guide, settings, calibration } = withNet.knowledge
    const power = powerBy(calibration.powers, calibration.partsAt(game, state))
    const shares = guide(game, settings.champion, game.copy(state)).shares(game.copy(state))
    expect(sharesBy(withNet.knowledge)).toEqual(sharpened(shares, power))
    expect(sharesBy(withNet.knowledge)).not.toEqual(sharesBy(without.knowledge))
  })

  test('goes by the evaluation on its own scale where the net is damaged, and says so', () => {
    expect(damaged.netRefusal).toBe(`The net for ${withNet.name} is damaged`)
    expect(damaged.calibration).toEqual(without.knowledge.calibration)
    expect(sharesBy(damaged)).toEqual(sharesBy(without.knowledge))
  })
})

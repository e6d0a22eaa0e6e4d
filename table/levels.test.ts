import { defaultBot, levelsOf } from '@roundhouse/bots/play/bots'
import { expect, test } from 'vitest'
import { GAMES, loadBots, shelfOf } from './games.ts'
import { Host } from './host.ts'
import { withKnownBot } from './levels.ts'
import { playersAt } from './players.ts'

const chair = (level: string) => ({ is: 'bot', level, name: 'Bram' }) as const

test.each(['greedy', 'random'])(
  'a game that names %s goes on with it, although it is not offered any more',
  async level => {
    for (const game of GAMES) {
      const bots = await loadBots(game)
      expect(withKnownBot(bots, chair(level))).toEqual(chair(level))
      const { box, optionsFor } = await shelfOf(game)
      const setup = {
        game,
        options: optionsFor({ players: '2', modules: 'A,B', map: 'nuremberg' }),
        chairs: [chair(level), chair(level)],
      }
      const host = new Host('old', box, setup, [0, 0, 0, 1])
      const decide = playersAt(box.open(box.readOptions(new Map(setup.options))), bots)
      for (let n = 0; n < 20; n++) host.playForBot(decide(host.guessForBot()!))
      expect(host.scene().played).toBe(20)
    }
  },
)

test('a bot of another version is replaced by the usual one', async () => {
  for (const game of GAMES) {
    const bots = await loadBots(game)
    expect(withKnownBot(bots, chair('champion'))).toEqual(chair(defaultBot(bots)))
    expect(levelsOf(bots)).toContain(defaultBot(bots))
  }
})

import { defaultBot, levelsOf } from '@roundhouse/bots/play/bots'
import { expect, test } from 'vitest'
import { GAMES, loadBots } from './games.ts'
import { withKnownBot } from './levels.ts'
import { playersAt } from './players.ts'
import { botRequest } from './requests.ts'
import { playLegal } from './table.ts'
import { bot, tableOf } from './testing/tables.ts'

test.each(['greedy', 'random'])(
  'a game that names %s goes on with it, although it is not offered any more',
  async level => {
    for (const game of GAMES) {
      const bots = await loadBots(game)
      expect(withKnownBot(bots, bot(level))).toEqual(bot(level))
      let table = await tableOf(game, [bot(level), bot(level)], { modules: 'A,B' })
      const decide = playersAt(table.game, bots)
      for (let n = 0; n < 20; n++) {
        const request = botRequest(table)!
        table = playLegal(table, request.seat, decide(request))
      }
      expect(table.match.played).toHaveLength(20)
    }
  },
)

test('a bot of another version is replaced by the default one', async () => {
  for (const game of GAMES) {
    const bots = await loadBots(game)
    expect(withKnownBot(bots, bot('grandmaster'))).toEqual(bot(defaultBot(bots)))
    expect(levelsOf(bots)).toContain(defaultBot(bots))
  }
})

test('a level that had another name once is the same level', async () => {
  for (const game of GAMES) {
    const bots = await loadBots(game)
    expect(withKnownBot(bots, bot('learner'))).toEqual(bot('beginner'))
    expect(withKnownBot(bots, bot('steady'))).toEqual(bot('intermediate'))
  }
})

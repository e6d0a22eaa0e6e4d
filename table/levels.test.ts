import { levelsFor, usualBot } from '@roundhouse/bots/bots'
import { expect, test } from 'vitest'
import { GAMES } from './games.ts'
import { withKnownBot } from './levels.ts'
import { playersAt } from './players.ts'
import { botRequest } from './requests.ts'
import { playLegal } from './table.ts'
import { bot, tableOf } from './testing/tables.ts'

test.each(['greedy', 'random'])(
  'a game that names %s goes on with it, although it is not offered any more',
  async level => {
    for (const game of GAMES) {
      expect(withKnownBot(game, bot(level))).toEqual(bot(level))
      let table = await tableOf(game, [bot(level), bot(level)], { modules: 'A,B' })
      const decide = playersAt(table.game)
      for (let n = 0; n < 20; n++) {
        const request = botRequest(table)!
        table = playLegal(table, request.seat, decide(request))
      }
      expect(table.match.played).toHaveLength(20)
    }
  },
)

test('a bot of another version is replaced by the usual one', () => {
  for (const game of GAMES) {
    expect(withKnownBot(game, bot('champion'))).toEqual(bot(usualBot(game)))
    expect(levelsFor(game)).toContain(usualBot(game))
  }
})

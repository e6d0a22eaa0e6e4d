import { bots } from '@roundhouse/bots/first-class/index'
import { expect, test } from 'vitest'
import { playersAt } from './players.ts'
import { botRequest } from './requests.ts'
import { playLegal, type Table } from './table.ts'
import { bot, tableOf } from './testing/tables.ts'

const MOVES = 120

const dealt = () => tableOf('first-class', [bot('intermediate'), bot('casual')], { modules: 'A,B' }, [4, 3, 2, 1])

const isNewTurn = ({ match }: Table, seat: number): boolean => match.played.at(-1)?.seat !== seat

test('a game that is closed and opened again goes on as it would have', async () => {
  let table = await dealt()
  const decide = playersAt(table.game, bots)
  for (let n = 0; n < MOVES; n++) {
    const request = botRequest(table)!
    const text = decide(request)
    // At the beginning of a turn nothing is planned yet.
    if (isNewTurn(table, request.seat)) expect(playersAt(table.game, bots)(request)).toBe(text)
    table = playLegal(table, request.seat, text)
  }
})

test('two who play the same game play the same', async () => {
  const played = async () => {
    let table = await dealt()
    const decide = playersAt(table.game, bots)
    for (let n = 0; n < MOVES; n++) {
      const request = botRequest(table)!
      table = playLegal(table, request.seat, decide(request))
    }
    return table.match.played
  }
  const first = await played()
  expect(first).toHaveLength(MOVES)
  expect(await played()).toEqual(first)
})

import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { guestAt, openHouse, tableAt } from '../testing/house.ts'
import { TestPage } from '../testing/page.ts'

test('a socket whose reader falls behind is closed, and the others go on', async () => {
  const quick = await openHouse()
  const link = await tableAt(quick, await guestAt(quick, 'Host'))
  const [slow, well] = [await TestPage.guest(quick, link, 'Ada'), await TestPage.guest(quick, link, 'Bert')]
  slow.socket.pause()
  const isDropped = () => [...quick.app.websocketServer.clients].some(({ readyState }) => readyState !== WebSocket.OPEN)
  const look = { type: 'look', table: slow.table, key: slow.key }
  for (let n = 0; n < 500 && !isDropped(); n++) {
    for (let more = 0; more < 50; more++) slow.say(look)
    await well.settled()
  }
  slow.socket.resume()
  expect(await slow.untilClosed()).toBe(1013)
  await well.settled()
  expect(well.closed).toBeNull()
  await quick.close()
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { guestAt, openHouse, type TestHouse, tableAt } from '@roundhouse/server/testing/house'
import { inLink } from '@roundhouse/server/testing/page'
import { newPostgresPlace, type PostgresPlace } from '@roundhouse/server/testing/postgres-place'
import { temporaryFolder } from '@roundhouse/server/testing/samples'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type RunningProxy, startProxy } from './testing/proxy.ts'

/* Two nodes on one database behind nginx, which has the configuration that we hand out with a line for each of them. */

const TABLES = 24
const PEOPLE = 3

const { folder, remove } = temporaryFolder()
let place: PostgresPlace
let nodes: TestHouse[]
let proxy: RunningProxy

beforeAll(async () => {
  place = await newPostgresPlace()
  const wishes = { postgres: place.url, folder: place.folder }
  nodes = [await openHouse(wishes), await openHouse(wishes)]
  const [one, other] = nodes.map(({ address }) => Number(new URL(address).port))
  proxy = await startProxy(join(folder, 'nginx'), one!, other!)
})

afterAll(async () => {
  await proxy.stop()
  for (const node of nodes) await node.stop()
  await place.remove()
  remove()
})

/** A socket through the proxy, for a table or for none. */
function socketFor(table: string | null, cookie: string): Promise<WebSocket> {
  const address = `wss://localhost:${proxy.port}/api/socket${table === null ? '' : `?table=${table}`}`
  const socket = new WebSocket(address, { ca: readFileSync(proxy.certificate), headers: { cookie } })
  return new Promise((resolve, reject) => socket.once('open', () => resolve(socket)).once('error', reject))
}

/** Looks at the table of a link, until all of it has come. */
async function lookAt(link: string, cookie: string): Promise<WebSocket> {
  const { table, key } = inLink(link)
  const socket = await socketFor(table, cookie)
  const shown = new Promise<void>(resolve => {
    socket.on('message', data => String(data).startsWith('{"type":"snapshot"') && resolve())
  })
  socket.send(JSON.stringify({ type: 'look', table, key }))
  await shown
  return socket
}

const everyTimes = <Item>(times: number, make: () => Promise<Item>): Promise<Item[]> =>
  Promise.all(Array.from({ length: times }, make))

const openTables = (): number[] => nodes.map(({ hub }) => hub.figures().openTables)

describe('behind nginx with two nodes', () => {
  let cookie: string
  let links: string[]
  let sockets: WebSocket[]

  beforeAll(async () => {
    cookie = await guestAt(nodes[0]!, 'Host')
    links = await everyTimes(TABLES, () => tableAt(nodes[0]!, cookie))
    sockets = (await Promise.all(links.map(link => everyTimes(PEOPLE, () => lookAt(link, cookie))))).flat()
  })

  test('all who look at a table come to one node, and the tables are shared between both', () => {
    expect(openTables().reduce((sum, count) => sum + count, 0)).toBe(TABLES)
    for (const count of openTables()) expect(count).toBeGreaterThan(0)
  })

  test('sockets for no table are shared between both', async () => {
    const socketsOf = () => nodes.map(({ hub }) => hub.figures().sockets)
    const before = socketsOf()
    const followers = await everyTimes(TABLES, () => socketFor(null, cookie))
    await expect.poll(() => socketsOf().every((count, node) => count > before[node]!)).toBe(true)
    for (const socket of followers) socket.close()
  })

  test('the tables of a node that goes come to the other', async () => {
    const [gone] = nodes.splice(0, 1)
    const ended = Promise.all(sockets.map(socket => new Promise<number>(resolve => void socket.once('close', resolve))))
    await gone!.stop()
    for (const socket of sockets) socket.close()
    expect(await ended).toContain(1012)
    for (const link of links) (await lookAt(link, cookie)).close()
    expect(openTables()).toEqual([TABLES])
    expect(gone!.trouble).toEqual([])
  })
})

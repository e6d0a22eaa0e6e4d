import type { AddressInfo } from 'node:net'
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os'
import type { FastifyInstance } from 'fastify'
import type { House } from './house.ts'

const EVERYWHERE = ['0.0.0.0', '::']

/** Where others reach a server that listens there: nowhere, if only this machine does. */
export function addressesOf(
  { address, port }: Pick<AddressInfo, 'address' | 'port'>,
  networks: Readonly<NodeJS.Dict<NetworkInterfaceInfo[]>>,
): string[] {
  const found = Object.values(networks).flatMap(each => each ?? [])
  const others = found.filter(({ internal, family }) => !internal && family === 'IPv4').map(each => each.address)
  const reached = EVERYWHERE.includes(address) ? others : others.filter(each => each === address)
  return reached.map(each => `http://${each}:${port}/`)
}

/** A page that was opened on the server's own machine asks by which address it can invite others. */
export function addressesRoute(app: FastifyInstance, { publicUrl }: House): void {
  app.get('/api/addresses', async () =>
    publicUrl === null ? addressesOf(app.server.address() as AddressInfo, networkInterfaces()) : [publicUrl.href],
  )
}

import type { AddressInfo } from 'node:net'
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os'
import type { FastifyInstance } from 'fastify'
import type { House } from './house.ts'

const EVERYWHERE = ['0.0.0.0', '::']

/** By which addresses other machines reach a server that listens there; none: only this machine does. */
export function addressesOf(
  { address: listens, port }: Pick<AddressInfo, 'address' | 'port'>,
  networks: Readonly<NodeJS.Dict<NetworkInterfaceInfo[]>>,
): string[] {
  const others = Object.values(networks).flatMap(each => each?.filter(({ internal }) => !internal) ?? [])
  const reached = others.filter(({ address, family }) =>
    EVERYWHERE.includes(listens) ? family === 'IPv4' : address === listens,
  )
  return reached.map(({ address, family }) => `http://${family === 'IPv6' ? `[${address}]` : address}:${port}/`)
}

/** A page that was opened on the server's own machine asks by which address it can invite others. */
export function addressesRoute(app: FastifyInstance, { publicUrl }: House): void {
  app.get('/api/addresses', async () =>
    publicUrl === null ? addressesOf(app.server.address() as AddressInfo, networkInterfaces()) : [publicUrl.href],
  )
}

import type { NetworkInterfaceInfo } from 'node:os'
import { expect, test } from 'vitest'
import { addressesOf } from './addresses.ts'

const of = (address: string, internal: boolean, family: 'IPv4' | 'IPv6' = 'IPv4') =>
  ({ address, internal, family }) as NetworkInterfaceInfo

const NETWORKS = {
  lo: [of('127.0.0.1', true), of('::1', true, 'IPv6')],
  wlan: [of('10.1.2.3', false), of('fe80::1', false, 'IPv6')],
}

test.each([
  ['everybody in the network', '0.0.0.0', ['http://10.1.2.3:8080/']],
  ['everybody, by either kind of address', '::', ['http://10.1.2.3:8080/']],
  ['one network', '10.1.2.3', ['http://10.1.2.3:8080/']],
  ['this machine', '127.0.0.1', []],
])('a server that listens to %s can be reached from there', (_, address, reached) => {
  expect(addressesOf({ address, port: 8080 }, NETWORKS)).toEqual(reached)
})

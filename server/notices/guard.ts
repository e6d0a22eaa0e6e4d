import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

/*
 * People name the addresses that this server posts to. It may stand in a network where it can reach what they cannot, so
 * it goes to public addresses alone: the name is resolved first, and the connection goes to what was found (`post.ts`).
 */

/** Addresses of IPv4 that are not somebody's in the internet (RFC 6890, and multicast). */
const NOT_PUBLIC: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Metadata of clouds is here, too.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]

/** Of IPv6 only these are given to anybody; of them not those that stand for others: Teredo, 6to4 and the like. */
const GIVEN_V6 = ['2000::', 3] as const
const NOT_PUBLIC_V6: readonly (readonly [network: string, prefix: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const closed = new BlockList()
for (const [network, prefix] of NOT_PUBLIC) closed.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of NOT_PUBLIC_V6) closed.addSubnet(network, prefix, 'ipv6')
const given = new BlockList()
given.addSubnet(...GIVEN_V6, 'ipv6')

/** Can anybody in the internet be reached by this address? What is no address is not. */
export function isPublic(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !closed.check(address, 'ipv4')
  return version === 6 && given.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}

export interface ResolvedAddress {
  readonly address: string
  readonly family: number
}

export type Resolve = (host: string) => Promise<readonly ResolvedAddress[]>

export const systemResolve: Resolve = host => lookup(host, { all: true })

/** Somebody named an address to which nothing is sent. */
export class NotPublic extends Error {
  override readonly name = 'NotPublic'
}

/** What may be reached. */
export interface ReachRules {
  readonly resolve: Resolve
  /** For tests, and for a house whose people are all in its own network: anything, also without TLS. */
  readonly isOpen: boolean
}

/** Ports below are those of other services, such as mail. */
const FIRST_FREE_PORT = 1024
const WEB_PORTS = ['', '80', '443']

/** Where to connect to for this address. If one of several places is not public, none is. */
export async function placeOf(url: URL, { resolve, isOpen }: ReachRules): Promise<ResolvedAddress> {
  if (!isOpen) refuseForm(url)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const family = isIP(host)
  const places = family > 0 ? [{ address: host, family }] : await resolve(host)
  const [first] = places
  if (first === undefined) throw new NotPublic('there is no such host')
  if (!isOpen && !places.every(({ address }) => isPublic(address))) throw new NotPublic('the address is not public')
  return first
}

function refuseForm({ protocol, port, username, password }: URL): void {
  if (protocol !== 'https:') throw new NotPublic('the address does not begin with https://')
  if (username !== '' || password !== '') throw new NotPublic('the address has a name or a password in it')
  if (!WEB_PORTS.includes(port) && Number(port) < FIRST_FREE_PORT) throw new NotPublic('the port is not for the web')
}

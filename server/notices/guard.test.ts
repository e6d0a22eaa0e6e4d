import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { isPublic, NotPublic, placeOf, type Resolve } from './guard.ts'
import { post } from './post.ts'

test.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.255.255.254', '169.254.169.254', '172.16.0.1'],
  ...['172.31.255.255', '192.168.0.1', '192.0.0.170', '198.18.0.1', '203.0.113.9', '224.0.0.1', '255.255.255.255'],
  ...['::', '::1', '::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:8.8.8.8', '::127.0.0.1', '64:ff9b::7f00:1', 'fc00::1'],
  ...[
    'fd12:3456::1',
    'fe80::1',
    'fec0::1',
    'ff02::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '100::1',
    'fd00:ec2::254',
  ],
  ...['', 'localhost', '127.1', '0x7f000001', '8.8.8'],
])('%s is not public', address => {
  expect(isPublic(address)).toBe(false)
})

test.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '192.169.0.1', '2606:4700::1111', '2a00:1450:4001::1'])(
  '%s is public',
  address => {
    expect(isPublic(address)).toBe(true)
  },
)

const names: Readonly<Record<string, readonly string[]>> = {
  'good.example': ['93.184.216.34'],
  'inside.example': ['10.0.0.7'],
  'both.example': ['93.184.216.34', '::1'],
  'none.example': [],
}
const resolve: Resolve = async host =>
  (names[host] ?? []).map(address => ({ address, family: address.includes(':') ? 6 : 4 }))
const reach = { resolve, isOpen: false }

test('a name is looked up first, and if one of its places is inside, it is refused', async () => {
  expect(await placeOf(new URL('https://good.example/a'), reach)).toEqual({ address: '93.184.216.34', family: 4 })
  for (const address of [
    ...['https://inside.example', 'https://both.example', 'https://none.example', 'http://good.example'],
    ...['https://good.example:25/', 'https://me:secret@good.example/', 'ftp://good.example/'],
    // However an address is written.
    ...['https://127.0.0.1/', 'https://2130706433/', 'https://0x7f.1/', 'https://127.1/', 'https://0177.0.0.1/'],
    ...['https://[::1]/', 'https://[::ffff:127.0.0.1]/', 'https://[::ffff:169.254.169.254]/'],
  ])
    await expect(placeOf(new URL(address), reach), address).rejects.toThrow(NotPublic)
})

test('a private address is never reached, and a redirection to one is not followed', async () => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(String(request.url))
    response.writeHead(302, { location: '/elsewhere' }).end()
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const letter = { headers: {}, body: 'x' }
  const inside: Resolve = async () => [{ address: '127.0.0.1', family: 4 }]
  for (const host of [`127.0.0.1:${port}`, `inside.example:${port}`])
    await expect(post(new URL(`https://${host}/`), letter, { resolve: inside, isOpen: false }, 5000)).rejects.toThrow(
      NotPublic,
    )
  expect(asked).toEqual([])
  // The connection goes to what was found, whatever the name means to the system.
  const found = await post(
    new URL(`http://no.such.name.invalid:${port}/here`),
    letter,
    { resolve: inside, isOpen: true },
    5000,
  )
  expect(found.status).toBe(302)
  expect(asked).toEqual(['/here'])
  server.close()
})

test('somebody who never answers is given up', async () => {
  const server = createServer(() => {})
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const open = { resolve, isOpen: true }
  await expect(post(new URL(`http://127.0.0.1:${port}/`), { headers: {}, body: '' }, open, 50)).rejects.toThrow()
  const hanging: Resolve = () => new Promise(() => {})
  await expect(
    post(new URL('https://slow.example/'), { headers: {}, body: '' }, { resolve: hanging, isOpen: false }, 50),
  ).rejects.toThrow()
  server.closeAllConnections()
  server.close()
})

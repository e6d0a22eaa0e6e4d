import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const source = readFileSync(fileURLToPath(new URL('../public/push-worker.js', import.meta.url)), 'utf8')

/** The worker in a browser with these pages open, and what it did. */
function worker(open: readonly string[]) {
  const did: unknown[] = []
  const listeners = new Map<string, (event: object) => void>()
  const pages = open.map(url => ({ url, focus: async () => did.push(['focus', url]) }))
  runInNewContext(source, {
    URL,
    addEventListener: (name: string, run: (event: object) => void) => listeners.set(name, run),
    registration: {
      scope: 'https://trains.example/',
      showNotification: async (title: string, look: object) => did.push([title, { ...look }]),
    },
    clients: { matchAll: async () => pages, openWindow: async (url: string) => did.push(['open', url]) },
  })
  const tell = async (name: string, event: object): Promise<void> => {
    let work: Promise<unknown> = Promise.resolve()
    listeners.get(name)!({ ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) })
    await work
  }
  return { did, tell }
}

const payload = {
  title: 'Your turn',
  body: 'First Class with Bram',
  route: '#/online/k7Qm2xWb9TfE',
  tag: 'k7Qm2xWb9TfE',
}

test('a push is shown with its table, and one for the same table takes its place', async () => {
  const { did, tell } = worker([])
  await tell('push', { data: { json: () => payload } })
  expect(did).toEqual([
    ['Your turn', expect.objectContaining({ body: payload.body, tag: payload.tag, data: payload.route })],
  ])
})

test('pressing it opens the table, or the page that shows it already', async () => {
  const address = `https://trains.example/${payload.route}`
  for (const [open, done] of [
    [[], 'open'],
    [['https://trains.example/#/settings'], 'open'],
    [['https://trains.example/', address], 'focus'],
  ] as const) {
    const { did, tell } = worker(open)
    const notification = { data: payload.route, close: () => did.push('closed') }
    await tell('notificationclick', { notification })
    expect(did).toEqual(['closed', [done, address]])
  }
})

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPageHouse } from './driver/house.ts'
import { readers } from './driver/reader.ts'

const open = readers()

const PUSHED = {
  title: 'Your turn',
  body: 'First Class with Bram',
  route: '#/online/k7Qm2xWb9TfE',
  tag: 'k7Qm2xWb9TfE',
}

/** Hands a message to the page's service worker, as the browser does when the service of its maker brings one. */
async function pusherOf(page: Page): Promise<(data: object) => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  const registered = new Promise<string>(resolve => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ isDeleted }) => !isDeleted)
      if (found !== undefined) resolve(found.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  const { origin } = new URL(page.url())
  return async data =>
    void (await session.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify(data),
    }))
}

declare const registration: ServiceWorkerRegistration

/**
 * From now on it is written down what the worker lets the browser show: a browser without a window shows nothing, and does not tell
 * either. Answers how to read it.
 */
async function watchShown(page: Page): Promise<() => Promise<unknown[]>> {
  const worker = page.context().serviceWorkers()[0]!
  await worker.evaluate(() => {
    const shown: unknown[] = []
    Object.assign(globalThis, { shown })
    const show = registration.showNotification.bind(registration)
    registration.showNotification = (title, { body, tag, data } = {}) => {
      shown.push({ title, body, tag, route: data })
      return show(title, { body, tag, data } as NotificationOptions)
    }
  })
  return () => worker.evaluate(() => (globalThis as unknown as { shown: unknown[] }).shown)
}

test('a push comes to the page’s own worker in a real browser, which shows it with its table', async () => {
  const house = await openPageHouse()
  const page = await open('', { address: house.address, serviceWorkers: 'allow' })
  await page.context().grantPermissions(['notifications'], { origin: new URL(house.address).origin })
  await page.evaluate(() => navigator.serviceWorker.ready)
  const push = await pusherOf(page)
  const shown = await watchShown(page)
  await push(PUSHED)
  await expect.poll(shown).toEqual([PUSHED])
  const other = { ...PUSHED, tag: 'another12345', route: '#/online/another12345' }
  await push(other)
  await expect.poll(shown).toEqual([PUSHED, other])
})

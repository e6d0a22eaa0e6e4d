import type { PushSubscriptionText } from '@roundhouse/wire/notices'

/* What this browser can do about notifications. The part that shows them is `public/push-worker.js`. */

/** Milliseconds for the service worker to be there; without a safe line it never is. */
const LONGEST_WAIT = 5000

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

/** `null`: there is none. */
async function registration(): Promise<ServiceWorkerRegistration | null> {
  const late = new Promise<null>(resolve => setTimeout(() => resolve(null), LONGEST_WAIT))
  return Promise.race([navigator.serviceWorker.ready, late])
}

/** How this browser is reached already; `null`: it is not. */
export async function ownSubscription(): Promise<PushSubscriptionText | null> {
  if (!canPush() || (await navigator.serviceWorker.getRegistration()) === undefined) return null
  const found = await (await registration())?.pushManager.getSubscription()
  return found ? textOf(found) : null
}

/** Asks the reader, and then the browser; `null`: one of them does not want to. */
export async function subscribe(serverKey: string): Promise<PushSubscriptionText | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const worker = await registration()
  if (worker === null) return null
  // One for another server's key would not work.
  await (await worker.pushManager.getSubscription())?.unsubscribe()
  return textOf(await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: serverKey }))
}

export async function unsubscribe(): Promise<void> {
  await (await (await registration())?.pushManager.getSubscription())?.unsubscribe()
}

function textOf(subscription: PushSubscription): PushSubscriptionText {
  const { endpoint, keys } = subscription.toJSON()
  return { endpoint: endpoint!, keys: { p256dh: keys!['p256dh']!, auth: keys!['auth']! } }
}

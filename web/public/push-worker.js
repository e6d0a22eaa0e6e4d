/* The part of the service worker that shows notifications (`PushPayload`) and opens the table they are about. */

addEventListener('push', event => {
  const { title, body, route, tag } = event.data.json()
  const look = { body, tag, renotify: true, icon: 'icon-192.png', badge: 'icon-192.png', data: route }
  event.waitUntil(registration.showNotification(title, look))
})

addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(show(new URL(event.notification.data, registration.scope).href))
})

/** A page that shows it already comes to the front; others stay as they are. */
async function show(address) {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages.find(({ url }) => url === address)
  await (page === undefined ? clients.openWindow(address) : page.focus())
}

/**
 * Loads the newest version of the page. What is kept for places without a network is this one: a newer one is fetched first, and
 * takes its place.
 */
export async function loadNewest(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  const kept = await workers?.getRegistration()
  await kept?.update().catch(() => {})
  const newer = kept?.installing ?? kept?.waiting
  if (!newer) return location.reload()
  workers!.addEventListener('controllerchange', () => location.reload())
  const take = () => {
    if (newer.state === 'installed') newer.postMessage({ type: 'SKIP_WAITING' })
    // It could not be fetched as a whole: what is kept goes on until it can.
    if (newer.state === 'redundant') location.reload()
  }
  newer.addEventListener('statechange', take)
  take()
}

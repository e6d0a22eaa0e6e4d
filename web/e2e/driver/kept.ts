import type { Page } from 'playwright-core'

/** The games that the browser keeps, as they lie in its store. */
export const keptGames = <Kept>(page: Page): Promise<Kept[]> =>
  page.evaluate(async () => {
    const opening = indexedDB.open('roundhouse')
    await new Promise((resolve, reject) => Object.assign(opening, { onsuccess: resolve, onerror: reject }))
    const asking = opening.result.transaction('games').objectStore('games').getAll()
    await new Promise((resolve, reject) => Object.assign(asking, { onsuccess: resolve, onerror: reject }))
    opening.result.close()
    return asking.result as Kept[]
  })

/** Puts games straight into the store, as another tab, another program or a failing disk might. */
export const putGames = (page: Page, games: readonly object[]): Promise<void> =>
  page.evaluate(async games => {
    const opening = indexedDB.open('roundhouse')
    await new Promise((resolve, reject) => Object.assign(opening, { onsuccess: resolve, onerror: reject }))
    const change = opening.result.transaction('games', 'readwrite')
    for (const game of games) change.objectStore('games').put(game)
    await new Promise((resolve, reject) => Object.assign(change, { oncomplete: resolve, onerror: reject }))
    opening.result.close()
  }, games)

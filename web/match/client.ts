import { proxy, type Remote, wrap } from 'comlink'
import type { NewGame, Scene } from './scene.ts'
import type { TableWorker } from './worker.ts'

/** The page's end of a table. */
export interface Table {
  readonly remote: Remote<TableWorker>
  close(): void
}

function newTable(): Table {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  return { remote: wrap<TableWorker>(worker), close: () => worker.terminate() }
}

/** Begins a game, and answers the name under which it is kept. */
export async function begin(wished: NewGame): Promise<string> {
  const table = newTable()
  try {
    return await table.remote.start(wished)
  } finally {
    table.close()
  }
}

/** Sits down at a game that is kept here; the listener is told every scene, the first at once. */
export async function sitDown(id: string, onScene: (scene: Scene) => void): Promise<Table> {
  const table = newTable()
  try {
    await table.remote.open(id)
    await table.remote.listen(proxy(onScene))
    return table
  } catch (error) {
    table.close()
    throw error
  }
}

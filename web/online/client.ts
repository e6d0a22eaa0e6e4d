import { newDeltaReceiver } from '@roundhouse/table/delta'
import type { Snapshot } from '@roundhouse/table/snapshot'
import { shareStructure } from '@roundhouse/table/structural-sharing'
import { proxy, wrap } from 'comlink'
import type { LookOptions } from './guest-support.ts'
import type { OnlineClient, OnlineState } from './state.ts'
import type { OnlineDelta, OnlineWorker } from './worker.ts'

/** Sits down at a table elsewhere, or looks at it. */
export function openOnlineTable(table: string, language: string, look: LookOptions = {}): OnlineClient {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const remote = wrap<OnlineWorker>(worker)
  const listeners = new Set<(state: OnlineState) => void>()
  let now: OnlineState | null = null
  let snapshot: Snapshot | null = null
  const receive = newDeltaReceiver(next => (snapshot = next))
  const onDelta = ({ snapshot: delta, ...rest }: OnlineDelta) => {
    if (delta === null) snapshot = null
    else receive(delta)
    now = shareStructure(now, { ...rest, snapshot })
    for (const listener of listeners) listener(now)
  }
  const onVisible = () => document.hidden || void remote.look()
  document.addEventListener('visibilitychange', onVisible)
  // Not every worker is told that the network is back, or it is told before it can be used there.
  addEventListener('online', onVisible)
  void remote.open({ table, language, page: document.baseURI, ...look }, proxy(onDelta))
  return {
    remote,
    listen(listener) {
      listeners.add(listener)
      if (now !== null) listener(now)
      return () => listeners.delete(listener)
    },
    command: command => remote.command(command),
    ready: () => remote.ready(),
    say: what => remote.say(what),
    report: what => remote.report(what),
    plan: () => void remote.plan(),
    endPlan: isKept => void remote.endPlan(isKept),
    settleMisfit: isPlayed => void remote.settleMisfit(isPlayed),
    retryNow: () => void remote.retryNow(),
    close() {
      document.removeEventListener('visibilitychange', onVisible)
      removeEventListener('online', onVisible)
      worker.terminate()
    },
  }
}

import type { Viewer } from '@roundhouse/kernel/game'
import type { ReplayInfo, ReplayMoment } from '@roundhouse/table/replay'
import type { Snapshot } from '@roundhouse/table/snapshot'
import { type Remote, wrap } from 'comlink'
import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import type { Projector } from '../match/replay-worker.ts'
import type { GameSource } from '../match/source.ts'

/** A record that is shown: what it is, and the moment it stands at. */
interface OpenReplay {
  readonly replay: ReplayInfo | null
  readonly snapshot: Snapshot | null
  readonly failed: string | null
  /** The whole record, packed for an address. */
  readonly pack: () => Promise<string>
  /** The record up to this moment. */
  readonly cut: (place: number) => Promise<string>
  /** Another moment, as somebody saw it. */
  readonly look: (place: number, viewer: Viewer) => Promise<ReplayMoment>
}

type ReplayRemote = Pick<Remote<Projector>, 'at' | 'packed' | 'upTo'>

const keyOf = (source: GameSource): string => ('id' in source ? source.id : source.packed)

export function useReplay(source: GameSource, place: number, viewer: Viewer | null): OpenReplay {
  const key = keyOf(source)
  const [remote, setRemote] = useState<ReplayRemote | null>(null)
  const [replay, setReplay] = useState<ReplayInfo | null>(null)
  const [snapshot, setSnapshot] = useState<Snapshot | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  useEffect(() => {
    const worker = new Worker(new URL('../match/replay-worker.ts', import.meta.url), { type: 'module' })
    const projector = wrap<Projector>(worker)
    projector.show(source).then(
      found => {
        setReplay(found)
        setRemote({ at: projector.at, packed: projector.packed, upTo: projector.upTo })
      },
      error => setFailed(String(error.message ?? error)),
    )
    return () => worker.terminate()
  }, [key])
  // Before the next frame is painted, so that nothing waits for it.
  useLayoutEffect(() => {
    if (remote === null || replay === null) return
    let isWanted = true
    void remote.at(Math.min(place, replay.played.length), viewer ?? usualViewer(replay)).then(moment => {
      if (isWanted) setSnapshot(snapshotOf(key, replay, moment))
    })
    return () => {
      isWanted = false
    }
  }, [remote, replay, place, key, viewer])
  return {
    replay,
    snapshot,
    failed,
    pack: async () => (remote === null ? '' : remote.packed()),
    cut: async to => (remote === null ? '' : remote.upTo(to)),
    look: async (at, as) => remote!.at(at, as),
  }
}

/** A game of one person is seen as that person saw it; another as everybody did. */
export function usualViewer({ chairs }: ReplayInfo): Viewer {
  const people = chairs.flatMap(({ is }, seat) => (is === 'person' ? [seat] : []))
  return people.length === 1 ? people[0]! : 'watcher'
}

/** A moment as tables draw it: nobody is to decide, and nothing is taken back. */
const snapshotOf = (
  id: string,
  { game, options, chairs, played, result }: ReplayInfo,
  moment: ReplayMoment,
): Snapshot => ({
  id,
  game,
  options,
  chairs,
  viewer: moment.viewer,
  view: moment.view,
  waiting: 'nobody',
  toMove: moment.toMove,
  moves: [],
  story: moment.story,
  newsFrom: moment.newsFrom,
  played: moment.place,
  back: { step: false, turn: false, barrier: 'over' },
  points: moment.points,
  result: moment.place === played.length ? result : null,
})

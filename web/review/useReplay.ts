import type { Viewer } from '@roundhouse/kernel/game'
import { onlyPersonIn } from '@roundhouse/table/chairs'
import type { ReplayInfo, ReplayMoment, ReplayMove } from '@roundhouse/table/replay'
import type { Snapshot } from '@roundhouse/table/snapshot'
import { type Remote, wrap } from 'comlink'
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks'
import type { Projector } from '../match/replay-worker.ts'
import type { GameSource } from '../match/source.ts'

type ReplayRemote = Pick<Remote<Projector>, 'at' | 'moves' | 'packed' | 'upTo'>

const keyOf = (source: GameSource): string => ('id' in source ? source.id : source.packed)

/** A record that is shown: what it is, and the moment it stands at. */
export function useReplay(source: GameSource, place: number, viewer: Viewer | null, someone: string) {
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
        setReplay(withWords(found, someone))
        setRemote({ at: projector.at, moves: projector.moves, packed: projector.packed, upTo: projector.upTo })
      },
      error => setFailed(String(error.message ?? error)),
    )
    return () => worker.terminate()
  }, [key])
  // Before the next frame is painted, so that nothing waits for it.
  useLayoutEffect(() => {
    if (remote === null || replay === null) return
    let isWanted = true
    const moment = remote.at(Math.min(place, replay.played.length), viewer ?? usualViewer(replay))
    void moment.then(found => isWanted && setSnapshot(snapshotOf(key, replay, found)))
    return () => {
      isWanted = false
    }
  }, [remote, replay, place, key, viewer])
  const ways = useMemo(() => (remote === null ? null : waysOf(remote)), [remote])
  return { replay, snapshot, failed, ways }
}

/** Who wanted to be forgotten has words of the reader for a name. */
const withWords = (replay: ReplayInfo, someone: string): ReplayInfo => ({
  ...replay,
  chairs: replay.chairs.map((chair, seat) => (replay.forgotten.includes(seat) ? { ...chair, name: someone } : chair)),
})

/** What else can be asked of a record, the same ways for as long as it is shown. */
export interface ReplayWays {
  /** The whole record, packed for an address. */
  readonly pack: () => Promise<string>
  /** The record up to a moment. */
  readonly cut: (to: number) => Promise<string>
  /** Another moment, as somebody saw it. */
  readonly look: (at: number, as: Viewer) => Promise<ReplayMoment>
  /** All moves, as somebody heard of them. */
  readonly moves: (as: Viewer) => Promise<readonly ReplayMove[]>
}

const waysOf = ({ at, moves, packed, upTo }: ReplayRemote): ReplayWays => ({
  pack: () => packed(),
  cut: to => upTo(to),
  look: (place, as) => at(place, as),
  moves: as => moves(as),
})

/** A game of one person is seen as that person saw it; another as everybody did. */
export function usualViewer({ chairs }: ReplayInfo): Viewer {
  return onlyPersonIn(chairs) ?? 'watcher'
}

/** A moment as tables draw it: nobody has the move, and nothing is taken back. */
function snapshotOf(id: string, replay: ReplayInfo, { place, ...moment }: ReplayMoment): Snapshot {
  const { game, options, chairs, played } = replay
  const still = { waiting: 'nobody', moves: [], back: { step: false, turn: false, barrier: 'over' } } as const
  const result = place === played.length ? replay.result : null
  return { id, game, options, chairs, ...moment, ...still, played: place, result }
}

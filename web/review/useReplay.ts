import type { Viewer } from '@roundhouse/kernel/game'
import type { Line } from '@roundhouse/kernel/story'
import { onlyPersonIn } from '@roundhouse/table/chairs'
import type { ReplayInfo, ReplayMoment, ReplayMove } from '@roundhouse/table/replay'
import type { Snapshot } from '@roundhouse/table/snapshot'
import { type Remote, wrap } from 'comlink'
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks'
import type { Projector } from '../match/replay-worker.ts'
import type { GameSource } from '../match/source.ts'
import { type NameWords, namesFor, withNames } from '../shell/names.ts'

type ReplayRemote = Pick<Remote<Projector>, 'moves' | 'packed' | 'upTo'> & Pick<ReplayWays, 'look'>

const keyOf = (source: GameSource): string => ('id' in source ? source.id : source.packed)

/** A record that is shown: what it is, and the moment it stands at. */
export function useReplay(source: GameSource, place: number, viewer: Viewer | null, words: NameWords) {
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
        setReplay(withNames(found, namesFor(found.chairs, words, found.forgotten)))
        const { moves, packed, upTo } = projector
        setRemote({ moves, packed, upTo, look: looking(projector) })
      },
      error => setFailed(String(error.message ?? error)),
    )
    return () => worker.terminate()
  }, [key])
  // Before the next frame is painted, so that nothing waits for it.
  useLayoutEffect(() => {
    if (remote === null || replay === null) return
    let isWanted = true
    const moment = remote.look(Math.min(place, replay.played.length), viewer ?? usualViewer(replay))
    void moment.then(found => isWanted && setSnapshot(snapshotOf(key, replay, found)))
    return () => {
      isWanted = false
    }
  }, [remote, replay, place, key, viewer])
  const ways = useMemo(() => (remote === null ? null : waysOf(remote)), [remote])
  return { replay, snapshot, failed, ways }
}

/** A moment with what was heard until then. */
export type SeenMoment = Omit<ReplayMoment, 'heard'> & { readonly story: readonly Line[] }

/** What a viewer heard in the whole game is asked for once; a moment then says how much of it there is. */
function looking({ at, heardBy }: Remote<Projector>): ReplayWays['look'] {
  const stories = new Map<Viewer, Promise<readonly Line[]>>()
  const storyOf = (viewer: Viewer) => {
    const story = stories.get(viewer) ?? heardBy(viewer)
    stories.set(viewer, story)
    return story
  }
  return async (place, viewer) => {
    const [story, { heard, ...moment }] = await Promise.all([storyOf(viewer), at(place, viewer)])
    return { ...moment, story: story.slice(0, heard) }
  }
}

/** What else can be asked of a record, the same ways for as long as it is shown. */
export interface ReplayWays {
  /** The whole record, packed for an address. */
  readonly pack: () => Promise<string>
  /** The record up to a moment. */
  readonly cut: (to: number) => Promise<string>
  /** Another moment, as somebody saw it. */
  readonly look: (at: number, as: Viewer) => Promise<SeenMoment>
  /** All moves, as somebody heard of them. */
  readonly moves: (as: Viewer) => Promise<readonly ReplayMove[]>
}

const waysOf = ({ look, moves, packed, upTo }: ReplayRemote): ReplayWays => ({
  pack: () => packed(),
  cut: to => upTo(to),
  look,
  moves: as => moves(as),
})

/** A game of one person is seen as that person saw it; another as everybody did. */
export function usualViewer({ chairs }: ReplayInfo): Viewer {
  return onlyPersonIn(chairs) ?? 'watcher'
}

/** A moment as tables draw it: nobody has the move, and nothing is taken back. */
function snapshotOf(id: string, replay: ReplayInfo, { place, ...moment }: SeenMoment): Snapshot {
  const { game, options, chairs, played } = replay
  const still = { waiting: 'nobody', moves: [], back: { step: false, turn: false, barrier: 'over' } } as const
  const result = place === played.length ? replay.result : null
  return { id, game, options, chairs, ...moment, ...still, played: place, result }
}

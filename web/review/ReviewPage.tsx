import type { Viewer } from '@roundhouse/kernel/game'
import type { GameName } from '@roundhouse/table/games'
import type { ReplayInfo } from '@roundhouse/table/replay'
import type { Snapshot } from '@roundhouse/table/snapshot'
import { useCallback, useMemo, useState } from 'preact/hooks'
import { useCoachSay } from '../coach/useCoachSay.ts'
import { useGames } from '../game-context.ts'
import type { GameSource } from '../match/source.ts'
import { faultWords } from '../messages/fault.ts'
import type { Say } from '../messages/say.ts'
import { useShell } from '../shell/context.ts'
import type { Load } from '../shell/load.ts'
import { nameWords } from '../shell/names.ts'
import { go, momentOf } from '../shell/route.ts'
import { useGameTitle } from '../shell/title.ts'
import { useAnswer } from '../shell/useAnswer.ts'
import { useLoaded } from '../shell/useLoaded.ts'
import { GameWords } from '../table/GameWords.tsx'
import { useCommands } from '../table/keys/useCommands.ts'
import { useAfterPaint } from '../table/memo/deferred.tsx'
import { Notice } from '../table/Notice.tsx'
import { PanelContext, TableRoomContext } from '../table/room.ts'
import { Share } from '../table/Share.tsx'
import { useGameTable } from '../table/useGameTable.ts'
import { GoOn } from './GoOn.tsx'
import { type GameReview, PLAIN_REVIEW } from './game-review.ts'
import { type MoveSection, rowAt, sectionsOf } from './move-rows.ts'
import { Panel } from './Panel.tsx'
import { RoomHead, type RoomTab } from './RoomHead.tsx'
import { ChancesPart, MovesPart, WideAside } from './RoomParts.tsx'
import './review.css'
import { Scroller } from '../shell/Scroller.tsx'
import { useHasRoom } from './room-layout.ts'
import { Stages, TimeBar } from './TimeBar.tsx'
import { type NumberedPoint, numbered, ownAmong, pointBeside } from './turning-points.ts'
import { useAnalysis } from './useAnalysis.ts'
import { type ReplayWays, useReplay } from './useReplay.ts'
import { Viewers } from './Viewers.tsx'

interface ReviewPageProps {
  readonly source: GameSource
  /** The moment; beyond the last move it is the end. It stands in the address, so it can be sent. */
  readonly place: number
}

/** A game that was played, once more: its table, its moves, how the chances went, and what would have been better. */
export function ReviewPage({ source, place }: ReviewPageProps) {
  const { say } = useShell()
  const tell = useCoachSay()
  const [viewer, setViewer] = useState<Viewer | null>(null)
  const { replay, snapshot, failed, ways } = useReplay(source, place, viewer, nameWords(say))
  const review = useGameReview(replay?.game ?? null)
  useGameTitle(replay?.game ?? null, say('review.title'))
  if (failed !== null) return <Notice text={say('replay.failed', { what: faultWords(say, failed) })} isEnd />
  if (replay === null || ways === null || snapshot === null || review === null || tell === null)
    return <Notice text={say('app.loading')} />
  return (
    <GameWords game={replay.game}>
      <Room
        {...{ source, replay, ways, snapshot, review, tell, setViewer }}
        place={Math.min(place, replay.played.length)}
      />
    </GameWords>
  )
}

const plain: Load<GameReview> = async () => PLAIN_REVIEW

/** What a game knows of itself; `null` until it is there. */
function useGameReview(game: GameName | null): GameReview | null {
  const games = useGames()
  return useLoaded(game === null ? null : (games[game].review ?? plain))
}

interface RoomProps extends ReviewPageProps {
  readonly replay: ReplayInfo
  readonly ways: ReplayWays
  /** The moment as it is drawn: the address changes first, and it comes a little later. */
  readonly snapshot: Snapshot
  readonly review: GameReview
  /** The words of the review; those of the game are around it. */
  readonly tell: Say
  readonly setViewer: (viewer: Viewer) => void
}

function Room(props: RoomProps) {
  const { place, replay, ways, snapshot, tell, setViewer } = props
  const { say } = useShell()
  const hasAside = useHasRoom()
  const [tab, setTab] = useState<RoomTab>('table')
  const { parts, point } = useParts(props)
  const panel = usePanelAt(props, parts.sections, point)
  const table = useTableAt(snapshot)
  const room = useMemo(() => ({ hasAside, screenRem: null }), [hasAside])
  if (table === null) return <Notice text={say('app.loading')} />
  const isTableShown = hasAside || tab === 'table'
  const stages = <Stages replay={replay} place={place} jump={parts.jump} />
  return (
    <main class="table review" data-game={replay.game} data-wide={hasAside} aria-busy={parts.state.isThinking}>
      <RoomHead tabs={hasAside ? null : { tab, show: setTab }} say={tell}>
        {!hasAside && stages}
        <Viewers replay={replay} viewer={snapshot.viewer} change={setViewer} />
        <Share place={place} pack={ways.pack} />
      </RoomHead>
      <div class="table review-table" inert={!isTableShown}>
        <TableRoomContext.Provider value={room}>
          <PanelContext.Provider value={isTableShown ? panel : null}>{table}</PanelContext.Provider>
        </TableRoomContext.Provider>
      </div>
      {hasAside && <WideAside {...parts} />}
      {!isTableShown && (
        <div class="review-tab">
          {tab === 'moves' ? <MovesPart {...parts} /> : <ChancesPart {...parts} />}
          <Scroller class="review-tab-panel">{panel}</Scroller>
        </div>
      )}
      <TimeBar replay={replay} place={place} jump={parts.jump}>
        {hasAside && stages}
        {hasAside && <span class="place">{say('replay.place', { place, last: replay.played.length })}</span>}
        <GoOn
          {...{ replay, tell }}
          place={snapshot.played}
          cut={ways.cut}
          toMove={snapshot.toMove}
          better={point?.better ?? null}
          isShort={!hasAside}
        />
      </TimeBar>
    </main>
  )
}

/** What stands beside the table, and the turning point one stands at. */
function useParts({ source, place, replay, ways, snapshot, review, tell }: RoomProps) {
  const state = useAnalysis(source, replay.result !== null)
  const points = useMemo(() => (state.analysis === null ? [] : numbered(state.analysis)), [state.analysis])
  const own = useMemo(() => ownAmong(points, replay.chairs), [points, replay])
  const sections = useSections(replay, ways, snapshot.viewer, review)
  const jump = useJump(source, replay)
  useCommands({
    'next-point': () => jump(pointBeside(own, place, 'next') ?? place),
    'previous-point': () => jump(pointBeside(own, place, 'previous') ?? place),
  })
  const { viewer, played } = snapshot
  // What a jump is for is the table: list and chart follow a frame later.
  const marked = useAfterPaint(played)
  const parts = {
    replay,
    state,
    points,
    own,
    sections,
    viewer,
    place: marked,
    jump,
    look: ways.look,
    review,
    say: tell,
  }
  return { parts, point: points.find(({ at }) => at === played) ?? null }
}

/** What is said where decisions are made. */
function usePanelAt(
  { replay, ways, snapshot, review, tell }: RoomProps,
  sections: readonly MoveSection[],
  point: NumberedPoint | null,
) {
  const row = useMemo(() => rowAt(sections, snapshot.played), [sections, snapshot])
  return useMemo(
    () => <Panel {...{ replay, snapshot, review, row, point }} look={ways.look} say={tell} />,
    [replay, snapshot, review, row, point, ways, tell],
  )
}

/** The game's own table, drawn for the moment alone. */
function useTableAt(snapshot: Snapshot) {
  const GameTable = useGameTable(snapshot.game)
  return useMemo(
    () => GameTable && <GameTable snapshot={snapshot} play={() => {}} undo={() => {}} askWhy={() => {}} />,
    [GameTable, snapshot],
  )
}

const NO_SECTIONS: readonly MoveSection[] = []

/** The moves as the viewer heard of them. */
function useSections(
  replay: ReplayInfo,
  { moves }: ReplayWays,
  viewer: Viewer,
  review: GameReview,
): readonly MoveSection[] {
  const { say } = useShell()
  const heard = useAnswer(() => moves(viewer), [moves, viewer])
  return useMemo(
    () => (heard === null ? NO_SECTIONS : sectionsOf(heard, replay.stages, review.story(say, replay, viewer))),
    [heard, replay, review, say],
  )
}

/** Goes to a moment; the way back leads out of the game, not through it. */
function useJump(source: GameSource, { played }: ReplayInfo): (place: number) => void {
  const key = JSON.stringify(source)
  return useCallback(
    (to: number) => go(momentOf(source, Math.max(0, Math.min(played.length, to))), 'instead'),
    [key, played],
  )
}

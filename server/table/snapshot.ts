import type { Seat, Viewer } from '@roundhouse/kernel/game'
import { type Line, visibleTo } from '@roundhouse/kernel/story'
import { forgottenNotes } from '@roundhouse/table/chairs'
import { recordAt, storyLengthAtLastTurn, type Table } from '@roundhouse/table/table'
import { undoDepth } from '@roundhouse/table/undo'
import { dealNotes } from '@roundhouse/wire/deal'
import type { DealProof, OnlineChair, OnlineSnapshot, SampledMatch } from '@roundhouse/wire/online-snapshot'
import { sampleBy } from '@roundhouse/wire/sample'
import { botLevelAt, seatHeldBy } from './absence.ts'
import { type ChairState, isActive } from './chair-state.ts'
import { faceOf } from './clock.ts'
import { nextDue } from './decide.ts'
import { type OnlineTable, playerIn, seatToMove } from './online-table.ts'
import { planOf, planOutcomeOf } from './plan.ts'
import { sharesShown } from './seating.ts'
import { countHeard, type StoryIndex, storyIndexOf } from './story-index.ts'
import type { TableIndex } from './table-index.ts'

/** How somebody looks at a table: as whom, and whether some turns late. */
export interface Look {
  readonly viewer: Viewer
  readonly isDelayed: boolean
}

/** A screen shows what everybody may see; only who does not sit at the table sees it late. */
export function lookOf(table: OnlineTable, person: number | null, isScreen: boolean): Look {
  const seat = person === null ? null : seatHeldBy(table, person)
  return { viewer: isScreen || seat === null ? 'watcher' : seat, isDelayed: seat === null && isLateFor(table) }
}

const isLateFor = ({ setup, stage }: OnlineTable): boolean => setup.delay > 0 && stage === 'playing'

/** What a table shows to everybody alike, save those who see it late. */
export type CommonSnapshot = Omit<OnlineSnapshot, 'viewer' | 'isHost' | 'match'>

export function commonSnapshot(table: OnlineTable): CommonSnapshot {
  const { stage, setup, chairs, clock, question, held } = table
  return {
    stage,
    setup,
    chairs: chairs.map((chair, seat) => chairFor(table, chair, seat)),
    clock: faceOf(clock, seat => chairs[seat]!.planned.is === 'person'),
    question,
    deal: proofOf(table),
    record: isEnded(table) ? recordFor(table) : null,
    held,
  }
}

/** All that one viewer is told of a table, apart from the story. What all are shown, and who hears what, may be known already. */
export function onlineSnapshot(
  table: OnlineTable,
  person: number | null,
  isScreen: boolean,
  common: CommonSnapshot = commonSnapshot(table),
  index: StoryIndex | null = null,
): OnlineSnapshot {
  const { stage, setup, chairs, clock, question, deal, record, held } = common
  const look = lookOf(table, person, isScreen)
  return {
    stage,
    setup,
    viewer: look.viewer,
    isHost: person === table.host && !isScreen,
    chairs,
    // Clocks, and what is asked, tell of turns that are still to be seen.
    clock: look.isDelayed ? { ...clock, left: clock.left.map(() => null), running: null } : clock,
    question: look.isDelayed ? null : question,
    deal,
    match: matchFor(table, look, index),
    record,
    held,
  }
}

function chairFor(table: OnlineTable, chair: ChairState, seat: Seat): OnlineChair {
  const { planned, person, name, commitment, standIn, hasLeft } = chair
  const level = botLevelAt(table, seat)
  const rest = {
    level,
    hasStandIn: standIn !== null,
    isReady: commitment !== null,
    hasLeft,
    vacation: table.clock.vacations[seat]! || null,
  }
  if (planned.is === 'bot') return { is: 'bot', name: '', ...rest }
  return person === null ? { is: 'free', name: planned.keptFor ?? '', ...rest } : { is: 'person', name, ...rest }
}

/** A game that was begun, and is played no more, neither here nor elsewhere: its secrets are none. */
const isEnded = ({ stage, table, isSealed }: OnlineTable): boolean =>
  table !== null && !isSealed && (stage === 'over' || stage === 'called-off')

const proofOf = (table: OnlineTable): DealProof => ({
  commitments: [table.secrets.commitment, ...table.chairs.map(({ commitment }) => commitment)],
  shown: [true, ...table.chairs.map(({ hasShown }) => hasShown)],
  shares: isEnded(table) ? sharesShown(table) : null,
})

/** The game as somebody who looks so may see it; `null`: it has not begun. */
function gameFor({ table, turnStarts }: OnlineTable, { isDelayed }: Look): Table | null {
  return isDelayed ? turnStarts[0]! : table
}

function matchFor(table: OnlineTable, look: Look, known: StoryIndex | null): SampledMatch | null {
  const game = gameFor(table, look)
  if (game === null) return null
  const { viewer } = look
  const { match } = game
  const index = known?.story === match.story ? known : storyIndexOf(match.story)
  return {
    state: sampleBy(game.game, match.now, viewer, table.sampleSeed),
    played: match.played.length,
    newsFrom: countHeard(index, viewer, storyLengthAtOwnTurn(table, game, viewer)),
    undo: undoFor(table, game, viewer),
    plan: viewer === 'watcher' ? [] : (planOf(table, viewer)?.moves ?? []),
    planned: viewer === 'watcher' ? null : planOutcomeOf(table, viewer),
    result: game.game.result(match.now),
  }
}

/** What a bot has played for somebody meanwhile is news to them, too. */
function storyLengthAtOwnTurn({ chairs }: OnlineTable, game: Table, viewer: Viewer): number {
  const length = storyLengthAtLastTurn(game, viewer)
  const movedAt = viewer === 'watcher' ? null : chairs[viewer]!.movedAt
  if (movedAt === null) return length
  return movedAt === 0 ? 0 : Math.min(length, game.storyLengths[movedAt] ?? length)
}

const NOTHING_TO_UNDO: SampledMatch['undo'] = { step: 0, turn: 0, barrier: 'passed' }

const undoFor = (table: OnlineTable, game: Table, viewer: Viewer): SampledMatch['undo'] =>
  viewer === 'watcher' || table.stage !== 'playing' || !isActive(table.chairs[viewer]!)
    ? NOTHING_TO_UNDO
    : undoDepth(game, viewer)

/** What this viewer has heard since the beginning. Spectators hear it late, a screen at the table does not. */
export const storyFor = (
  table: OnlineTable,
  viewer: Viewer,
  isDelayed: boolean = viewer === 'watcher' && isLateFor(table),
): readonly Line[] => visibleTo(wholeStory(table, { viewer, isDelayed }), viewer)

/** All that was told by then, of which a viewer hears what is for them. */
export const wholeStory = (table: OnlineTable, look: Look): readonly Line[] => gameFor(table, look)?.match.story ?? []

const forgottenSeats = ({ chairs }: OnlineTable): Seat[] =>
  chairs.flatMap(({ person, name }, seat) => (person !== null && name === '' ? [seat] : []))

/** The whole game with who sat where and how the deal was made, so that anybody can check it. */
const recordFor = (table: OnlineTable): string =>
  recordAt({ ...table.table!, chairs: table.chairs.map(playerIn) }, [
    ...forgottenNotes(forgottenSeats(table)),
    ...dealNotes({
      table: table.setup.deal ?? table.id,
      commitments: proofOf(table).commitments,
      shares: sharesShown(table),
    }),
  ])

export const indexOf = (table: OnlineTable): TableIndex => ({
  stage: table.stage,
  toMove: table.stage === 'playing' ? seatToMove(table) : null,
  due: nextDue(table),
  people: table.chairs.map(({ person }) => person),
})

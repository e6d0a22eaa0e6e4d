import type { Dice } from '@roundhouse/kernel/dice'
import type { Game, Result, Seat, Viewer } from '@roundhouse/kernel/game'
import type { PlayedMove } from '@roundhouse/kernel/match'
import { type GameRecord, type HeaderLine, headerOf, readRecord, replay, writeRecord } from '@roundhouse/kernel/record'
import { countVisibleTo, type Line, visibleTo } from '@roundhouse/kernel/story'
import { type Chair, chairsIn, forgottenIn } from './chairs.ts'
import type { GameName, TableGame } from './games.ts'

/** One moment of a replay, as one viewer saw it. */
export interface ReplayMoment {
  readonly place: number
  readonly viewer: Viewer
  readonly view: unknown
  readonly toMove: number | null
  readonly points: readonly number[]
  /** How much of the story was heard up to here, and how much of it before the last move. */
  readonly heard: number
  readonly newsFrom: number
}

/** A move of a replay, as one viewer heard of it. */
export interface ReplayMove {
  readonly seat: Seat
  readonly story: readonly Line[]
  /** By how much it changed the points of the one who moved. */
  readonly points: number
}

/** What there is to replay. */
export interface ReplayInfo {
  readonly game: GameName
  readonly options: readonly HeaderLine[]
  readonly chairs: readonly Chair[]
  /** Where people sat who wanted to be forgotten: their chairs have numbers for names. */
  readonly forgotten: readonly Seat[]
  readonly played: readonly PlayedMove[]
  readonly result: Result | null
  /** Where the first round or turn begins, the second, and so on: the number of moves played before it. */
  readonly stages: readonly number[]
}

/**
 * A recorded game with every state of it in memory: states share what did not change, so all of them together are small,
 * and any moment is there at once.
 */
export class ReplayTable {
  readonly info: ReplayInfo
  private readonly record: GameRecord
  private readonly game: Game
  private readonly states: readonly Dice[]
  private readonly story: readonly Line[]
  /** How long the story was when the game was dealt, and after each move. */
  private readonly storyLengths: readonly number[]

  constructor({ name, definition, stageOf }: TableGame, text: string) {
    const record = readRecord(text)
    const states: Dice[] = []
    const storyLengths: number[] = []
    const { game, match, result } = replay(definition, record, ({ now, story }) => {
      states.push(now)
      storyLengths.push(story.length)
    })
    const options = definition.readOptions(headerOf(record))
    this.record = record
    this.game = game
    this.states = states
    this.storyLengths = storyLengths
    this.story = match.story
    this.info = {
      game: name,
      options: record.options,
      chairs: chairsIn(record, game.seats),
      forgotten: forgottenIn(record),
      played: match.played,
      result,
      stages: beginnings(states.map(state => stageOf(options, game.view(state, 'watcher')).now)),
    }
  }

  /** The record of it up to this moment. */
  upTo(place: number): string {
    return writeRecord({ ...this.record, moves: this.record.moves.slice(0, place), result: null })
  }

  at(place: number, viewer: Viewer): ReplayMoment {
    const state = this.states[place]
    if (state === undefined) throw new RangeError(`There is no move ${place} of ${this.states.length - 1}`)
    return {
      place,
      viewer,
      view: this.game.view(state, viewer),
      toMove: this.game.toMove(state),
      points: this.game.points(state),
      heard: this.heardAt(place, viewer),
      newsFrom: place === 0 ? 0 : this.heardAt(place - 1, viewer),
    }
  }

  /** All that a viewer heard: a moment tells only how much of it had been heard by then, so that a jump brings no story. */
  heardBy(viewer: Viewer): Line[] {
    return visibleTo(this.story, viewer)
  }

  /** All moves in their order. */
  moves(viewer: Viewer): ReplayMove[] {
    return this.info.played.map(({ seat }, n) => ({
      seat,
      story: visibleTo(this.story.slice(this.storyLengths[n], this.storyLengths[n + 1]), viewer),
      points: this.pointsAt(n + 1)[seat]! - this.pointsAt(n)[seat]!,
    }))
  }

  private pointsAt(place: number): readonly number[] {
    return this.game.points(this.states[place]!)
  }

  private heardAt(place: number, viewer: Viewer): number {
    return countVisibleTo(this.story, viewer, this.storyLengths[place])
  }
}

/** Where each number first stands. */
const beginnings = (stages: readonly number[]): number[] =>
  stages.flatMap((stage, place) => (place === 0 || stages[place - 1] !== stage ? [place] : []))

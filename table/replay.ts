import { repeat } from '@roundhouse/kernel/branch'
import type { Dice } from '@roundhouse/kernel/dice'
import type { Game, Result, Viewer } from '@roundhouse/kernel/game'
import { begin, type Match, type PlayedMove } from '@roundhouse/kernel/match'
import { type GameRecord, headerOf, readRecord, replay, writeRecord } from '@roundhouse/kernel/record'
import { type Line, visibleTo } from '@roundhouse/kernel/story'
import { chairsIn } from './chairs.ts'
import type { GameName, Shelf } from './games.ts'
import type { Chair, Setup } from './snapshot.ts'

/** One moment of a replay, as one viewer saw it. */
export interface Moment {
  readonly place: number
  readonly viewer: Viewer
  readonly view: unknown
  readonly toMove: number | null
  readonly points: readonly number[]
  /** What was heard up to here, and how much of it was new with the last move. */
  readonly story: readonly Line[]
  readonly news: number
}

/** What there is to replay. */
export interface ReplayInfo {
  readonly game: GameName
  readonly options: Setup['options']
  readonly chairs: readonly Chair[]
  readonly played: readonly PlayedMove[]
  readonly result: Result | null
  /** Where the first round or turn begins, the second, and so on: the number of moves played before it. */
  readonly stages: readonly number[]
}

/**
 * A recorded game with every state of it at hand: states share what did not change, so all of them together are small,
 * and any moment is there at once.
 */
export class Replay {
  readonly reel: ReplayInfo
  private readonly record: GameRecord
  private readonly game: Game
  private readonly states: readonly Dice[]
  private readonly story: readonly Line[]
  /** How long the story was after so many moves. */
  private readonly told: readonly number[]

  constructor({ box, stageOf }: Shelf, text: string) {
    const record = readRecord(text)
    this.record = record
    this.game = box.open(box.readOptions(headerOf(record)))
    const { played } = replay(this.game, record).match
    let match: Match = begin(this.game, record.seed)
    const states = [match.now]
    const told = [match.story.length]
    for (const move of played) {
      match = repeat(this.game, match, move)
      states.push(match.now)
      told.push(match.story.length)
    }
    this.states = states
    this.told = told
    this.story = match.story
    this.reel = {
      game: box.name as GameName,
      options: record.options,
      chairs: chairsIn(record, this.game.seats),
      played,
      result: this.game.result(match.now),
      stages: beginnings(states.map(state => stageOf(this.game.view(state, 'watcher'), this.game.seats).now)),
    }
  }

  /** The record of it up to this moment. */
  upTo(place: number): string {
    return writeRecord({ ...this.record, moves: this.record.moves.slice(0, place), result: null })
  }

  at(place: number, viewer: Viewer): Moment {
    const state = this.states[place]
    if (state === undefined) throw new RangeError(`There is no move ${place} of ${this.states.length - 1}`)
    const story = visibleTo(this.story.slice(0, this.told[place]), viewer)
    const before = place === 0 ? 0 : visibleTo(this.story.slice(0, this.told[place - 1]), viewer).length
    return {
      place,
      viewer,
      view: this.game.view(state, viewer),
      toMove: this.game.toMove(state),
      points: this.game.points(state),
      story,
      news: before,
    }
  }
}

/** Where each number first stands. */
const beginnings = (stages: readonly number[]): number[] =>
  stages.flatMap((stage, place) => (place === 0 || stages[place - 1] !== stage ? [place] : []))

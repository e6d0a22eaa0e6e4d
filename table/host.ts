import { observationOf } from '@roundhouse/bots/play/bot'
import { branchFrom, repeat } from '@roundhouse/kernel/branch'
import { fork, type Seed } from '@roundhouse/kernel/dice'
import type { Game, Reason, Seat, Viewer } from '@roundhouse/kernel/game'
import { begin, type Match, play, undoMove, undoTurn } from '@roundhouse/kernel/match'
import { headerOf, readRecord, recordOf, replay, writeRecord } from '@roundhouse/kernel/record'
import { visibleTo } from '@roundhouse/kernel/story'
import { notesOf } from './chairs.ts'
import type { AnyGameDefinition } from './games.ts'
import type { Asked, Sought } from './players.ts'
import type { Answer, Back, Chair, Scene, Setup, Waiting } from './snapshot.ts'

/**
 * A match with everything that is secret in it. It lives in a worker; the page is told scenes.
 *
 * A class, because it has a life: moves come in, bots think, the one in front of the screen changes.
 */
export class Host {
  readonly id: string
  readonly setup: Setup
  private readonly box: AnyGameDefinition
  private readonly options: unknown
  private readonly game: Game
  private match: Match
  /** Who sits in front of the screen; `null`: nobody has sat down since the last hand-over. */
  private front: Seat | null
  /** How long the story was after each move. */
  private told: readonly number[] = []

  constructor(id: string, box: AnyGameDefinition, setup: Setup, seed: Seed) {
    this.id = id
    this.setup = setup
    this.box = box
    this.options = box.readOptions(headerOf({ options: setup.options, notes: [] }))
    this.game = box.open(this.options)
    this.match = begin(this.game, seed)
    this.front = this.onlyPerson()
  }

  /** Goes on from a record: the version of its rules and every move in it are checked. */
  static resume(id: string, box: AnyGameDefinition, chairs: readonly Chair[], text: string): Host {
    const record = readRecord(text)
    const host = new Host(id, box, { game: box.name as Setup['game'], options: record.options, chairs }, record.seed)
    for (const move of replay(box, record).match.played) host.follow(repeat(host.game, host.match, move))
    return host
  }

  /** Goes on from where a record stops, as a seat of it: what that seat could not see is dealt anew. */
  static branchFrom(
    id: string,
    box: AnyGameDefinition,
    chairs: readonly Chair[],
    text: string,
    seat: Seat,
    seed: Seed,
  ): Host {
    const host = Host.resume(id, box, chairs, text)
    host.follow(branchFrom(host.game, host.match, seat, seed))
    return host
  }

  /** With one person nothing is ever handed over; with none everybody only watches. */
  private onlyPerson(): Seat | null {
    const people = this.people()
    return people.length === 1 ? people[0]! : null
  }

  private people(): Seat[] {
    return this.setup.chairs.flatMap(({ is }, seat) => (is === 'person' ? [seat] : []))
  }

  private toMove(): Seat | null {
    return this.game.toMove(this.match.now)
  }

  waiting(): Waiting {
    const seat = this.toMove()
    if (seat === null) return 'nobody'
    if (this.setup.chairs[seat]!.is === 'bot') return 'bot'
    return seat === this.front ? 'person' : 'hand-over'
  }

  /** While the screen goes from hand to hand, and when only bots play, it shows what everybody may see. */
  private viewer(): Viewer {
    const waiting = this.waiting()
    if (waiting === 'hand-over' || this.front === null) return 'watcher'
    return this.front
  }

  /** Whoever is to decide sits down in front of the screen. */
  sit(): void {
    const seat = this.toMove()
    if (seat !== null && this.setup.chairs[seat]!.is === 'person') this.front = seat
  }

  scene(): Scene {
    const { game, match } = this
    const viewer = this.viewer()
    const waiting = this.waiting()
    return {
      id: this.id,
      game: this.setup.game,
      options: this.setup.options,
      chairs: this.setup.chairs,
      viewer,
      view: game.view(match.now, viewer),
      waiting,
      toMove: this.toMove(),
      moves: waiting === 'person' ? game.moves(match.now).map(move => game.write(move)) : [],
      story: visibleTo(match.story, viewer),
      news: this.newsFor(viewer),
      played: match.played.length,
      back: this.back(),
      points: game.points(match.now),
      result: game.result(match.now),
    }
  }

  /** Where in what this viewer has heard its own last turn ended. */
  private newsFor(viewer: Viewer): number {
    const { played, story } = this.match
    let place = played.length
    while (place > 0 && played[place - 1]!.seat === viewer) place--
    while (place > 0 && played[place - 1]!.seat !== viewer) place--
    return place === 0 ? 0 : visibleTo(story.slice(0, this.told[place - 1]), viewer).length
  }

  private back(): Back {
    const { back, barrier, played } = this.match
    const isOwn = this.waiting() === 'person' && played.at(-1)?.seat === this.front
    return { step: isOwn && back.length > 0, turn: isOwn && back.length > 1, barrier }
  }

  play(text: string): Answer {
    const seat = this.toMove()
    if (seat === null || seat !== this.front) return { ok: false, reason: this.reasonFor(text) }
    const reason = this.game.why(this.match.now, seat, text)
    if (reason !== null) return { ok: false, reason }
    this.follow(play(this.game, this.match, seat, text))
    return { ok: true }
  }

  /** The match after one more of its moves. */
  private follow(match: Match): void {
    this.match = match
    this.told = [...this.told, match.story.length]
  }

  private reasonFor(text: string): Reason {
    const reason = this.game.why(this.match.now, this.front ?? 0, text)
    return reason ?? { rule: 'table', code: 'not-in-front', facts: {}, remedy: 'sit-down' }
  }

  why(text: string): Reason | null {
    return this.game.why(this.match.now, this.front ?? 0, text)
  }

  undo(isWholeTurn: boolean): void {
    const seat = this.front
    if (seat === null || !this.back().step) return
    this.match = isWholeTurn ? undoTurn(this.match, seat) : undoMove(this.match, seat)
    this.told = this.told.slice(0, this.match.played.length)
  }

  /** What a bot is told: a state that could be the true one as far as its seat can see. */
  guessForBot(): Asked | null {
    const seat = this.toMove()
    const chair = seat === null ? null : this.setup.chairs[seat]!
    if (seat === null || chair?.is !== 'bot') return null
    return { level: chair.level, ...this.guessFor(seat) }
  }

  /** What the coach is told: the same, for the person in front. */
  guessForCoach(): Sought | null {
    return this.waiting() === 'person' ? this.guessFor(this.front!) : null
  }

  private guessFor(seat: Seat): Sought {
    const seed = fork(fork(this.match.now.seed, 1), this.match.played.length)
    const { guess } = observationOf(this.game, this.match.now, seat, { seed, rolled: 0 })
    return { seat, state: guess(), seed: fork(seed, 1) }
  }

  /** A bot's answer is checked as anybody's move is. */
  playForBot(text: string): void {
    const seat = this.toMove()
    if (seat === null || this.setup.chairs[seat]!.is !== 'bot') return
    this.follow(play(this.game, this.match, seat, text))
  }

  /** The whole game as a record; of a running one it holds the seed, so it never goes to the page. */
  record(): string {
    return writeRecord(recordOf(this.box, this.options, this.match, notesOf(this.setup.chairs)))
  }

  isOver(): boolean {
    return this.toMove() === null
  }
}

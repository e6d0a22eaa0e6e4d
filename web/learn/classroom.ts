import type { Reason } from '@roundhouse/kernel/game'
import { type Match, play } from '@roundhouse/kernel/match'
import { visibleTo } from '@roundhouse/kernel/story'
import type { GameName } from '@roundhouse/table/games'
import type { Answer, Snapshot } from '@roundhouse/table/snapshot'
import { after, type Step } from './lesson.ts'
import type { OpenPosition } from './position.ts'

/** Who learns sits here. */
const SEAT = 0

/** One step of a lesson as it is played: what is on the table, and what is still asked for. */
export class Classroom {
  private readonly name: GameName
  private readonly step: Step
  private readonly opened: OpenPosition
  private readonly names: readonly string[]
  private match: Match
  private goals: Step['goals']
  /** Something was played that is legal, but not what was asked for. */
  private hasStrayed = false

  constructor(name: GameName, step: Step, opened: OpenPosition, names: readonly string[]) {
    this.name = name
    this.step = step
    this.opened = opened
    this.names = names
    this.match = { seed: opened.state.seed, now: opened.state, played: [], story: [], back: [], barrier: 'begun' }
    this.goals = step.goals
  }

  snapshot(): Snapshot {
    const { game, options } = this.opened
    const { now, played, story } = this.match
    const toMove = game.toMove(now)
    const isOpen = toMove === SEAT && !this.isDone() && !this.hasStrayed
    return {
      id: `${this.name}-${this.step.name}`,
      game: this.name,
      options,
      chairs: this.names.map(name => ({ is: 'person', name })),
      viewer: SEAT,
      view: game.view(now, SEAT),
      waiting: isOpen ? 'person' : 'nobody',
      toMove,
      moves: isOpen ? game.moves(now).map(move => game.write(move)) : [],
      story: visibleTo(story, SEAT),
      newsFrom: 0,
      played: played.length,
      back: { step: false, turn: false, barrier: 'begun' },
      points: game.points(now),
      result: null,
    }
  }

  play(text: string): Answer {
    const reason = this.why(text)
    if (reason !== null) return { ok: false, reason }
    this.match = play(this.opened.game, this.match, SEAT, text)
    const left = after(this.goals, this.match.played.at(-1)!.text)
    this.hasStrayed = left === null
    this.goals = left ?? this.goals
    return { ok: true }
  }

  /** A move that is asked for now, for whoever is stuck; `null`: nothing is. */
  hint(): string | null {
    return this.snapshot().moves.find(text => after(this.goals, text) !== null) ?? null
  }

  why(text: string): Reason | null {
    return this.opened.game.why(this.match.now, SEAT, text)
  }

  isDone(): boolean {
    return this.goals.length === 0
  }

  progress(): Progress {
    if (this.hasStrayed) return 'strayed'
    return this.isDone() ? 'done' : 'open'
  }
}

export type Progress = 'open' | 'strayed' | 'done'

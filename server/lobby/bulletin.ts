import type { LobbyList, Topic } from '@roundhouse/wire/lobby'
import type { FromServer } from '@roundhouse/wire/messages'
import type { Clock } from '../clock.ts'
import type { Follower } from '../hub/reception.ts'

/** Where what is told comes from. */
export interface BulletinSupport {
  readonly clock: Clock
  /** The lobby as this person may see it; `null`: somebody without a name. */
  lobbyFor(person: number | null): Promise<LobbyList>
  turnsOf(person: number): Promise<{ readonly turns: number; readonly invitations: number }>
  onTrouble(what: string, error: unknown): void
}

/** Milliseconds: how often somebody is told something new at most, and when it is looked at what others have written. */
const SHORTEST = 500
const LONGEST = 5000

/** What a page was told last. */
interface Told {
  readonly topics: ReadonlySet<Topic>
  list: LobbyList | null
  /** As text: the same is not told twice. */
  turns: string | null
  number: number
}

/** Tells pages of the lobby and of their readers' turns while they look. */
export class Bulletin {
  private readonly support: BulletinSupport
  private readonly followers = new Map<Follower, Told>()
  private callOff: (() => void) | null = null
  private wakesAt = 0
  private isTelling = false
  private isStopped = false

  constructor(support: BulletinSupport) {
    this.support = support
  }

  follow(follower: Follower, topics: readonly Topic[]): void {
    if (topics.length === 0) {
      this.followers.delete(follower)
      return
    }
    this.followers.set(follower, { topics: new Set(topics), list: null, turns: null, number: 0 })
    void this.tellOne(follower)
    this.wakeWithin(LONGEST)
  }

  /** Something has changed that somebody may want to hear of. */
  changed(): void {
    if (this.followers.size > 0) this.wakeWithin(SHORTEST)
  }

  stop(): void {
    this.isStopped = true
    this.callOff?.()
    this.followers.clear()
  }

  /** Everybody is told by then; sooner if that was said before. */
  private wakeWithin(milliseconds: number): void {
    const at = this.support.clock.now() + milliseconds
    if (this.isStopped || (this.callOff !== null && this.wakesAt <= at)) return
    this.callOff?.()
    this.wakesAt = at
    this.callOff = this.support.clock.wake(at, () => {
      this.callOff = null
      void this.tellAll()
    })
  }

  private async tellAll(): Promise<void> {
    if (this.isTelling) return this.wakeWithin(SHORTEST)
    this.isTelling = true
    for (const follower of [...this.followers.keys()]) await this.tellOne(follower)
    this.isTelling = false
    if (this.followers.size > 0) this.wakeWithin(LONGEST)
  }

  private async tellOne(follower: Follower): Promise<void> {
    try {
      const told = this.followers.get(follower)
      if (told?.topics.has('lobby')) await this.tellLobby(follower, told)
      if (told?.topics.has('turns')) await this.tellTurns(follower, told)
    } catch (error) {
      if (!this.isStopped) this.support.onTrouble('somebody could not be told what is new', error)
    }
  }

  private async tellLobby(follower: Follower, told: Told): Promise<void> {
    const list = await this.support.lobbyFor(follower.person?.number ?? null)
    if (!this.isCurrent(follower, told) || JSON.stringify(list) === JSON.stringify(told.list)) return
    told.list = list
    told.number++
    follower.tell({ type: 'lobby', number: told.number, list })
  }

  private async tellTurns(follower: Follower, told: Told): Promise<void> {
    if (follower.person === null) return
    const message: FromServer = { type: 'turns', ...(await this.support.turnsOf(follower.person.number)) }
    const text = JSON.stringify(message)
    if (!this.isCurrent(follower, told) || text === told.turns) return
    told.turns = text
    follower.tell(message)
  }

  /** Meanwhile somebody may have gone, or wants something else. */
  private isCurrent(follower: Follower, told: Told): boolean {
    return this.followers.get(follower) === told
  }
}

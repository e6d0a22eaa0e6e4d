/** How much somebody may do: so much at a time, and so much more each second. */
export interface Allowance {
  readonly most: number
  readonly perSecond: number
}

/** What everybody may do at most. */
export interface Allowances {
  /** Messages of one line, and how many too many are forgiven before it is closed. */
  readonly messages: Allowance
  readonly excess: Allowance
  /** Commands of a person at one table. */
  readonly commands: Allowance
  /** What a person says. */
  readonly talk: Allowance
  /** Tables that a person sets up. */
  readonly setUps: Allowance
  /** Lines of a chat that a person reports, message by message. */
  readonly reports: Allowance
  /** Keys to one's own chairs that a person makes, and vacations that they set. */
  readonly keys: Allowance
  readonly vacations: Allowance
  /** Whatever a person asks of the lobby: a seat, a rematch, an invitation. */
  readonly meetings: Allowance
  /** Changes of notices, and messages that a person has sent to try them or to prove an address. */
  readonly notices: Allowance
  readonly trials: Allowance
  /** How often a person calls another to a table. */
  readonly calls: Allowance
  /** Tournaments that a person sets up. */
  readonly tournaments: Allowance
}

export const USUAL: Allowances = {
  messages: { most: 40, perSecond: 4 },
  excess: { most: 10, perSecond: 1 / 6 },
  commands: { most: 60, perSecond: 1 },
  talk: { most: 5, perSecond: 1 / 3 },
  setUps: { most: 10, perSecond: 10 / 3600 },
  reports: { most: 5, perSecond: 5 / 3600 },
  keys: { most: 10, perSecond: 10 / 3600 },
  vacations: { most: 10, perSecond: 10 / 3600 },
  meetings: { most: 30, perSecond: 1 / 10 },
  notices: { most: 60, perSecond: 60 / 3600 },
  trials: { most: 6, perSecond: 6 / 3600 },
  calls: { most: 10, perSecond: 10 / 3600 },
  tournaments: { most: 5, perSecond: 5 / 86_400 },
}

/** What is left of an allowance: a bucket that fills up again. */
export class Bucket {
  private readonly allowance: Allowance
  private left: number
  private at: number

  constructor(allowance: Allowance, at: number) {
    this.allowance = allowance
    this.left = allowance.most
    this.at = at
  }

  /** Takes one, or answers how many milliseconds are to be waited for the next; 0: it was there. */
  take(at: number): number {
    const { most, perSecond } = this.allowance
    this.left = Math.min(most, this.left + (Math.max(0, at - this.at) / 1000) * perSecond)
    this.at = Math.max(this.at, at)
    if (this.left >= 1) {
      this.left--
      return 0
    }
    return Math.ceil(((1 - this.left) / perSecond) * 1000)
  }

  /** As if nothing was ever taken: there is nothing to remember about this one. */
  isFull(at: number): boolean {
    const { most, perSecond } = this.allowance
    return this.left + (Math.max(0, at - this.at) / 1000) * perSecond >= most
  }
}

/** Buckets by name, each made when it is first used and forgotten when it is full again. */
export class Buckets {
  private readonly allowance: Allowance
  private readonly buckets = new Map<string | number, Bucket>()
  private swept = 0

  constructor(allowance: Allowance) {
    this.allowance = allowance
  }

  take(name: string | number, at: number): number {
    this.sweep(at)
    const bucket = this.buckets.get(name) ?? new Bucket(this.allowance, at)
    this.buckets.set(name, bucket)
    return bucket.take(at)
  }

  private sweep(at: number): void {
    if (this.buckets.size < 1000 || at - this.swept < SWEEP) return
    this.swept = at
    for (const [name, bucket] of this.buckets) if (bucket.isFull(at)) this.buckets.delete(name)
  }
}

/** Milliseconds. */
const SWEEP = 60_000

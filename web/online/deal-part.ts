import type { Seat } from '@roundhouse/kernel/game'
import type { OnlineSnapshot } from '@roundhouse/wire/online-snapshot'
import type { KeptDeal } from './deal.ts'
import type { GuestSupport } from './guest-support.ts'
import type { OnlineState } from './state.ts'

/** What a page does beside its part in the deal. */
export interface DealDesk {
  /** Is a number on its way? */
  isSharing(): boolean
  share(share: string): void
  /** A number was found that another tab had made. */
  goOn(): void
  tell(): void
}

type DealSupport = Pick<GuestSupport, 'newShare' | 'keep' | 'keptDeal' | 'finish'>

/** What a page does for the deal: it makes a number, shows it in time, and after the end sees how it was dealt. */
export class DealPart {
  readonly #support: DealSupport
  readonly #desk: DealDesk
  #kept: KeptDeal | null = null
  #result: OnlineState['deal'] = null
  #isOver = false
  #hasFetched = false
  /** It would be refused again, and again. */
  #isRefused = false

  constructor(support: DealSupport, desk: DealDesk) {
    this.#support = support
    this.#desk = desk
  }

  /** Goes on with the number of an earlier visit. */
  restore(kept: KeptDeal | null): void {
    this.#kept = kept
  }

  /** What was found when the deal was worked out again. */
  get found(): OnlineState['deal'] {
    return this.#result
  }

  /** The game is over, and nothing of it is kept here any more. */
  get hasFinished(): boolean {
    return this.#isOver
  }

  /** What one is bound to must not be lost; answers the number. */
  async makeShare(): Promise<string> {
    this.#kept ??= { share: this.#support.newShare(), commitments: null }
    const { share } = this.#kept
    await this.#support.keep('deal', this.#kept)
    return share
  }

  /** Another tab has been quicker. */
  refuseShare(): void {
    this.#isRefused = true
  }

  /** When everybody is bound, this page shows its number by itself. */
  goOn({ stage, deal }: OnlineSnapshot, seat: Seat): void {
    if (stage === 'seating') {
      this.#isRefused = false
      return
    }
    if (this.#kept === null) return this.#fetch(stage)
    if (this.#kept.commitments === null && stage !== 'called-off') {
      this.#kept = { ...this.#kept, commitments: deal.commitments }
      void this.#support.keep('deal', this.#kept)
    }
    if (stage === 'dealing' && !deal.shown[seat + 1] && !this.#desk.isSharing() && !this.#isRefused)
      this.#desk.share(this.#kept.share)
  }

  /** Another tab may have made the number. */
  #fetch(stage: OnlineSnapshot['stage']): void {
    if (stage !== 'dealing' || this.#hasFetched) return
    this.#hasFetched = true
    void this.#support.keptDeal().then(kept => {
      this.#kept ??= kept
      if (this.#kept !== null) this.#desk.goOn()
    })
  }

  /** The game goes to the page's own, once. */
  finish(online: OnlineSnapshot): void {
    if (this.#isOver || online.stage !== 'over' || online.record === null) return
    this.#isOver = true
    void this.#support.finish({ ...online, record: online.record }, this.#kept).then(found => {
      this.#result = found
      for (const part of ['known', 'deal'] as const) void this.#support.keep(part, undefined)
      this.#desk.tell()
    })
  }
}

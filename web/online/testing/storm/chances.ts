import { type Dice, fork, roll, type Seed } from '@roundhouse/kernel/dice'

/** Whatever happens by chance in a world. Each part of it has dice of its own, so what one does never shifts another. */
export class Chances {
  readonly seed: Seed
  private readonly dice: Dice

  constructor(seed: Seed) {
    this.seed = seed
    this.dice = { seed, rolled: 0 }
  }

  of(n: number): Chances {
    return new Chances(fork(this.seed, n))
  }

  below(sides: number): number {
    return roll(this.dice, sides)
  }

  /** Once in so many times. */
  once(times: number): boolean {
    return this.below(times) === 0
  }

  oneOf<Thing>(...things: readonly Thing[]): Thing {
    return things[this.below(things.length)]!
  }

  digits(length: number): string {
    return Array.from({ length }, () => this.below(16).toString(16)).join('')
  }
}

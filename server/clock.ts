/** The time, in milliseconds, and who is to be woken when. Tests have one of their own. */
export interface Clock {
  now(): number
  /** Runs something at a time, or as soon as that has passed; answers how to call it off. */
  wake(at: number, run: () => void): () => void
  /** How far the world is ahead of this clock: nobody could do anything in that time. */
  ahead?(): number
  /** From now on it is as late here as in the world. */
  catchUp?(): void
}

/** What a machine tells of the time: that of the world, which somebody may set, and that which has passed. */
interface MachineTime {
  readonly world: () => number
  readonly passed: () => number
}

/** Milliseconds without being asked, after which this process had stood still: a server looks at its clock every second. */
const STILL = 10_000

/**
 * The time in which this process was awake. It begins with that of the world and then just passes: it does not jump when somebody
 * sets the machine's clock, nor when the machine slept or the process was stopped. What it has missed it tells (`ahead`).
 */
export class SteadyClock implements Clock {
  private readonly machine: MachineTime
  private time: number
  private seen: number

  constructor(machine: MachineTime = { world: () => Date.now(), passed: () => performance.now() }) {
    this.machine = machine
    this.time = machine.world()
    this.seen = machine.passed()
  }

  now(): number {
    const passed = this.machine.passed()
    if (passed - this.seen <= STILL) this.time += passed - this.seen
    this.seen = passed
    return Math.floor(this.time)
  }

  ahead(): number {
    return this.machine.world() - this.now()
  }

  catchUp(): void {
    this.time = Math.max(this.now(), this.machine.world())
  }

  wake(at: number, run: () => void): () => void {
    const timer = setTimeout(run, Math.max(0, at - this.now()))
    timer.unref()
    return () => clearTimeout(timer)
  }
}

export const systemClock: Clock = new SteadyClock()

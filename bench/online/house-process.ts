import { type ChildProcess, fork } from 'node:child_process'
import { NODE_FLAGS } from '@roundhouse/server/node-flags'
import type { Pace } from '@roundhouse/wire/setup'
import type { Alarm, ReplayedLog } from './alarms.ts'
import type { DealtTable, Inquiry, Usage } from './house.ts'

/** The server in a process of its own, as those who measure it see it. */
export class HouseProcess {
  readonly address: string
  /** Milliseconds from its start until it listened. */
  readonly startedIn: number
  private readonly child: ChildProcess

  private constructor(child: ChildProcess, address: string, startedIn: number) {
    this.child = child
    this.address = address
    this.startedIn = startedIn
  }

  static async start(program: string, folder: string, postgres: string | null = null): Promise<HouseProcess> {
    const child = fork(program, ['house', folder, ...(postgres === null ? [] : [postgres])], {
      execArgv: ['--expose-gc', ...NODE_FLAGS],
    })
    const { address, startedIn } = await nextMessage<{ address: string; startedIn: number }>(child)
    return new HouseProcess(child, address, startedIn)
  }

  setUp(tables: number, pace: Pace = 'live'): Promise<DealtTable[]> {
    return this.ask({ is: 'set-up', tables, pace })
  }

  /** Milliseconds that each took. */
  open(ids: readonly string[]): Promise<number[]> {
    return this.ask({ is: 'open', ids })
  }

  /** Until it has done what it does by itself after its start, and no table is open. */
  rest(): Promise<void> {
    return this.ask({ is: 'rest' })
  }

  /** Answers how many people are told. */
  tell(tables: number, url: string): Promise<number> {
    return this.ask({ is: 'tell', tables, url })
  }

  /** Milliseconds of the processor so far. Its memory is left as it is: a server that has just been cleared of all garbage is slow at first. */
  cpu(): Promise<number> {
    return this.ask({ is: 'cpu' })
  }

  usage(): Promise<Usage> {
    return this.ask({ is: 'usage' })
  }

  /** Milliseconds of the processor for a second in which nobody comes, watched for that many seconds. */
  idle(seconds: number): Promise<number> {
    return this.ask({ is: 'idle', seconds })
  }

  /** Until the clocks of all tables have run out. */
  ring(): Promise<Alarm[]> {
    return this.ask({ is: 'ring' })
  }

  replay(ids: readonly string[]): Promise<ReplayedLog[]> {
    return this.ask({ is: 'replay', ids })
  }

  async stop(): Promise<void> {
    const ended = new Promise(resolve => this.child.once('exit', resolve))
    this.child.send({ is: 'stop' } satisfies Inquiry)
    await ended
  }

  private async ask<Answer>(inquiry: Inquiry): Promise<Answer> {
    this.child.send(inquiry)
    return (await nextMessage<{ answer: Answer }>(this.child)).answer
  }
}

const nextMessage = <T>(child: ChildProcess): Promise<T> =>
  new Promise((resolve, reject) => {
    const onExit = () => reject(new Error('the server of the benchmark has ended'))
    child.once('exit', onExit)
    child.once('message', message => {
      child.off('exit', onExit)
      resolve(message as T)
    })
  })

import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import type { Wire } from '@roundhouse/bots/play/protocol/external-bot'
import { ProtocolFault, quoted } from '@roundhouse/bots/play/protocol/fault'
import { MOST_WRITTEN } from '@roundhouse/bots/play/protocol/reading'

/** How long a program that is told that nothing more will be asked has to go by itself, and then after SIGTERM. */
const GRACE = 1000
/** What a program wrote last may arrive a little after we hear that it has ended. */
const LAST_LINES = 200
const MOST_REMEMBERED = 2000

/** Programs that run; none of them outlives us. */
const living = new Set<ProcessWire>()
process.once('exit', () => {
  for (const wire of living) wire.kill('SIGKILL')
})

/** A bot as a process of its own: a line on its standard input is answered by a line on its standard output. */
export class ProcessWire implements Wire {
  private readonly child: ChildProcessWithoutNullStreams
  private readonly ended: Promise<void>
  /** Ends the question that is open: with an answer, or with what went wrong. */
  private settle: ((result: string | ProtocolFault) => void) | null = null
  /** Why it cannot be asked any more. */
  private fault: ProtocolFault | null = null
  /** What has come and is no whole line yet, and how much has come since it was asked. */
  private begun = ''
  private written = 0
  /** The end of what it wrote to its standard error. */
  private remembered = ''

  constructor([program, ...args]: readonly string[]) {
    // A group of its own: whatever it starts ends with it, and Ctrl-C is for us alone.
    this.child = spawn(program!, args, { detached: process.platform !== 'win32', windowsHide: true })
    living.add(this)
    this.ended = new Promise(resolve => this.listen(resolve))
  }

  ask(line: string, milliseconds: number): Promise<string> {
    if (this.fault !== null) return Promise.reject(this.fault)
    this.written = this.begun.length
    return new Promise((answer, refuse) => {
      // An answer may have come while we were busy ourselves: it is read before this says that it is late.
      const late = () =>
        setImmediate(() => this.settle === settle && this.fail(`gave no answer within ${milliseconds} ms`))
      const timer = setTimeout(late, milliseconds)
      const settle = (result: string | ProtocolFault): void => {
        clearTimeout(timer)
        this.settle = null
        if (typeof result === 'string') answer(result)
        else refuse(result)
      }
      this.settle = settle
      this.tell(line)
    })
  }

  tell(line: string): void {
    if (this.child.stdin.writable) this.child.stdin.write(`${line}\n`)
  }

  end(how: 'good' | 'bad'): Promise<void> {
    if (how === 'bad') this.kill('SIGKILL')
    else this.sendAway()
    return this.ended
  }

  /** Ends the program and whatever it has started. */
  kill(signal: 'SIGTERM' | 'SIGKILL'): void {
    const { pid } = this.child
    // The number of a process that has ended may be another's by now.
    if (pid === undefined || !living.has(this)) return
    try {
      if (process.platform === 'win32') this.child.kill(signal)
      else process.kill(-pid, signal)
    } catch {
      // It has ended already.
    }
  }

  private sendAway(): void {
    this.child.stdin.end()
    const timers = [setTimeout(() => this.kill('SIGTERM'), GRACE), setTimeout(() => this.kill('SIGKILL'), 2 * GRACE)]
    void this.ended.then(() => timers.forEach(clearTimeout))
  }

  private listen(onEnded: () => void): void {
    const { child } = this
    const { stdin, stdout, stderr } = child
    const forget = (): void => {
      living.delete(this)
      onEnded()
    }
    // A pipe that nobody reads any more: that the program has ended, or does not answer, says more.
    stdin.on('error', () => {})
    stdout.setEncoding('utf8').on('data', (text: string) => this.take(text))
    stdout.on('end', () => setTimeout(() => this.fail('closed its standard output'), LAST_LINES).unref())
    stderr.setEncoding('utf8').on('data', (text: string) => {
      this.remembered = (this.remembered + text).slice(-MOST_REMEMBERED)
    })
    child.on('error', (error: NodeJS.ErrnoException) => {
      this.fail(`could not be started: ${error.code === 'ENOENT' ? 'there is no such program' : error.message}`)
      forget()
    })
    child.on('close', (code, signal) => this.fail(this.endWords(code, signal)))
    child.on('exit', (code, signal) => {
      this.kill('SIGKILL')
      forget()
      setTimeout(() => {
        this.fail(this.endWords(code, signal))
        // Whatever it has left behind may hold its pipes open; we do not.
        for (const stream of [stdin, stdout, stderr]) stream.destroy()
      }, LAST_LINES)
    })
  }

  private take(text: string): void {
    this.written += text.length
    const [first, ...more] = (this.begun + text).split('\n')
    if (this.written > MOST_WRITTEN)
      return this.fail(`wrote more than ${MOST_WRITTEN} characters at once, beginning with ${quoted(first!)}`)
    this.begun = more.at(-1) ?? first!
    for (const line of [first!, ...more].slice(0, -1)) {
      if (this.settle === null) return this.fail(`wrote ${quoted(line)} without being asked`)
      this.settle(line)
    }
  }

  /** It cannot be asked any more. The first reason is the one that counts. */
  private fail(what: string): void {
    if (this.fault !== null) return
    this.fault = new ProtocolFault(what)
    this.child.stdout.destroy()
    this.kill('SIGKILL')
    this.settle?.(this.fault)
  }

  private endWords(code: number | null, signal: NodeJS.Signals | null): string {
    const last = this.remembered.trim().split('\n').at(-1)!.trim()
    const how = code === null ? `was ended by ${signal}` : `ended with exit code ${code}`
    return last === '' ? how : `${how}, saying ${quoted(last)}`
  }
}

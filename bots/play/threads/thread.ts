import { type MessagePort, Worker } from 'node:worker_threads'

interface Asked<Question> {
  readonly id: number
  readonly question: Question
}

type Told<Answer> =
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly error: { readonly name: string; readonly message: string } }

interface Waiting<Answer> {
  resolve(answer: Answer): void
  reject(error: unknown): void
}

/** What a thread runs: a file, or plain code that needs no other file. */
export type Program = { readonly file: string } | { readonly code: string }

const workerOf = (program: Program, workerData: unknown): Worker =>
  'code' in program ? new Worker(program.code, { eval: true, workerData }) : new Worker(program.file, { workerData })

/** A thread of Node that is asked questions and answers them, several at once if it likes. */
export class Thread<Question, Answer> {
  private readonly worker: Worker
  private readonly waiting = new Map<number, Waiting<Answer>>()
  private asked = 0

  /** The program has to call `answerAll`; `given` is its `workerData`. */
  constructor(program: Program, given?: unknown) {
    this.worker = workerOf(program, given)
    this.worker.on('message', (told: Told<Answer>) => this.visibleTo(told))
    this.worker.on('error', error => this.fail(error))
  }

  ask(question: Question): Promise<Answer> {
    const asked: Asked<Question> = { id: this.asked++, question }
    return new Promise((resolve, reject) => {
      this.waiting.set(asked.id, { resolve, reject })
      this.worker.postMessage(asked)
    })
  }

  async end(): Promise<void> {
    await this.worker.terminate()
  }

  private visibleTo(told: Told<Answer>): void {
    const waiting = this.waiting.get(told.id)
    this.waiting.delete(told.id)
    if ('answer' in told) waiting?.resolve(told.answer)
    else waiting?.reject(Object.assign(new Error(told.error.message), { name: told.error.name }))
  }

  /** The thread has broken: nobody will answer any more. */
  private fail(error: unknown): void {
    for (const { reject } of this.waiting.values()) reject(error)
    this.waiting.clear()
  }
}

/** In a thread: answers everything that is asked through the port. */
export function answerAll<Question, Answer>(
  port: MessagePort,
  answer: (question: Question) => Answer | Promise<Answer>,
): void {
  port.on('message', async ({ id, question }: Asked<Question>) => {
    try {
      port.postMessage({ id, answer: await answer(question) })
    } catch (error) {
      const { name, message } = error as Error
      port.postMessage({ id, error: { name, message } })
    }
  })
}

import { type MessagePort, Worker } from 'node:worker_threads'

interface Request<Question> {
  readonly id: number
  readonly question: Question
}

type Response<Answer> =
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly error: { readonly name: string; readonly message: string } }

interface PendingAnswer<Answer> {
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
  private readonly pending = new Map<number, PendingAnswer<Answer>>()
  private request = 0

  /** The program has to call `answerAll`; `given` is its `workerData`. */
  constructor(program: Program, given?: unknown) {
    this.worker = workerOf(program, given)
    this.worker.on('message', (response: Response<Answer>) => this.receive(response))
    this.worker.on('error', error => this.fail(error))
  }

  ask(question: Question): Promise<Answer> {
    const request: Request<Question> = { id: this.request++, question }
    return new Promise((resolve, reject) => {
      this.pending.set(request.id, { resolve, reject })
      this.worker.postMessage(request)
    })
  }

  async end(): Promise<void> {
    await this.worker.terminate()
  }

  private receive(response: Response<Answer>): void {
    const pending = this.pending.get(response.id)
    this.pending.delete(response.id)
    if ('answer' in response) pending?.resolve(response.answer)
    else pending?.reject(Object.assign(new Error(response.error.message), { name: response.error.name }))
  }

  /** The thread has broken: nobody will answer any more. */
  private fail(error: unknown): void {
    for (const { reject } of this.pending.values()) reject(error)
    this.pending.clear()
  }
}

/** In a thread: answers everything that is asked through the port. */
export function answerAll<Question, Answer>(
  port: MessagePort,
  answer: (question: Question) => Answer | Promise<Answer>,
): void {
  port.on('message', async ({ id, question }: Request<Question>) => {
    try {
      port.postMessage({ id, answer: await answer(question) })
    } catch (error) {
      const { name, message } = error as Error
      port.postMessage({ id, error: { name, message } })
    }
  })
}

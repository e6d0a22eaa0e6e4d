import { parentPort, workerData } from 'node:worker_threads'
import { LawViolation } from '@roundhouse/kernel/laws'
import { gameNamed } from '../games.ts'
import type { ExaminationMessage, ExaminationTask } from './thread.ts'

const tell = (message: ExaminationMessage): void => parentPort!.postMessage(message)

try {
  const { game, job } = workerData as ExaminationTask
  const onProgress = (games: number): void => tell({ is: 'progress', games })
  tell({ is: 'done', summary: await gameNamed(game).examine(job, onProgress) })
} catch (error) {
  if (!(error instanceof LawViolation)) throw error
  tell({ is: 'broken', message: error.message })
}

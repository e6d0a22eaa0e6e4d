import { parentPort, workerData } from 'node:worker_threads'
import { LawBroken } from '@roundhouse/kernel/laws'
import { gameNamed } from '../games.ts'
import type { News, Task } from './news.ts'

const tell = (news: News): void => parentPort!.postMessage(news)

try {
  const { game, wanted } = workerData as Task
  const onProgress = (games: number): void => tell({ is: 'progress', games })
  tell({ is: 'done', summary: await gameNamed(game).examine(wanted, onProgress) })
} catch (error) {
  if (!(error instanceof LawBroken)) throw error
  tell({ is: 'broken', message: error.message })
}

import { parentPort, workerData } from 'node:worker_threads'
import { examination } from '@roundhouse/first-class/testing/examination'
import { LawBroken } from '@roundhouse/kernel/laws'
import type { News, Wanted } from './news.ts'

const tell = (news: News): void => parentPort!.postMessage(news)

try {
  const onProgress = ({ games }: { games: number }): void => tell({ is: 'progress', games })
  tell({ is: 'done', summary: examination({ ...(workerData as Wanted), onProgress }) })
} catch (error) {
  if (!(error instanceof LawBroken)) throw error
  tell({ is: 'broken', message: error.message })
}

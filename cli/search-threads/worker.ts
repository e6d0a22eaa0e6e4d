import { parentPort } from 'node:worker_threads'
import { searchIn } from '@roundhouse/bots/play/threads/search-thread'

searchIn(parentPort!)

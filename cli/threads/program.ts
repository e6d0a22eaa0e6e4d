import type { Program } from '@roundhouse/bots/play/threads/thread'
import { bundled } from '../bundle/bundle.mjs'

/**
 * A program for threads as plain code. A thread does not inherit what makes TypeScript run: it would have to compile
 * everything anew, and would then be only half as fast.
 */
export const programOf = (source: URL): Program => ({ file: bundled(source) })

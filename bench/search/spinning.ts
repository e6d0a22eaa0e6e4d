import { Thread } from '@roundhouse/bots/play/threads/thread'

/** Plain arithmetic that needs no memory, for this many milliseconds; answers how much of it was done. */
const SPIN = `
const { parentPort } = require('node:worker_threads')
parentPort.on('message', ({ id, question }) => {
  const until = performance.now() + question
  let number = 1
  let turns = 0
  for (; performance.now() < until; turns++)
    for (let n = 0; n < 20_000; n++) number = (Math.imul(number, 1664525) + 1013904223) | 0
  parentPort.postMessage({ id, answer: number === 0 ? turns + 1 : turns })
})
`

export type Spinner = Thread<number, number>

export const newSpinner = (): Spinner => new Thread({ code: SPIN })

/** Turns in a second of all of them together, side by side. */
export async function spunBy(spinners: readonly Spinner[], milliseconds: number): Promise<number> {
  const turns = await Promise.all(spinners.map(spinner => spinner.ask(milliseconds)))
  return (1000 * turns.reduce((sum, each) => sum + each, 0)) / milliseconds
}

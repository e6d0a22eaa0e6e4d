/**
 * Stryker's way to our tests: loads them once, then tries one mutant after another in the same thread.
 *
 * Stryker's own runner for Vitest starts a thread and loads the test files again for each mutant, which takes much
 * longer than most tests. Here everything under test is pure, so that is not needed; and where a mutant spoils
 * something that outlives it (a remembered value, a position that tests share), it is noticed: a test that fails is
 * tried again without the mutant, and if it fails then, too, all is loaded again (`worker.ts`).
 */
import { matchesGlob, relative } from 'node:path'
import { BroadcastChannel } from 'node:worker_threads'
import { createVitest } from 'vitest/node'

const factory = options => new Runner(options)
factory.inject = ['options']
export const strykerPlugins = [{ kind: 'TestRunner', name: 'roundhouse', factory }]

class Runner {
  #wanted
  #channel = new BroadcastChannel('mutation')
  #vitest
  #finished
  #answered = () => {}
  #spoilt = false
  #fresh = true

  constructor({ testFiles }) {
    const isWanted = file => testFiles.some(glob => matchesGlob(file, glob))
    this.#wanted = ({ moduleId }) => testFiles.length === 0 || isWanted(relative(process.cwd(), moduleId))
  }

  capabilities() {
    return { reloadEnvironment: true }
  }

  /** Starts a run of Vitest that loads all tests, runs none, and then waits for questions until it is disposed of. */
  async init() {
    const ready = this.#answer()
    this.#vitest = await createVitest('test', {
      config: 'vitest.mutation.config.ts',
      watch: false,
      maxWorkers: 1,
      runner: './scripts/mutation/worker.ts',
      testNamePattern: /^no test at all$/,
      passWithNoTests: true,
      reporters: [{}],
    })
    const tests = (await this.#vitest.globTestSpecifications()).filter(this.#wanted)
    tests.sort((one, two) => (one.moduleId < two.moduleId ? -1 : 1))
    this.#vitest.provide('files', tests.length)
    this.#vitest.runTestSpecifications(tests).catch(() => {})
    const { failed, finished } = await ready
    if (failed) throw new Error(failed)
    this.#finished = finished
  }

  async dryRun() {
    const { tests, mutantCoverage } = await this.#ask({ type: 'dry' })
    return { status: 'complete', tests, mutantCoverage }
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, sandboxFileName }) {
    // Stryker starts a new process for a runner that throws, and asks it the same again.
    if (this.#spoilt) throw new Error('A mutant has left something behind')
    const file = relative(process.cwd(), sandboxFileName)
    const asked = this.#ask({ type: 'mutant', id: activeMutant.id, tests: testFilter, hitLimit, file })
    const result = await Promise.race([asked, this.#standstill()])
    this.#answered()
    this.#spoilt = result.spoilt
    if (this.#spoilt && !this.#fresh && result.answer.status !== 'timeout')
      throw new Error('A mutant before this one has left something behind')
    this.#fresh = false
    return result.answer
  }

  /** A test that works for ever is one that does not finish in four seconds of computing; the longest takes one. */
  #standstill() {
    let [finished, cpu] = [this.#finished[0], process.cpuUsage()]
    return new Promise(resolve => {
      const watch = setInterval(() => {
        if (this.#finished[0] !== finished) [finished, cpu] = [this.#finished[0], process.cpuUsage()]
        if (process.cpuUsage(cpu).user > 4_000_000) resolve({ spoilt: true, answer: { status: 'timeout' } })
      }, 100)
      this.#answered = () => clearInterval(watch)
    })
  }

  async dispose() {
    this.#channel.close()
    await this.#vitest?.close()
  }

  #ask(question) {
    this.#channel.postMessage(question)
    return this.#answer()
  }

  #answer() {
    return new Promise(resolve => {
      this.#channel.onmessage = ({ data }) => resolve(data)
    })
  }
}

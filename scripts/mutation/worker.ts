import { dirname, relative } from 'node:path'
import { BroadcastChannel } from 'node:worker_threads'
import { type RunnerTask, type RunnerTestCase, type RunnerTestFile, type RunnerTestSuite, TestRunner } from 'vitest'
import { getFn, getHooks } from 'vitest/suite'

/** What the changed sources look at: which mutant is on, how often it was met, and which test is running. */
interface Stryker {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  hitCount?: number | undefined
  hitLimit?: number | undefined
  mutantCoverage?: unknown
}

interface Question {
  type: 'dry' | 'mutant'
  id: string
  tests: string[] | undefined
  hitLimit: number | undefined
  /** Where the mutant is. */
  file: string
}

interface Test {
  id: string
  name: string
  file: string
  run: () => unknown
  /** How long it took when it last passed, in milliseconds. */
  took: number
}

const holder = globalThis as typeof globalThis & { __stryker__?: Stryker }
holder.__stryker__ ??= {}
const stryker = holder.__stryker__

/** Keeps all the tests that Vitest has loaded, and runs them as `runner.mjs` asks for them. */
export default class Worker extends TestRunner {
  #files: RunnerTestFile[] = []

  onCollected(files: RunnerTestFile[]): void {
    this.#files.push(...files)
  }

  override async onAfterRunFiles(): Promise<void> {
    super.onAfterRunFiles()
    if (this.#files.length < this.injectValue('files')) return
    const broken = this.#files.find(file => file.result?.errors?.length)
    const channel = new BroadcastChannel('mutation')
    if (broken) channel.postMessage({ failed: `${broken.name}: ${broken.result!.errors![0]!.message}` })
    else await serve(channel, await testsIn(this.#files, this.config.root))
  }
}

/** How many tests have finished: shared with the thread that watches over this one. */
const finished = new Int32Array(new SharedArrayBuffer(4))

async function serve(channel: BroadcastChannel, tests: Map<string, Test>): Promise<never> {
  channel.onmessage = async event => {
    const question = (event as { data: unknown }).data as Question
    channel.postMessage(question.type === 'dry' ? await dryRun(tests) : await tryMutant(tests, question))
  }
  channel.postMessage({ finished })
  return new Promise<never>(() => {})
}

/** All tests as they are, and which mutants each of them meets. */
async function dryRun(tests: Map<string, Test>) {
  const results = []
  for (const test of tests.values()) {
    const { id, name, file } = test
    stryker.currentTestId = id
    const failure = await failureOf(test)
    const result = { id, name, fileName: file, timeSpentMs: test.took }
    results.push(failure === null ? { ...result, status: 0 } : { ...result, status: 1, failureMessage: failure })
  }
  stryker.currentTestId = undefined
  return { tests: results, mutantCoverage: stryker.mutantCoverage }
}

/** Whether a test notices the mutant, and whether that test still passes without it. */
async function tryMutant(all: Map<string, Test>, { id, tests, hitLimit, file }: Question) {
  const near = byNearness(tests?.map(test => all.get(test)!) ?? [...all.values()], file)
  Object.assign(stryker, { activeMutant: id, hitCount: 0, hitLimit })
  const caught = await firstFailure(near, dirname(file))
  const met = stryker.hitCount!
  Object.assign(stryker, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined })
  if (caught === null) return { spoilt: false, answer: { status: 'survived', nrOfTests: near.length } }
  const spoilt = (await failureOf(caught.test)) !== null
  if (hitLimit !== undefined && met > hitLimit) return { spoilt, answer: { status: 'timeout', reason: 'endless' } }
  const { test, failure, nrOfTests } = caught
  return { spoilt, answer: { status: 'killed', killedBy: [test.id], failureMessage: failure, nrOfTests } }
}

/** All tests of the mutant's own folder are tried, of the others only as many as compute for two seconds. */
async function firstFailure(tests: Test[], folder: string) {
  let elsewhere = 0
  for (const [n, test] of tests.entries()) {
    const start = process.cpuUsage()
    const failure = await failureOf(test)
    if (failure !== null) return { test, failure, nrOfTests: n + 1 }
    if (dirname(test.file) !== folder) elsewhere += process.cpuUsage(start).user
    if (elsewhere > 2_000_000) return null
  }
  return null
}

async function failureOf(test: Test): Promise<string | null> {
  const start = performance.now()
  try {
    await test.run()
    test.took = performance.now() - start
    return null
  } catch (error) {
    return String(error)
  } finally {
    Atomics.add(finished, 0, 1)
  }
}

/** The tests nearest to the mutant first, and of these the quick ones: most mutants need only one test. */
function byNearness(tests: Test[], file: string): Test[] {
  const nearness = new Map(tests.map(test => [test, shared(file, test.file.replace('.test.ts', '.ts'))]))
  return tests.sort((one, two) => nearness.get(two)! - nearness.get(one)! || one.took - two.took)
}

/** How many folders and names two paths have in common. */
function shared(one: string, two: string): number {
  const parts = new Set(one.split('/'))
  return two.split('/').filter(part => parts.has(part)).length
}

async function testsIn(files: RunnerTestFile[], root: string): Promise<Map<string, Test>> {
  const tests = new Map<string, Test>()
  for (const file of files) {
    for (const test of await testsOf(file)) {
      const name = nameOf(test)
      const path = relative(root, file.filepath)
      let id = `${path}#${name}`
      while (tests.has(id)) id += '+'
      tests.set(id, { id, name, file: path, run: getFn(test), took: 0 })
    }
  }
  return tests
}

/** The tests of a suite, after what it wants done before all of them. */
async function testsOf(suite: RunnerTestSuite): Promise<RunnerTestCase[]> {
  for (const before of getHooks(suite).beforeAll) await (before as (suite: RunnerTestSuite) => unknown)(suite)
  const found = []
  for (const task of suite.tasks) found.push(...(task.type === 'suite' ? await testsOf(task) : [task]))
  return found
}

const nameOf = (task: RunnerTask): string =>
  task.suite && task.suite.name !== '' ? `${nameOf(task.suite)} ${task.name}` : task.name

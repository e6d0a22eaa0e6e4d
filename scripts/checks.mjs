// What must hold besides the tests, and all of it at once: each is a program of its own.
import { join } from 'node:path'
import { root } from './ready.mjs'
import { run } from './tool.mjs'

/** One checker each: there are enough programs at work, and every further checker would learn the same types again. */
const types = project => ['--project', project, '--checkers', '1', '--incremental', '--tsBuildInfoFile', known(project)]

/** What is known of the files from the last time, so that only what has changed since is looked at. */
const known = project =>
  join(root, 'node_modules/.cache/tsc', `${project.replaceAll('/', '-').replace('.json', '')}.tsbuildinfo`)

const steps = [
  { name: 'form', tool: 'biome', args: ['check', '--error-on-warnings'] },
  { name: 'types', tool: 'tsc', args: types('tsconfig.json') },
  { name: 'types of the rules alone', tool: 'tsc', args: types('tsconfig.pure.json') },
  { name: 'types of the page', tool: 'tsc', args: types('web/tsconfig.json') },
]

/** Runs them and tells of each as soon as it has ended; answers whether all hold. */
export async function allHold() {
  const holds = await Promise.all(steps.map(holdsTrue))
  return holds.every(Boolean)
}

async function holdsTrue({ name, tool, args }) {
  const began = Date.now()
  const { code, said } = await run(tool, args, 'kept')
  const seconds = ((Date.now() - began) / 1000).toFixed(1)
  console.log(
    `── ${name}: ${tool} ${args.slice(0, 2).join(' ')}\n   ${code === 0 ? 'good' : 'FAILED'} after ${seconds} s`,
  )
  if (code !== 0) console.log(said)
  return code === 0
}

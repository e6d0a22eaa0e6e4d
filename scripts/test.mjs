// Everything that must hold: the form, the types, the rules without Node or a browser, and the tests.
// Arguments go to the tests: `npm test -- kernel/dice.test.ts`.
import { relative } from 'node:path'
import { allHold } from './checks.mjs'
import { ready, root } from './ready.mjs'
import { run } from './tool.mjs'
import { filesIn, newFiles } from './tree.mjs'

const args = process.argv.slice(2).filter(arg => arg !== '--install-browser')
if (args.length < process.argv.length - 2) process.env.ROUNDHOUSE_INSTALL_BROWSER = '1'

await ready()
if (!(await allHold())) process.exit(1)

console.log(`\n── tests: vitest run ${args.join(' ')}`)
const before = filesIn(root)
const { code } = await run('vitest', ['run', ...args])
const left = newFiles(before, filesIn(root))
if (left.length > 0) {
  console.error(`Tests write in temporary folders only, and these have come up:`)
  for (const path of left) console.error(`  ${relative(root, path)}`)
}
process.exitCode = code !== 0 ? code : left.length > 0 ? 1 : 0

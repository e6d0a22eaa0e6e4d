// Everything that must hold: the form, the types, the rules without Node or a browser, and the tests.
// Those named *.slow.test.ts are left out unless all are wanted (`--all`) or arguments name some: `npm test -- kernel/dice.test.ts`.
import { relative } from 'node:path'
import { allHold } from './checks.mjs'
import { ready, root } from './ready.mjs'
import { run } from './tool.mjs'
import { filesIn, newFiles } from './tree.mjs'

const INSTALL = ['--install-browser', '--install-nginx']
const OWN = [...INSTALL, '--all']
const given = process.argv.slice(2)
const args = given.filter(arg => !OWN.includes(arg))
const isQuick = given.every(arg => INSTALL.includes(arg))
if (given.includes('--install-browser')) process.env.ROUNDHOUSE_INSTALL_BROWSER = '1'
if (given.includes('--install-nginx')) process.env.ROUNDHOUSE_INSTALL_NGINX = '1'
if (isQuick) process.env.ROUNDHOUSE_TESTS = 'quick'

await ready()
if (!(await allHold())) process.exit(1)

const before = filesIn(root)
const slow = before.filter(path => path.endsWith('.slow.test.ts')).length
console.log(`\n── tests: vitest run ${args.join(' ')}`)
if (isQuick) console.log(`   without ${slow} files of slow tests, which \`npm test -- --all\` runs too`)
const { code } = await run('vitest', ['run', ...args])
const left = newFiles(before, filesIn(root))
if (left.length > 0) {
  console.error(`Tests write in temporary folders only, and these have come up:`)
  for (const path of left) console.error(`  ${relative(root, path)}`)
}
process.exitCode = code !== 0 ? code : left.length > 0 ? 1 : 0

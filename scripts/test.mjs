// Everything that must hold: the form, the types, the rules without Node or a browser, and the tests.
// Arguments go to the tests: `npm test -- kernel/dice.test.ts`.
import { ready } from './ready.mjs'
import { run } from './tool.mjs'

const steps = [
  { name: 'form', tool: 'biome', args: ['check', '--error-on-warnings'] },
  { name: 'types', tool: 'tsc', args: ['--project', 'tsconfig.json'] },
  { name: 'types of the rules alone', tool: 'tsc', args: ['--project', 'tsconfig.pure.json'] },
  { name: 'types of the page', tool: 'tsc', args: ['--project', 'web/tsconfig.json'] },
  { name: 'tests', tool: 'vitest', args: ['run', ...process.argv.slice(2)] },
]

await ready()
for (const { name, tool, args } of steps) {
  console.log(`\n── ${name}: ${tool} ${args.join(' ')}`)
  const began = Date.now()
  const code = await run(tool, args)
  // The tests are last and say themselves how long they took: their count is the last line of all.
  if (tool !== 'vitest')
    console.log(`   ${code === 0 ? 'good' : 'FAILED'} after ${((Date.now() - began) / 1000).toFixed(1)} s`)
  if (code !== 0) process.exit(code)
}

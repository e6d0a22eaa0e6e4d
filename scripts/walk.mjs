// Makes every kind of move in every kind of decision of many random games, by mouse, by touch and by keys: `npm run walk`.
// The tests do a share of it. Arguments go to the tests: `npm run walk -- -t 'nuremberg.*touch'`.
import { ready } from './ready.mjs'
import { run } from './tool.mjs'

await ready()
process.env.ROUNDHOUSE_WALK = 'everything'
const { code } = await run('vitest', [
  'run',
  '--project',
  'page',
  'web/e2e/walk.slow.test.ts',
  ...process.argv.slice(2),
])
process.exitCode = code

// Runs one of the tools in node_modules: `node scripts/tool.mjs knip --production`.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ready, root } from './ready.mjs'

const tools = {
  biome: '@biomejs/biome/bin/biome',
  knip: 'knip/bin/knip.js',
  stryker: '@stryker-mutator/core/bin/stryker.js',
  tsc: '@typescript/native/bin/tsc',
  vite: 'vite/bin/vite.js',
  vitest: 'vitest/vitest.mjs',
}

/** Tests make much and keep little: with more room for what is new, a tenth of their time is not spent on tidying up. */
const nodeArgs = { vitest: ['--max-semi-space-size=64'] }

/**
 * Runs a tool to its end and answers its exit code, and what it said if that is to be kept; otherwise it speaks for itself.
 * A signal meant for us reaches the tool.
 */
export function run(name, args, output = 'inherit') {
  const env = { ...process.env }
  delete env.NODE_ENV // the tests are never in production
  const child = spawn(process.execPath, [...(nodeArgs[name] ?? []), join(root, 'node_modules', tools[name]), ...args], {
    cwd: root,
    env,
    stdio: output === 'kept' ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  })
  let said = ''
  child.stdout?.on('data', text => (said += text))
  child.stderr?.on('data', text => (said += text))
  const pass = signal => child.kill(signal)
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, pass)
  return new Promise(resolve => {
    child.on('close', (code, signal) => {
      for (const each of signals) process.off(each, pass)
      resolve({ code: signal ? 1 : code, said })
    })
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [name, ...args] = process.argv.slice(2)
  await ready()
  process.exitCode = (await run(name, args)).code
}

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

/** Runs a tool to its end and answers its exit code; a signal meant for us reaches the tool. */
export function run(name, args) {
  const env = { ...process.env }
  delete env.NODE_ENV // the tests are never in production
  const child = spawn(process.execPath, [join(root, 'node_modules', tools[name]), ...args], {
    cwd: root,
    env,
    stdio: 'inherit',
  })
  const pass = signal => child.kill(signal)
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, pass)
  return new Promise(resolve => {
    child.on('close', (code, signal) => {
      for (const each of signals) process.off(each, pass)
      resolve(signal ? 1 : code)
    })
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [name, ...args] = process.argv.slice(2)
  await ready()
  process.exitCode = await run(name, args)
}

// Makes what engineers install: `npm run packages` writes a tarball of the kernel, of each game, of the bots and of the
// messages into dist/packages, or into the folder of `--to` (docs/decisions/0032).
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ready, root } from './ready.mjs'
import { run } from './tool.mjs'

const FOLDERS = ['kernel', 'games/first-class', 'games/nuremberg', 'bots', 'wire']

const dataOf = folder => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))

/** With the ending that browsers need, which have no search path: they ask for what an import map makes of the name. */
const NAMES = new RegExp(
  `(['"])(${FOLDERS.map(folder => dataOf(folder).name).join('|')})/([^'"]+?)(?<!\\.json)\\1`,
  'g',
)
/** Declarations name sources, which are not there. */
const SOURCES = /(['"])(\.{1,2}\/[^'"]+)\.ts\1/g

/** Makes the tarballs and answers their paths. */
export async function makePackages(target) {
  const work = mkdtempSync(join(tmpdir(), 'roundhouse-packages-'))
  try {
    await compile(work)
    mkdirSync(target, { recursive: true })
    return FOLDERS.map(folder => tarballOf(join(work, folder), folder, target))
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

async function compile(work) {
  const args = ['--project', 'tsconfig.packages.json', '--outDir', work, '--checkers', '1']
  const { code, said } = await run('tsc', args, 'kept')
  if (code !== 0) throw new Error(`The packages could not be compiled.\n${said}`)
}

function tarballOf(place, folder, target) {
  for (const path of filesBelow(place)) if (/\.(js|d\.ts)$/.test(path)) writeFileSync(path, resolvable(path))
  writeFileSync(join(place, 'package.json'), `${JSON.stringify(publicData(dataOf(folder)), null, 2)}\n`)
  cpSync(join(root, folder, 'README.md'), join(place, 'README.md'))
  cpSync(join(root, 'LICENSE'), join(place, 'LICENSE'))
  return packed(place, target)
}

const filesBelow = place =>
  readdirSync(place, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))

const resolvable = path => readFileSync(path, 'utf8').replaceAll(NAMES, '$1$2/$3.js$1').replaceAll(SOURCES, '$1$2.js$1')

const COMPILED = { types: './*.d.ts', default: './*.js' }

function publicData({ name, version, description, license, dependencies }) {
  return {
    ...{ name, version, description, type: 'module', license },
    engines: dataOf('.').engines,
    exports: { './package.json': './package.json', './*.json': './*.json', './*.js': COMPILED, './*': COMPILED },
    files: ['**/*.js', '**/*.d.ts', '**/*.json'],
    sideEffects: false,
    ...(dependencies && { dependencies }),
  }
}

function packed(place, target) {
  const { status, stdout, stderr, error } = spawnSync('npm', ['pack', '--json', '--ignore-scripts'], {
    cwd: place,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (error !== undefined || status !== 0) throw new Error(`npm could not pack ${place}: ${error?.message ?? stderr}`)
  const [{ filename }] = JSON.parse(stdout)
  renameOver(join(place, filename), join(target, filename))
  return join(target, filename)
}

/** Temporary folders may lie on another disk, from which nothing can be renamed. */
function renameOver(from, to) {
  const draft = `${to}.${process.pid}`
  cpSync(from, draft)
  renameSync(draft, to)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await ready()
  const at = process.argv.indexOf('--to')
  const target = at < 0 ? join(root, 'dist', 'packages') : resolve(process.argv[at + 1] ?? '.')
  for (const path of await makePackages(target)) console.log(path)
}

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where one that was asked for is unpacked. */
const UNPACKED = fileURLToPath(new URL('../../node_modules/.cache/roundhouse/nginx', import.meta.url))

/**
 * Finds nginx: the one that NGINX names, one that is installed, or one that was unpacked before. Only for those who say so
 * is the package of Debian fetched; it is unpacked beside our own things and not installed, since Debian would start it.
 */
export function findNginx(env: NodeJS.ProcessEnv = process.env, unpacked = UNPACKED): string {
  const named = env['NGINX']
  if (named && !existsSync(named)) throw new Error(`NGINX names ${named}, and there is nothing.`)
  if (named) return named
  const places = [...(env['PATH'] ?? '').split(delimiter), '/usr/sbin', join(unpacked, 'usr', 'sbin')]
  const found = () => places.map(folder => join(folder, 'nginx')).find(existsSync)
  if (found() === undefined && env['ROUNDHOUSE_INSTALL_NGINX']) unpack(unpacked)
  const place = found()
  if (place !== undefined) return place
  throw new Error(
    [
      'The tests of hosting need nginx, and there is none. Either',
      '- install one, or name it: NGINX=/path/to/it npm test -- --all',
      '- or, on Debian, have it fetched: npm test -- --all --install-nginx',
    ].join('\n'),
  )
}

function unpack(target: string): void {
  console.log('Fetching the package nginx ...')
  mkdirSync(target, { recursive: true })
  const folder = mkdtempSync(join(target, 'draft-'))
  run('apt-get', ['update'], folder)
  run('apt-get', ['download', 'nginx'], folder)
  const [deb] = readdirSync(folder).filter(name => name.endsWith('.deb'))
  if (deb !== undefined) run('dpkg-deb', ['--extract', deb, folder], folder)
  const made = join(folder, 'usr')
  // Somebody else may have been quicker.
  if (existsSync(made) && !existsSync(join(target, 'usr'))) renameSync(made, join(target, 'usr'))
  rmSync(folder, { recursive: true, force: true })
}

function run(program: string, args: readonly string[], cwd: string): void {
  const { error, status } = spawnSync(program, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
  if (error !== undefined || status !== 0)
    console.error(`${program} ${args[0]} did not work${error === undefined ? '' : `: ${error.message}`}`)
}

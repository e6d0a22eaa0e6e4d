import { spawnSync } from 'node:child_process'

/** Installs the package of Debian, for who asked for it. The package manager may be busy: it is waited for. */
export function install(): void {
  console.log('Installing the package chromium ...')
  apt('update')
  apt('install', '-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300', 'chromium')
}

function apt(...args: readonly string[]): void {
  const { error, status } = spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (error !== undefined || status !== 0)
    console.error(`apt-get ${args[0]} did not work${error === undefined ? '' : `: ${error.message}`}`)
}

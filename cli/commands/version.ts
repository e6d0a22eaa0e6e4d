import { readFileSync } from 'node:fs'
import { Command } from 'commander'
import { games } from '../games.ts'
import type { Terminal } from '../terminal/terminal.ts'

export function versionText(): string {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string
  }
  const parts = games.map(game => `${game.title}: ${game.version}`)
  return [`Roundhouse ${version}`, ...parts, `Node ${process.versions.node}`].join('; ')
}

export const versionCommand = (terminal: Terminal): Command =>
  new Command('version').description('print which version this is').action(() => terminal.say(versionText()))

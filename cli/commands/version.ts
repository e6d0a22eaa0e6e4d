import { readFileSync } from 'node:fs'
import { firstClass } from '@roundhouse/first-class/box'
import { STANDARD } from '@roundhouse/first-class/decks/standard'
import { Command } from 'commander'
import type { Terminal } from '../terminal/terminal.ts'

export function versionText(): string {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string
  }
  return `Roundhouse ${version}; First Class: rules ${firstClass.rules}, standard decks ${STANDARD}; Node ${process.versions.node}`
}

export const versionCommand = (terminal: Terminal): Command =>
  new Command('version').description('print which version this is').action(() => terminal.say(versionText()))

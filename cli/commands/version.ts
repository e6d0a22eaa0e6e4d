import { Command } from 'commander'
import type { Terminal } from '../terminal/terminal.ts'
import { versionText } from '../version.ts'

export const versionCommand = (terminal: Terminal): Command =>
  new Command('version').description('print which version this is').action(() => terminal.say(versionText()))

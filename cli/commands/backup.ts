import { command } from '../options/command.ts'
import { sayAll } from '../terminal/terminal.ts'
import { ALL_TABLES, copyCheck, tellFaults } from './copying.ts'
import { DATA, onStore } from './store-words.ts'

/** Copies the database of a server that may run meanwhile, and checks the copy. */
export const backupCommand = command({
  name: 'backup',
  about: 'hosting.command.backup',
  takes: ['<file>', 'hosting.backup.file'],
  options: { data: DATA, all: ALL_TABLES },
  async run(terminal, { data, all }, [file]) {
    const { words } = terminal
    // What reads and writes stores is loaded by those who have one.
    const { backUp } = await import('@roundhouse/server/store/backup')
    const { keyFileIn } = await import('@roundhouse/server/store/key')
    const check = await copyCheck(terminal, all)
    const report = await onStore(() => backUp(data, file!, check))
    check.end()
    const { tables, replayed, hasKey } = report
    sayAll(terminal, [
      words('hosting.backup.done', { file: file!, tables, replayed }),
      words(hasKey ? 'hosting.backup.key' : 'hosting.backup.no-key', { file: keyFileIn(data) }),
    ])
    tellFaults(terminal, report)
  },
})

import { command } from '../options/command.ts'
import { file as fileOption } from '../options/option.ts'
import { sayAll } from '../terminal/terminal.ts'
import { ALL_TABLES, copyCheck, tellFaults } from './copying.ts'
import { DATA, onStore } from './store-words.ts'

/** Puts a backup into an empty folder, and checks it. */
export const restoreCommand = command({
  name: 'restore',
  about: 'hosting.command.restore',
  takes: ['<file>', 'hosting.restore.file'],
  options: { data: DATA, key: fileOption('hosting.restore.key-file', null), all: ALL_TABLES },
  async run(terminal, { data, key, all }, [file]) {
    const { words } = terminal
    const { restore } = await import('@roundhouse/server/store/restore')
    const { keyFileIn } = await import('@roundhouse/server/store/key')
    const check = await copyCheck(terminal, all)
    const report = await onStore(() => restore(file!, data, key, check))
    check.end()
    const { tables, replayed, hasKey } = report
    sayAll(terminal, [
      words('hosting.restore.done', { folder: data, tables, replayed }),
      ...(hasKey ? [] : [words('hosting.restore.no-key', { file: keyFileIn(data) })]),
    ])
    tellFaults(terminal, report)
  },
})

import { command } from '../options/command.ts'
import { valued } from '../options/option.ts'
import { sayAll } from '../terminal/terminal.ts'
import { WrongUse } from '../user-error.ts'
import { copyCheck } from './copying.ts'
import { onStore, postgresOf } from './store-words.ts'

const place = (use: 'hosting.migrate.from' | 'hosting.migrate.to') => valued('place', use, text => text, null)

const isPostgres = (text: string): boolean => /^postgres(ql)?:/.test(text)

/** Copies a whole store from a folder to PostgreSQL, or back. A database that is not named is that of ROUNDHOUSE_POSTGRES. */
export const migrateCommand = command({
  name: 'migrate',
  about: 'hosting.command.migrate',
  options: { from: place('hosting.migrate.from'), to: place('hosting.migrate.to') },
  async run(terminal, given) {
    const { words } = terminal
    const [from, to] = [postgresOf(given.from), postgresOf(given.to)]
    if (from === null || to === null || isPostgres(from) === isPostgres(to)) throw new WrongUse('hosting.migrate.both')
    const { transferToFolder, transferToPostgres } = await import('@roundhouse/server/store/transfer')
    const { placeOf } = await import('@roundhouse/server/store/postgres-place')
    const { keyFileIn } = await import('@roundhouse/server/store/key')
    const check = await copyCheck(terminal, true)
    const report = await onStore(() =>
      isPostgres(to) ? transferToPostgres(from, { url: to }, check) : transferToFolder({ url: from }, to, check),
    )
    check.end()
    const folder = isPostgres(to) ? from : to
    sayAll(terminal, [
      words('hosting.migrate.done', { place: isPostgres(to) ? placeOf(to) : to, ...report }),
      words('hosting.migrate.key', { file: keyFileIn(folder), folder }),
    ])
  },
})

import { spawn } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { Database } from '../store/database.ts'
import { databaseIn, openStore } from '../store/open-store.ts'
import { START, tablesIn } from './samples.ts'

/* Processes of their own that write to one store, and die at it. */

const pathOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

/** The writer as one file in a folder: it starts in a tenth of a second. */
export async function builtWriter(folder: string): Promise<string> {
  const outfile = join(folder, 'writer.mjs')
  const options = { bundle: true, platform: 'node', format: 'esm', target: 'es2023', logLevel: 'error' } as const
  await build({ ...options, entryPoints: [pathOf('writer.ts')], outfile, external: ['@photostructure/sqlite', 'pg'] })
  // The driver is looked for from there.
  symlinkSync(pathOf('../../node_modules'), join(folder, 'node_modules'), 'junction')
  return outfile
}

/** A store with tables for writers to write to. */
export class WrittenStore {
  readonly #writer: string
  readonly folder: string
  readonly #tables: readonly string[]
  readonly #person: number
  /** What was answered, as `table seq name`. */
  readonly answered: string[] = []

  static async in(folder: string, writer: string, tables: readonly string[]): Promise<WrittenStore> {
    const store = await openStore({ folder, now: START })
    const person = await tablesIn(store, tables)
    await store.close()
    return new WrittenStore(folder, writer, tables, person)
  }

  private constructor(folder: string, writer: string, tables: readonly string[], person: number) {
    this.folder = folder
    this.#writer = writer
    this.#tables = tables
    this.#person = person
  }

  /** Lets a process write until every table has so many entries. Others may be on the same file. */
  write(name: string, last: number): Promise<void> {
    return this.#run(['shared', name], last, () => {})
  }

  /** Lets a process write alone until it has had so many answers, and kills it. Before that, somebody may look. */
  writeUntilKilled(name: string, answers: number, look: () => Promise<void> = async () => {}): Promise<void> {
    let isKilled = false
    return this.#run(['alone', name], 1_000_000, async (soFar, kill) => {
      if (isKilled || soFar < answers) return
      isKilled = true
      await look()
      kill()
    })
  }

  async #run(
    how: readonly string[],
    last: number,
    onAnswers: (soFar: number, kill: () => void) => void | Promise<void>,
  ): Promise<void> {
    const args = [this.#writer, this.folder, ...how, String(this.#person), String(last), ...this.#tables]
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    const looks: (void | Promise<void>)[] = []
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
      looks.push(onAnswers(output.split('\n').length - 1, () => child.kill('SIGKILL')))
    })
    await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject))
    await Promise.all(looks)
    // A line that was cut off by the end was not told to anybody.
    this.answered.push(...output.split('\n').slice(0, -1))
  }

  /** What lies in the file now, as `table seq name`. */
  async kept(): Promise<string[]> {
    const store = await openStore({ folder: this.folder, now: START })
    const tables = await Promise.all(this.#tables.map(id => store.readTable(id)))
    await store.close()
    return tables.flatMap(table =>
      table!.entries.map(({ seq, event }) => `${table!.id} ${seq} ${event.kind === 'move' && event.text}`),
    )
  }

  /** `ok`, or what SQLite finds wrong with its file. */
  integrity(): string {
    const database = new Database(databaseIn(this.folder), 'read')
    const result = database.prepare('pragma integrity_check').get<{ integrity_check: string }>()!.integrity_check
    database.close()
    return result
  }
}

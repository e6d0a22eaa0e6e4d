import type { TerminalMessageKey, Words } from '../messages.ts'
import { type CliCommand, command } from '../options/command.ts'
import { readText } from '../saving/files.ts'
import { refusedFile } from '../user-error.ts'

/** Files that people write themselves and play with. */
interface OwnFiles {
  readonly kind: 'deck' | 'map'
  readonly about: { readonly check: TerminalMessageKey; readonly schema: TerminalMessageKey; file: TerminalMessageKey }
  /** What a file is, in a line, and what is odd about it. Refuses what cannot be played with. */
  check(say: Words, path: string): { readonly summary: string; readonly warnings: readonly string[] }
  schema(): object
  readonly list: CliCommand
}

/** Says what is wrong with a file, lists all there is, and prints the schema for editors. */
export const ownFilesCommands = ({ kind, about, check, schema, list }: OwnFiles): CliCommand[] => [
  command({
    name: `${kind} check`,
    about: about.check,
    takes: ['<file>', about.file],
    run({ say, words }, _given, [path]) {
      const { summary, warnings } = check(words, path!)
      say(`${path}: ${summary}`)
      for (const what of warnings) say(words('terminal.odd', { what }))
    },
  }),
  list,
  command({
    name: `${kind} schema`,
    about: about.schema,
    run: ({ say }) => say(JSON.stringify(schema(), null, 2)),
  }),
]

/** Reads such a file; all that is wrong with it is said, under its name. */
export function readOwnFile<File>(path: string, read: (text: string) => File): File {
  const text = readText(path)
  try {
    return read(text)
  } catch (error) {
    throw refusedFile(path, error, 'own-file')
  }
}

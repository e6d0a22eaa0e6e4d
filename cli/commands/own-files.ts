import { Command } from 'commander'
import { reworded } from '../exit-codes.ts'
import { readText } from '../saving/files.ts'
import type { Terminal } from '../terminal/terminal.ts'

/** Files that people write themselves and play with. */
interface OwnFiles {
  readonly kind: 'deck' | 'map'
  readonly description: string
  /** What a file is, in a line, and what is odd about it. Refuses what cannot be played with. */
  check(path: string): { readonly summary: string; readonly warnings: readonly string[] }
  schema(): object
  readonly list: Command
}

/** Says what is wrong with a file, lists all there is, and prints the schema for editors. */
export const ownFilesCommand = (terminal: Terminal, { kind, description, check, schema, list }: OwnFiles): Command =>
  new Command(kind)
    .description(description)
    .addCommand(
      new Command('check')
        .description(`say all that is wrong with a ${kind} file`)
        .argument('<file>', `a ${kind} file (docs/${kind}s.md)`)
        .action((path: string) => {
          const { summary, warnings } = check(path)
          for (const line of [`${path}: ${summary}`, ...warnings.map(each => `odd: ${each}`)]) terminal.say(line)
        }),
    )
    .addCommand(list)
    .addCommand(
      new Command('schema')
        .description(`print the JSON Schema of ${kind} files, for editors`)
        .action(() => terminal.say(JSON.stringify(schema(), null, 2))),
    )

/** Reads such a file; all that is wrong with it is said, under its name. */
export function readOwnFile<File>(path: string, read: (text: string) => File, played: 'with' | 'on'): File {
  const text = readText(path)
  try {
    return read(text)
  } catch (error) {
    throw reworded(error, message => `${path} cannot be played ${played}:\n${message}`)
  }
}

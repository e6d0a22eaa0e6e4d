import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

interface Esbuild {
  buildSync(options: Readonly<Record<string, unknown>>): { readonly outputFiles?: readonly { readonly text: string }[] }
}

/** The very compiler that tsx uses, and no package of our own choice: it comes with tsx. */
const require = createRequire(import.meta.url)
const esbuild = createRequire(require.resolve('tsx/package.json'))('esbuild') as Esbuild

/**
 * Writes a program with everything it imports into one plain file in a folder, and answers the file.
 *
 * What is measured has to be the code that players get in their browsers. tsx compiles with `keepNames`: wherever a
 * function is made while the program runs, a call defines its name. The rules make hardly any in the middle of a game,
 * but bots make many: they think about half as fast. So what is measured or runs long is bundled as for a browser,
 * without names kept; not minified, so that a profile of it can be read.
 */
export function bundle(program: URL, folder: string): string {
  const outfile = join(folder, `${basename(program.pathname, '.ts')}.cjs`)
  esbuild.buildSync({ ...plain(program), outfile })
  return outfile
}

/** The same as text. */
export const codeOf = (program: URL): string =>
  esbuild.buildSync({ ...plain(program), write: false }).outputFiles![0]!.text

const plain = (program: URL) => ({
  entryPoints: [fileURLToPath(program)],
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'es2023',
  keepNames: false,
  minify: false,
  logLevel: 'error',
})

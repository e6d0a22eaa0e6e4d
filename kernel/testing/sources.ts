import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The sources of these files and folders, without their tests. */
export const sourcesIn = (home: string, ...names: readonly string[]): string[] =>
  names
    .flatMap(name => (name.endsWith('.ts') ? [name] : filesIn(home, name)))
    .map(file => readFileSync(join(home, file), 'utf8'))

function filesIn(home: string, folder: string): string[] {
  const files = readdirSync(join(home, folder), { recursive: true, encoding: 'utf8' })
  return files.filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts')).map(file => join(folder, file))
}

/** What the groups of a pattern found in all the sources, joined by blanks. */
export const matchesIn = (sources: readonly string[], pattern: RegExp): string[] =>
  sources.flatMap(text => [...text.matchAll(pattern)].map(([, ...groups]) => groups.join(' ')))

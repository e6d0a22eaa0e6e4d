import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A line of a list, and before what it is put there; an import goes to the top. */
interface Entry {
  readonly list: string
  readonly imports?: string
  readonly entry: string
  readonly before: string
}

/** All that changes outside of the game's own folder when Shunting joins the house. */
export const ENTRIES: readonly Entry[] = [
  {
    list: 'bots/games.ts',
    imports: `import { bots as shunting } from '@roundhouse/shunting/bots/index'`,
    entry: ', shunting',
    before: ']\n\nexport function botGameNamed',
  },
  {
    list: 'table/games.ts',
    entry: `  shunting: {
    rules: () => import('@roundhouse/shunting/rules/manifest'),
    bots: () => import('@roundhouse/shunting/bots/index'),
  },
`,
    before: '} satisfies Readonly<Record<string, Source>>',
  },
  {
    list: 'cli/games.ts',
    imports: `import { shuntingGame } from '@roundhouse/shunting/cli/game'`,
    entry: ', shuntingGame',
    before: ']\n\nexport const NAMES',
  },
  {
    list: 'web/games.ts',
    imports: `import { shunting } from '@roundhouse/shunting/web/index'`,
    entry: ', shunting',
    before: ' }\n',
  },
]

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const NOT_COPIED = new Set(['node_modules', '.git', '.stryker-tmp', 'reports', 'coverage', 'saves', 'dist'])

/** A copy of the whole house in which Shunting stands in the lists, and nothing else is changed. It goes with the program. */
export function houseWithShunting(): string {
  const house = mkdtempSync(join(realpathSync(tmpdir()), 'roundhouse-shunting-'))
  process.once('exit', () => rmSync(house, { recursive: true, force: true }))
  cpSync(ROOT, house, { recursive: true, filter: path => !NOT_COPIED.has(basename(path)) })
  linkPackages(house)
  for (const entry of ENTRIES) enter(house, entry)
  return house
}

function enter(house: string, { list, imports, entry, before }: Entry): void {
  const file = join(house, list)
  const [head, ...tail] = readFileSync(file, 'utf8').split(before)
  if (tail.length !== 1) throw new Error(`${list} is no longer as it was: "${before}" is not there once`)
  writeFileSync(file, `${imports === undefined ? '' : `${imports}\n`}${head}${entry}${before}${tail[0]}`)
}

/** What is installed is used from where it is; our own packages are those of the copy. */
function linkPackages(house: string): void {
  const installed = join(ROOT, 'node_modules')
  const own = ownPackages(house)
  mkdirSync(join(house, 'node_modules'))
  for (const name of readdirSync(installed))
    if (!name.startsWith('.') && name !== '@roundhouse' && !own.has(name))
      symlinkSync(join(installed, name), join(house, 'node_modules', name))
  for (const [name, folder] of own) {
    const place = join(house, 'node_modules', name)
    mkdirSync(dirname(place), { recursive: true })
    symlinkSync(join(house, folder), place)
  }
}

function ownPackages(house: string): Map<string, string> {
  const manifestIn = (folder: string): { readonly name: string; readonly workspaces?: readonly string[] } =>
    JSON.parse(readFileSync(join(house, folder, 'package.json'), 'utf8'))
  return new Map(manifestIn('.').workspaces!.map(folder => [manifestIn(folder).name, folder]))
}

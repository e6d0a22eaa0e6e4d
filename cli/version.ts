import { readFileSync } from 'node:fs'
import { games } from './games.ts'

export function versionText(): string {
  const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as {
    version: string
  }
  const parts = games.map(game => `${game.title}: ${game.version}`)
  return [`Roundhouse ${version}`, ...parts, `Node ${process.versions.node}`].join('; ')
}

import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { Refusal } from '@roundhouse/kernel/game'

/** For its owner alone. */
const RIGHTS = 0o700

/** Makes a folder and those above it that are missing. Not Node's own `recursive`: below /proc that never ends. */
export function makeFolder(path: string): void {
  if (existsSync(path)) return refuseFile(path)
  makeFolder(dirname(path))
  mkdirSync(path, { mode: RIGHTS })
}

function refuseFile(path: string): void {
  if (!statSync(path).isDirectory()) throw new Refusal(`${path} is not a folder.`, 'hosting.not-folder', { path })
}

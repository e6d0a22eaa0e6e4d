import { type Browser, chromium } from 'playwright-core'
import { findBrowser } from './find.ts'
import type { Found } from './packed.ts'

/** It talks to nobody but our own page, and needs no graphics card. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export function launch({ executablePath, env }: Found = findBrowser(), more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath, args: [...ARGS, ...more], ...(env && { env: { ...process.env, ...env } }) })
}

import { type Browser, type BrowserServer, chromium } from 'playwright-core'
import { findBrowser } from './find.ts'

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

function howToStart() {
  const { executablePath, env } = findBrowser()
  return { executablePath, args: ARGS, ...(env && { env: { ...process.env, ...env } }) }
}

/** A browser of one's own. */
export const launch = (): Promise<Browser> => chromium.launch(howToStart())

/** A browser that several threads share. */
export const serve = (): Promise<BrowserServer> => chromium.launchServer(howToStart())

export const connect = (address: string): Promise<Browser> => chromium.connect(address)

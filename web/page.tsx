import type { Language } from '@roundhouse/words/languages'
import { render } from 'preact'
import { shellSay } from './messages/first-catalogues.ts'
import { App } from './shell/App.tsx'
import { awaitInstallOffer } from './shell/home/Install.tsx'
import { followHistory } from './shell/layers.ts'

/** Without words there is nothing to see: nothing is drawn before they are there. */
export async function open(language: Language): Promise<void> {
  followHistory()
  awaitInstallOffer()
  const words = await shellSay(language)
  render(<App words={words} />, document.querySelector('#app')!)
}

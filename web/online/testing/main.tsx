import '@fontsource/barlow-semi-condensed/500.css'
import '@fontsource/barlow-semi-condensed/700.css'
import '@fontsource/josefin-sans/700.css'
import '../../shell/styles.css'
import { render } from 'preact'
import { shellSay } from '../../messages/first-catalogues.ts'
import { App } from '../../shell/App.tsx'
import { followHistory } from '../../shell/layers.ts'
import { applySettings, loadSettings } from '../../shell/settings/settings.ts'
import { OpeningContext } from '../opening.ts'
import type { OnlineState } from '../state.ts'
import { MemoryClient } from './memory-client.ts'
import { newOnline } from './states.ts'

declare global {
  interface Window {
    /** The state that a test begins with. */
    onlineState?: OnlineState
    memory: MemoryClient
  }
}

/** The page as it is, at a table elsewhere that a test makes up. */
window.memory = new MemoryClient(window.onlineState ?? newOnline())
const opening = async () => () => window.memory
const settings = loadSettings()
applySettings(settings)
followHistory()
void shellSay(settings.language).then(words =>
  render(
    <OpeningContext.Provider value={opening}>
      <App words={words} />
    </OpeningContext.Provider>,
    document.querySelector('#app')!,
  ),
)

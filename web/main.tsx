import '@fontsource/barlow-semi-condensed/500.css'
import '@fontsource/barlow-semi-condensed/700.css'
import '@fontsource/josefin-sans/700.css'
// Before all others: it says in which order layers of styles win.
import './shell/styles.css'
import { render } from 'preact'
import { shellSay } from './messages/first-catalogues.ts'
import { App } from './shell/App.tsx'
import { awaitInstallOffer } from './shell/home/Install.tsx'
import { followHistory } from './shell/layers.ts'
import { applySettings, loadSettings } from './shell/settings/settings.ts'

const settings = loadSettings()
// Without words there is nothing to see: they are asked for first, and nothing is drawn before.
void shellSay(settings.language).then(words => render(<App words={words} />, document.querySelector('#app')!))
applySettings(settings)
followHistory()
awaitInstallOffer()

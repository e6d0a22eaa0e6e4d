import '@fontsource/barlow-semi-condensed/500.css'
import '@fontsource/barlow-semi-condensed/700.css'
import '@fontsource/josefin-sans/700.css'
// Before all others: it says in which order layers of styles win.
import './shell/styles.css'
import { render } from 'preact'
import { App } from './shell/App.tsx'
import { awaitInstallOffer } from './shell/home/Install.tsx'
import { followHistory } from './shell/layers.ts'
import { applySettings, loadSettings } from './shell/settings/settings.ts'

applySettings(loadSettings())
followHistory()
awaitInstallOffer()
render(<App />, document.querySelector('#app')!)

import '@fontsource/barlow-semi-condensed/500.css'
import '@fontsource/barlow-semi-condensed/700.css'
import '@fontsource/josefin-sans/700.css'
// Before all others: it says in which order layers of styles win.
import './shell/styles.css'
import { askForWords } from './messages/words-ahead.ts'
import { applySettings, loadSettings } from './shell/settings/settings.ts'

/* All that is needed to know which words to ask for; they come while the page itself does (`first-parts.ts`). */
const settings = loadSettings()
askForWords(settings.language)
applySettings(settings)
void import('./page.tsx').then(({ open }) => open(settings.language))

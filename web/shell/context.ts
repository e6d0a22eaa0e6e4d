import type { Say } from '../messages/say.ts'
import { newContext } from './new-context.ts'
import type { Settings } from './settings/settings.ts'

/** What every part of the page needs: words, settings, and a way to change them. */
export interface Shell {
  readonly say: Say
  readonly settings: Settings
  readonly change: (settings: Partial<Settings>) => void
}

export const [ShellContext, useShell] = newContext<Shell>('There is no shell around this part of the page')

import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Say } from '../messages/say.ts'
import type { Settings } from './settings.ts'

/** What every part of the page needs: words, settings, and a way to change them. */
export interface Shell {
  readonly say: Say
  readonly settings: Settings
  readonly change: (settings: Partial<Settings>) => void
}

export const ShellContext = createContext<Shell | null>(null)

export function useShell(): Shell {
  const shell = useContext(ShellContext)
  if (shell === null) throw new Error('There is no shell around this part of the page')
  return shell
}

import { isLanguage, type Language, languageFor } from '../messages/languages.ts'

export const THEMES = ['system', 'dark', 'light'] as const
export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const

export interface Settings {
  readonly language: Language
  readonly theme: (typeof THEMES)[number]
  readonly speed: (typeof SPEEDS)[number]
  readonly sound: boolean
  /** In percent. */
  readonly text: number
}

const KEY = 'roundhouse-settings'

/** How long a bot's move stands before the next, in milliseconds. */
export const PACE: Readonly<Record<Settings['speed'], number>> = { slow: 2000, normal: 900, fast: 300, off: 0 }

const defaults = (): Settings => ({
  language: languageFor(navigator.languages),
  theme: 'system',
  speed: 'normal',
  sound: true,
  text: 100,
})

/** What was chosen before. What cannot be read any more is as at the beginning. */
export function loadSettings(): Settings {
  try {
    return settingsFrom(JSON.parse(localStorage.getItem(KEY) ?? '{}'))
  } catch {
    return defaults()
  }
}

export function settingsFrom(kept: Partial<Record<keyof Settings, unknown>>): Settings {
  const otherwise = defaults()
  const { language, theme, speed, sound, text } = kept
  return {
    language: typeof language === 'string' && isLanguage(language) ? language : otherwise.language,
    theme: THEMES.find(each => each === theme) ?? otherwise.theme,
    speed: SPEEDS.find(each => each === speed) ?? otherwise.speed,
    sound: typeof sound === 'boolean' ? sound : otherwise.sound,
    text: typeof text === 'number' && text >= 80 && text <= 200 ? text : otherwise.text,
  }
}

export function saveSettings(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // A browser that keeps nothing still plays; the choice then holds until the page is closed.
  }
}

export function applySettings({ theme, language, text }: Settings): void {
  const root = document.documentElement
  const isDark = theme === 'dark' || (theme === 'system' && !matchMedia('(prefers-color-scheme: light)').matches)
  root.dataset['theme'] = isDark ? 'dark' : 'light'
  root.lang = language
  root.style.fontSize = `${text}%`
}

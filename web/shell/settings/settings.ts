import { isLanguage, type Language, languageFor } from '@roundhouse/words/languages'
import { remember, remembered } from '../memory.ts'

export const THEMES = ['system', 'dark', 'light'] as const
export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const

/** How players are told apart: by the usual colours, by colours for every eye with a pattern each, or by strong contrast. */
export const COLOURS = ['usual', 'patterned', 'contrast'] as const

/** When the coach can be asked: unless an expert or a champion plays, no matter who plays, or not at all. */
export const COACHES = ['usual', 'always', 'never'] as const

export const LEAST_TEXT = 80
export const MOST_TEXT = 200

export interface Settings {
  readonly language: Language
  readonly theme: (typeof THEMES)[number]
  readonly speed: (typeof SPEEDS)[number]
  readonly sound: boolean
  readonly colours: (typeof COLOURS)[number]
  readonly coach: (typeof COACHES)[number]
  /** In percent. */
  readonly text: number
}

const KEY = 'roundhouse-settings'

const defaults = (): Settings => ({
  language: languageFor(typeof navigator === 'undefined' ? [] : navigator.languages),
  theme: 'system',
  speed: 'normal',
  sound: true,
  colours: 'usual',
  coach: 'usual',
  text: 100,
})

/** What was chosen before. What cannot be read any more is as at the beginning. */
export const loadSettings = (): Settings => settingsFrom(remembered(KEY) ?? {})

export function settingsFrom(kept: Partial<Record<keyof Settings, unknown>>): Settings {
  const otherwise = defaults()
  const { language, theme, speed, sound, colours, coach, text } = kept
  return {
    language: typeof language === 'string' && isLanguage(language) ? language : otherwise.language,
    theme: THEMES.find(each => each === theme) ?? otherwise.theme,
    speed: SPEEDS.find(each => each === speed) ?? otherwise.speed,
    sound: typeof sound === 'boolean' ? sound : otherwise.sound,
    colours: COLOURS.find(each => each === colours) ?? otherwise.colours,
    coach: COACHES.find(each => each === coach) ?? otherwise.coach,
    text: typeof text === 'number' && text >= LEAST_TEXT && text <= MOST_TEXT ? text : otherwise.text,
  }
}

export const saveSettings = (settings: Settings): void => remember(KEY, settings)

export const LIGHT = '(prefers-color-scheme: light)'

/** On the root of the page, where every style can see it: `data-theme` and `data-colours`. */
export function applySettings({ theme, language, text, colours }: Settings): void {
  const root = document.documentElement
  const isDark = theme === 'dark' || (theme === 'system' && !matchMedia(LIGHT).matches)
  root.dataset['theme'] = isDark ? 'dark' : 'light'
  root.dataset['colours'] = colours
  root.lang = language
  root.style.fontSize = `${text}%`
}

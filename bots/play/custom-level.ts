import { Refusal } from '@roundhouse/kernel/game'
import type { Knowledge } from './knowledge.ts'
import { LEVELS, type Level, type Setting } from './level.ts'

/** What settings may be: no more than the best level has, and styles that there are. */
interface Bounds {
  readonly best: Setting
  readonly styles: readonly string[]
}

/** How a setting is read from text; `null`: that cannot be meant. */
type SettingReader = (text: string, bounds: Bounds) => Partial<Setting> | null

const whole = (text: string, least: number, most: number): number | null =>
  /^\d{1,7}$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : null

const numbered =
  (key: 'horizon' | 'width' | 'simulations', least: number, most: (best: Setting) => number): SettingReader =>
  (text, { best }) => {
    const value = whole(text, least, most(best))
    return value === null ? null : { [key]: value }
  }

const MOST_WIDTH = 100
const MOST_SIMULATIONS = 1_000_000
const ANSWERS: Readonly<Record<string, boolean>> = { yes: true, no: false }

const READERS: Readonly<Record<string, SettingReader>> = {
  horizon: numbered('horizon', 1, best => best.horizon),
  width: numbered('width', 1, () => MOST_WIDTH),
  simulations: numbered('simulations', 0, () => MOST_SIMULATIONS),
  noise: text => (/^\d{1,3}(\.\d+)?$/.test(text) ? { noise: Number(text) } : null),
  careful: text => (Object.hasOwn(ANSWERS, text) ? { isCareful: ANSWERS[text]! } : null),
  style: (text, { styles }) => (styles.includes(text) ? { style: text } : null),
  net: text => (Object.hasOwn(ANSWERS, text) ? { usesNet: ANSWERS[text]! } : null),
}

const isLevel = (name: string): name is Level => LEVELS.some(level => level === name)

/** Is it a level with settings of its own, such as `expert:simulations=60:width=6`? */
export const isCustomLevel = (name: string): boolean => name.includes(':') && isLevel(name.slice(0, name.indexOf(':')))

/** The setting of a level, but for what the name says. */
export function customLevel({ settings, styles = {} }: Pick<Knowledge, 'settings' | 'styles'>, name: string): Setting {
  const [level, ...wishes] = name.split(':')
  const bounds = { best: settings.expert, styles: Object.keys(styles) }
  return Object.assign({}, settings[level as Level], ...wishes.map(wish => readWish(bounds, name, wish)))
}

function readWish(bounds: Bounds, name: string, wish: string): Partial<Setting> {
  const [key = '', value = '', ...more] = wish.split('=')
  const found = more.length === 0 && Object.hasOwn(READERS, key) ? READERS[key]!(value, bounds) : null
  if (found === null)
    throw new Refusal(`Invalid setting "${wish}" for bot "${name}"; ${allowed(bounds)}`, 'refusal.bot-setting', {
      name,
      wish,
      horizon: bounds.best.horizon,
      width: MOST_WIDTH,
      simulations: String(MOST_SIMULATIONS),
      styles: stylesIn(bounds),
    })
  return found
}

const stylesIn = ({ styles }: Bounds): string => styles.join('/')

const allowed = (bounds: Bounds): string =>
  `expected horizon=1 to ${bounds.best.horizon}, width=1 to ${MOST_WIDTH}, simulations=0 to ${MOST_SIMULATIONS}, noise= and points, careful=yes or no, net=yes or no, style=${stylesIn(bounds)}`

import { Refusal } from '@roundhouse/kernel/game'
import { LEVELS, type Level, type Setting, type Settings } from './level.ts'

/** How a setting is read from text; `null`: that cannot be meant. */
type Reading = (text: string, most: Setting) => Partial<Setting> | null

const whole = (text: string, least: number, most: number): number | null =>
  /^\d{1,7}$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : null

const numbered =
  (key: 'sight' | 'width' | 'tries', least: number, most: (best: Setting) => number): Reading =>
  (text, best) => {
    const value = whole(text, least, most(best))
    return value === null ? null : { [key]: value }
  }

const MOST_WIDTH = 100
const MOST_TRIES = 1_000_000
const CAREFUL: Readonly<Record<string, boolean>> = { yes: true, no: false }

const READINGS: Readonly<Record<string, Reading>> = {
  sight: numbered('sight', 1, best => best.sight),
  width: numbered('width', 1, () => MOST_WIDTH),
  tries: numbered('tries', 0, () => MOST_TRIES),
  slip: text => (/^\d{1,3}(\.\d+)?$/.test(text) ? { slip: Number(text) } : null),
  careful: text => (Object.hasOwn(CAREFUL, text) ? { isCareful: CAREFUL[text]! } : null),
}

const isLevel = (name: string): name is Level => LEVELS.some(level => level === name)

/** Is it a level with settings of its own, such as `expert:tries=60:width=6`? */
export const isTailored = (name: string): boolean => name.includes(':') && isLevel(name.slice(0, name.indexOf(':')))

/** The setting of a level, but for what the name says. */
export function tailored(settings: Settings, name: string): Setting {
  const [level, ...wishes] = name.split(':')
  return Object.assign({}, settings[level as Level], ...wishes.map(wish => readWish(settings.expert, name, wish)))
}

function readWish(best: Setting, name: string, wish: string): Partial<Setting> {
  const [key = '', value = '', ...more] = wish.split('=')
  const found = more.length === 0 && Object.hasOwn(READINGS, key) ? READINGS[key]!(value, best) : null
  if (found === null) throw new Refusal(`The bot "${name}" is set by "${wish}"; ${allowed(best)}`)
  return found
}

const allowed = ({ sight }: Setting): string =>
  `allowed are sight=1 to ${sight}, width=1 to ${MOST_WIDTH}, tries=0 to ${MOST_TRIES}, slip= and points, careful=yes or no`

import { LEVELS, type Level } from '@roundhouse/bots/play/level'
import type { Say } from '../../messages/say.ts'
import { useShell } from '../context.ts'

interface LevelChoiceProps {
  readonly label: string
  readonly levels: readonly string[]
  readonly level: string
  readonly change: (level: string) => void
}

/** How well the bots play. */
export function LevelChoice({ label, levels, level, change }: LevelChoiceProps) {
  const { say } = useShell()
  return (
    <>
      <label class="level">
        {label}
        <select value={level} onChange={event => change(event.currentTarget.value)}>
          <LevelOptions levels={levels} level={level} />
        </select>
      </label>
      <p class="hint">{levelWords(say, level, '.what')}</p>
    </>
  )
}

/** What a level is called or, with `.what`, how it plays; a bot of another version has only its name. */
export const levelWords = (say: Say, level: string, of: '' | '.what' = ''): string =>
  say.find(`new.level.${level}${of}`) ?? level

/** The level that is chosen is on the list even before the list has come. Styles stand apart: they are no stronger than the last level. */
export function LevelOptions({ levels, level }: Pick<LevelChoiceProps, 'levels' | 'level'>) {
  const { say } = useShell()
  const all = levels.includes(level) ? levels : [...levels, level]
  const styles = all.filter(each => !isLevel(each))
  return (
    <>
      {all.filter(isLevel).map(each => (
        <LevelOption key={each} level={each} />
      ))}
      {styles.length > 0 && (
        <optgroup label={say('new.styles', { level: levelWords(say, STYLED) })}>
          {styles.map(each => (
            <LevelOption key={each} level={each} />
          ))}
        </optgroup>
      )}
    </>
  )
}

const isLevel = (name: string): boolean => (LEVELS as readonly string[]).includes(name)

/** About as strong as all styles are (docs/measurements/bots.md). */
const STYLED: Level = 'strong'

function LevelOption({ level }: { level: string }) {
  const { say } = useShell()
  return <option value={level}>{say('new.bot', { level: levelWords(say, level) })}</option>
}

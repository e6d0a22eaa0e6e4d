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

/** The level that is chosen is on the list even before the list has come. */
export function LevelOptions({ levels, level }: Pick<LevelChoiceProps, 'levels' | 'level'>) {
  const { say } = useShell()
  const all = levels.includes(level) ? levels : [...levels, level]
  return (
    <>
      {all.map(each => (
        <option key={each} value={each}>
          {say('new.bot', { level: levelWords(say, each) })}
        </option>
      ))}
    </>
  )
}

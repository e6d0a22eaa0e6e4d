import { useShell } from './context.ts'

interface LevelChoiceProps {
  readonly label: string
  readonly levels: readonly string[]
  readonly level: string
  readonly change: (level: string) => void
}

/** How well the bots play. */
export const LevelChoice = ({ label, levels, level, change }: LevelChoiceProps) => (
  <label class="level">
    {label}
    <select value={level} onChange={event => change(event.currentTarget.value)}>
      <LevelOptions levels={levels} level={level} />
    </select>
  </label>
)

/** The level that is chosen is on the list even before the list has come. */
export function LevelOptions({ levels, level }: Pick<LevelChoiceProps, 'levels' | 'level'>) {
  const { say } = useShell()
  const all = levels.includes(level) ? levels : [...levels, level]
  return (
    <>
      {all.map(each => (
        <option key={each} value={each}>
          {say.has(`new.level.${each}`) ? say(`new.level.${each}`) : each}
        </option>
      ))}
    </>
  )
}

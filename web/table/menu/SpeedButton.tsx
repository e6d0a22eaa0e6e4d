import { Button } from '../../shell/Button.tsx'
import { useShell } from '../../shell/context.ts'
import { type Settings, SPEEDS } from '../../shell/settings/settings.ts'
import { useTableContext } from '../context.ts'
import { useSlots } from '../slots.tsx'

const SIGNS: Readonly<Record<Settings['speed'], string>> = { slow: '›', normal: '››', fast: '›››', off: '»' }

/** How fast bots move: a press goes on to the next speed, and after the fastest to the slowest. Bots move only where somebody plays. */
export function SpeedButton({ class: name }: { class: string }) {
  const { say, settings, change } = useShell()
  const { speed } = settings
  // A table elsewhere needs its place, and the menu has it, too.
  const isElsewhere = useSlots() !== null
  if (useTableContext() === null || isElsewhere) return null
  const next = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length]!
  const words = say(`settings.speed.${speed}`)
  return (
    <Button
      class={name}
      data-speed={speed}
      title={say('settings.speed')}
      aria-label={say('menu.speed', { speed: words })}
      onClick={() => change({ speed: next })}
    >
      <span aria-hidden="true">{SIGNS[speed]}</span> {words}
    </Button>
  )
}

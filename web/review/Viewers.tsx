import type { Viewer } from '@roundhouse/kernel/game'
import type { ReplayInfo } from '@roundhouse/table/replay'
import { useShell } from '../shell/context.ts'

interface ViewersProps {
  readonly replay: ReplayInfo
  readonly viewer: Viewer
  readonly change: (viewer: Viewer) => void
}

/** Through whose eyes: a game that is over has no secrets, but one may wish to see what a player saw. */
export function Viewers({ replay, viewer, change }: ViewersProps) {
  const { say } = useShell()
  const read = (text: string): Viewer => (text === 'watcher' ? text : Number(text))
  return (
    <select aria-label={say('replay.eyes')} value={viewer} onChange={event => change(read(event.currentTarget.value))}>
      <option value="watcher">{say('replay.eyes.watcher')}</option>
      {replay.chairs.map(({ name }, seat) => (
        <option key={seat} value={seat}>
          {say('replay.eyes.of', { name })}
        </option>
      ))}
    </select>
  )
}

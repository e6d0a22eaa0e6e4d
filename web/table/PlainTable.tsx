import { useShell } from '../shell/context.ts'
import type { TableProps } from './tables.ts'

/** Any game at all, without a picture: points, what happened, and every legal move as a button. */
export function PlainTable({ scene, play, reason }: TableProps) {
  const { say } = useShell()
  return (
    <div class="plain">
      <p role="alert">{reason && say('table.refused', { reason: reason.code })}</p>
      {reason && (
        <p role="alert" class="refused">
          {say('table.refused', { reason: reason.code, rule: reason.rule })}
        </p>
      )}
      <ol class="plain-points">
        {scene.chairs.map(({ name }, seat) => (
          <li key={seat} aria-current={scene.toMove === seat}>
            {name}: {say('table.points', { points: scene.points[seat]! })}
          </li>
        ))}
      </ol>
      <ul class="plain-moves">
        {scene.moves.map(text => (
          <li key={text}>
            <button type="button" class="button" onClick={() => play(text)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
      <ol class="plain-log" aria-label={say('table.log')}>
        {scene.story.slice(-30).map((line, place) => (
          <li key={place}>
            {line.key} {JSON.stringify(line.facts)}
          </li>
        ))}
      </ol>
    </div>
  )
}

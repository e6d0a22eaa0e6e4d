import { useEffect, useState } from 'preact/hooks'
import { writeRoute } from '../../shell/route.ts'
import { useSitting } from '../sitting.ts'
import { reasonWords } from '../words/reasons.ts'
import './why.css'

/** Why something cannot be done, until it is closed or something is played. */
export function Why() {
  const { reason, voice, scene } = useSitting()
  const [closed, setClosed] = useState<typeof reason>(null)
  useEffect(() => setClosed(reason), [scene.played])
  const isShown = reason !== null && reason !== closed
  return (
    <div class="why-place" role="alert">
      {isShown && (
        <p class="why">
          <span>{reasonWords(voice, reason)}</span>{' '}
          {reason.rule.startsWith('NB-') && (
            <a href={writeRoute({ page: 'rules', game: 'nuremberg', rule: reason.rule })}>
              {voice.say('nuremberg.why.rule', { rule: reason.rule })}
            </a>
          )}
          <button type="button" onClick={() => setClosed(reason)} aria-label={voice.say('nuremberg.why.close')}>
            ✕
          </button>
        </p>
      )}
    </div>
  )
}

import { useEffect, useState } from 'preact/hooks'
import { RuleOf } from '../../table/RuleOf.tsx'
import { useSitting } from '../sitting.ts'
import { reasonWords } from '../words.ts'
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
        <div class="why">
          <p>{reasonWords(voice, reason)}</p>
          <RuleOf game="nuremberg" reason={reason} />
          <button
            type="button"
            class="close"
            onClick={() => setClosed(reason)}
            aria-label={voice.say('nuremberg.why.close')}
          >
            ✕
          </button>
        </div>
      )}
    </div>
  )
}

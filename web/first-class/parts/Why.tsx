import { capital } from '@roundhouse/first-class/words/voice'
import { useEffect, useState } from 'preact/hooks'
import { RuleOf } from '../../table/RuleOf.tsx'
import { useSitting } from '../sitting.ts'
import { reasonWords } from '../words.ts'

/** Why something cannot be done, what would change that, and the rule itself a tap away. It goes with the next choice. */
export function Why() {
  const { reason, scene, chosen } = useSitting()
  const [closed, close] = useState(reason)
  useEffect(() => close(reason), [scene.played, chosen])
  return (
    <div class="fc-why-place" role="alert">
      {reason !== null && reason !== closed && <Reason close={() => close(reason)} />}
    </div>
  )
}

function Reason({ close }: { close: () => void }) {
  const { reason, voice } = useSitting()
  const { why, remedy } = reasonWords(voice, reason!)
  return (
    <div class="fc-why">
      <p>
        {capital(why)}.{remedy !== null && ` ${capital(remedy)}.`}
      </p>
      <div>
        <RuleOf game="first-class" reason={reason} />
        <button type="button" class="fc-button is-quiet" onClick={close}>
          {voice.say('first-class.table.close')}
        </button>
      </div>
    </div>
  )
}

import { capital } from '@roundhouse/first-class/words/voice'
import { Why as WhyPanel } from '../../table/why/Why.tsx'
import { useTableModel } from '../model/table-model.ts'
import { reasonWords } from '../words.ts'

/** It goes with the next choice. */
export function Why() {
  const { reason, snapshot, chosen, voice, say } = useTableModel()
  return (
    <WhyPanel
      game="first-class"
      reason={reason}
      words={given => {
        const { why, remedy } = reasonWords(voice, given)
        return remedy === null ? `${capital(why)}.` : `${capital(why)}. ${capital(remedy)}.`
      }}
      until={[snapshot.played, chosen]}
      close={{ class: 'table-button is-quiet', content: say('first-class.table.close') }}
    />
  )
}

import { Why as WhyPanel } from '../../table/why/Why.tsx'
import { useTableModel } from '../model/table-model.ts'
import { reasonWords } from '../words.ts'

export function Why() {
  const { reason, voice, say, snapshot, choice } = useTableModel()
  return (
    <WhyPanel
      game="nuremberg"
      reason={reason}
      words={given => reasonWords(voice, given)}
      until={[snapshot.played, choice]}
      close={{ class: 'close', content: '✕', label: say('nuremberg.why.close') }}
    />
  )
}

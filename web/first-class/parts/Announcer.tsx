import { lineWords } from '@roundhouse/first-class/words/story'
import { Announcer as TableAnnouncer } from '../../table/Announcer.tsx'
import { useTableModel } from '../model/table-model.ts'
import { questionWords } from '../words.ts'

export function Announcer() {
  const { snapshot, view, voice, say } = useTableModel()
  return (
    <TableAnnouncer
      snapshot={snapshot}
      tell={news => news.map(line => lineWords(voice, line))}
      ask={() => questionWords(voice, view, snapshot.moves)}
      join={(what, question) => say('first-class.table.announce', { what, question })}
    />
  )
}

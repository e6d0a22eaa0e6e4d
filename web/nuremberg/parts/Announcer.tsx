import { storyWords } from '@roundhouse/nuremberg/words/story'
import { whoIs } from '@roundhouse/nuremberg/words/voice'
import { Announcer as TableAnnouncer } from '../../table/Announcer.tsx'
import { questionOf, useStableTableModel } from '../model/table-model.ts'

export function Announcer() {
  const stable = useStableTableModel()
  const { snapshot, voice, say, view } = stable
  return (
    <TableAnnouncer
      snapshot={snapshot}
      tell={news => storyWords(voice, news).map(({ words }) => words)}
      ask={() => say(`nuremberg.hear.${questionOf(stable)}`, { ...whoIs(voice, view.toMove) })}
      join={(happened, question) => `${happened}. ${question}`}
    />
  )
}

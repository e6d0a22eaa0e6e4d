import { whoIs } from '@roundhouse/nuremberg/words/voice'
import { Announcer as TableAnnouncer } from '../../table/Announcer.tsx'
import { questionOf, useSeated } from '../sitting.ts'
import { storyWords } from '../words.ts'

export function Announcer() {
  const seated = useSeated()
  const { scene, voice, view } = seated
  return (
    <TableAnnouncer
      scene={scene}
      tell={news => storyWords(voice, news).map(({ words }) => words)}
      ask={() => voice.say(`nuremberg.hear.${questionOf(seated)}`, { ...whoIs(voice, view.toMove) })}
      join={(happened, question) => `${happened}. ${question}`}
    />
  )
}

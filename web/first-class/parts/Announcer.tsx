import { Announcer as TableAnnouncer } from '../../table/Announcer.tsx'
import { useSitting } from '../sitting.ts'
import { lineWords, questionWords } from '../words.ts'

export function Announcer() {
  const { scene, view, voice } = useSitting()
  return (
    <TableAnnouncer
      scene={scene}
      tell={news => news.map(line => lineWords(voice, line))}
      ask={() => questionWords(voice, view, scene.moves)}
      join={(what, question) => voice.say('first-class.table.announce', { what, question })}
    />
  )
}

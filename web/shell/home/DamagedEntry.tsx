import { damagedFile, download } from '../../saving/files.ts'
import type { DamagedGame } from '../../saving/kept.ts'
import { Button } from '../Button.tsx'
import { useShell } from '../context.ts'
import { FaultDetails } from './FileFault.tsx'
import { Forget } from './Forget.tsx'

/** A game that cannot be read: what is wrong with it, and ways to take it out or be rid of it. */
export function DamagedEntry({ game, look }: { game: DamagedGame; look: () => void }) {
  const { say } = useShell()
  const name = `damaged-${String(game.id)}`
  return (
    <li class="damaged">
      <h3 id={name}>{say('home.damaged')}</h3>
      <p>{say('home.damaged-what')}</p>
      <p class="hint">{say(`file.${game.fault.fault}`)}</p>
      <FaultDetails fault={game.fault} />
      <div class="row">
        <Button class="button quiet" aria-describedby={name} onClick={() => download(damagedFile(game))}>
          {say('home.file')}
        </Button>
        <Forget id={game.id} describedBy={name} look={look} />
      </div>
    </li>
  )
}

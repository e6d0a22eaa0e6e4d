import type { GameName } from '@roundhouse/table/games'
import { useShell } from '../shell/context.ts'
import { writeRoute } from '../shell/route.ts'
import type { AlbumFace } from './face.ts'

/** A face: how it looks, what it does, how often there is one, and where it comes from. */
export function FaceTile({ game, face, isShown = false }: { game: GameName; face: AlbumFace; isShown?: boolean }) {
  const { say } = useShell()
  const { id, name, kind, copies, words, origin, note, draw } = face
  return (
    <div class={isShown ? 'face shown' : 'face'} id={id} tabIndex={-1}>
      {draw?.()}
      <div>
        <p>
          <a class="number" href={writeRoute({ page: 'cards', game, card: id })}>
            {name}
          </a>{' '}
          {kind !== words && <b>{kind}</b>}
          {copies > 1 && <span class="copies"> {say('cards.copies', { n: copies })}</span>}
        </p>
        {words !== '' && <p>{words}</p>}
        <p class={`origin ${origin}`}>
          {note === '' ? say(`cards.${origin}`) : say('cards.documented-part', { part: note })}
        </p>
      </div>
    </div>
  )
}

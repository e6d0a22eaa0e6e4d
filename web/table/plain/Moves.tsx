import { useState } from 'preact/hooks'
import type { Say } from '../../messages/say.ts'
import { Button } from '../../shell/Button.tsx'
import type { TableProps } from '../props.ts'
import { type MoveEntry, matching, typedMove } from './moves.ts'

interface MovesProps extends Pick<TableProps, 'play' | 'askWhy'> {
  readonly moves: readonly MoveEntry[]
  readonly say: Say
}

/** Every legal move as a button. Typing narrows the list; Enter plays the move that is meant, or asks why it cannot be. */
export function Moves({ moves, play, askWhy, say }: MovesProps) {
  const [typed, setTyped] = useState('')
  const found = matching(moves, typed)
  const submit = (event: Event) => {
    event.preventDefault()
    const move = typedMove(moves, typed)
    if (move !== null) play(move.text)
    else if (found.length === 0) askWhy(typed.trim())
  }
  return (
    <>
      <form onSubmit={submit}>
        <input
          type="search"
          aria-label={say('plain.find')}
          placeholder={say('plain.find')}
          autocomplete="off"
          spellcheck={false}
          value={typed}
          onInput={event => setTyped(event.currentTarget.value)}
        />
      </form>
      <p role="status" class="hint">
        {say('plain.found', { count: found.length })}
      </p>
      <ul class="plain-moves">
        {found.map(({ text, words }) => (
          <li key={text}>
            <Button class="button" data-move={text} onClick={() => play(text)}>
              {words}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

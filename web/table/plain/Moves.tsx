import { useState } from 'preact/hooks'
import type { Say } from '../../messages/say.ts'
import { Button } from '../../shell/Button.tsx'
import { useCommands } from '../keys/useCommands.ts'
import { useFocusBack } from '../keys/useFocusBack.ts'
import type { TableProps } from '../props.ts'
import { type MoveEntry, matching, typedMove } from './moves.ts'

interface MovesProps extends Pick<TableProps, 'play' | 'askWhy'> {
  readonly moves: readonly MoveEntry[]
  readonly lossesOf: (text: string) => readonly string[]
  readonly say: Say
}

/** The moves, unless one was chosen that loses something: then it is asked once whether that is meant. */
export function Moves({ lossesOf, ...props }: MovesProps) {
  const [asked, ask] = useState<string | null>(null)
  const choose = (text: string) => (lossesOf(text).length > 0 ? ask(text) : props.play(text))
  if (asked === null) return <MoveList {...props} play={choose} />
  return <Sure {...props} text={asked} losses={lossesOf(asked)} goBack={() => ask(null)} />
}

interface SureProps extends Pick<MovesProps, 'play' | 'say'> {
  readonly text: string
  readonly losses: readonly string[]
  readonly goBack: () => void
}

function Sure({ text, losses, play, goBack, say }: SureProps) {
  const safe = useFocusBack(text)
  useCommands({ cancel: goBack })
  return (
    <fieldset class="plain-sure">
      <legend>{say('plain.would-lose', { what: say.list(losses) })}</legend>
      <button ref={safe} type="button" class="button main" onClick={goBack}>
        {say('plain.back')}
      </button>
      <button type="button" class="button" data-sure={text} onClick={() => play(text)}>
        {say('plain.sure')}
      </button>
    </fieldset>
  )
}

/** Every legal move as a button. Typing narrows the list; Enter plays the move that is meant, or asks why it cannot be. */
function MoveList({ moves, play, askWhy, say }: Omit<MovesProps, 'lossesOf'>) {
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

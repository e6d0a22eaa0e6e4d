import type { GameName } from '@roundhouse/table/games'
import { useEffect, useState } from 'preact/hooks'
import type { Say } from '../messages/say.ts'
import { Button, Link } from '../shell/Button.tsx'
import { Dialog } from '../shell/Dialog.tsx'
import { useMedia } from '../shell/useMedia.ts'
import type { Lesson } from './lesson.ts'

/** Where there is no room for an explanation above the table; as in `learn.css`. */
const SMALL = '(max-width: 47.5rem), (max-height: 44rem)'

interface ExplanationProps {
  readonly game: GameName
  readonly lesson: Lesson
  readonly place: number
  readonly words: Say
  /** Plays what is asked for next; `null`: nothing is. */
  readonly show: (() => void) | null
}

/** On a small screen a step is explained before its table, and whenever one asks; the bar then says only what to do. */
export function Explanation({ game, lesson: { name: lesson, steps }, place, words, show }: ExplanationProps) {
  const isSmall = useMedia(SMALL)
  const [isOpen, setOpen] = useState(isSmall)
  useEffect(() => setOpen(isSmall), [isSmall])
  const { name, rule } = steps[place]!
  return (
    <>
      <Button
        class="button quiet explain"
        aria-label={words('learn.explain')}
        title={words('learn.explain')}
        onClick={() => setOpen(true)}
      >
        ?
      </Button>
      {isOpen && (
        <Dialog class="sheet explanation" aria-labelledby="explanation" onClosed={() => setOpen(false)}>
          {close => (
            <>
              <h2 id="explanation">{words('learn.step', { step: place + 1, steps: steps.length })}</h2>
              <p>
                {words.find(`learn.${game}.${name}`)} <Link to={{ page: 'rules', game, rule }}>{rule}</Link>
              </p>
              <p>
                <b>{words.find(`learn.${game}.${name}.do`)}</b>
              </p>
              <div class="row">
                <Button class="button main" autoFocus onClick={close}>
                  {words('learn.try')}
                </Button>
                {show !== null && (
                  <Button
                    class="button"
                    onClick={() => {
                      close()
                      show()
                    }}
                  >
                    {words('learn.show')}
                  </Button>
                )}
                {place > 0 && (
                  <Link class="button quiet" to={{ page: 'learn', game, lesson, step: place }}>
                    {words('learn.back')}
                  </Link>
                )}
              </div>
            </>
          )}
        </Dialog>
      )}
    </>
  )
}

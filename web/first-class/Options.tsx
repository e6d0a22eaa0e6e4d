import { type Letter, MODULES } from '@roundhouse/first-class/base/cards/card'
import type { OptionsProps } from '../game.ts'
import type { OpenAlbum } from '../rules/album.ts'
import { OptionPicture } from '../rules/OptionPicture.tsx'
import { Button } from '../shell/Button.tsx'
import { useShell } from '../shell/context.ts'
import { LessonLink } from '../shell/new-game/LessonLink.tsx'
import { PATH, withModule } from './modules.ts'

/** A card of each module that shows what it is about. */
const CARDS: Readonly<Record<Letter, string>> = { A: 'A1-1', B: 'B1-1', C: 'C1-1', D: 'D1-1', E: 'E1-1', F: 'F1-1' }

/** Two of six modules, each with what it brings; and the pairs that are good to try one after the other. */
export function Options({ options, change, album }: OptionsProps) {
  const { say } = useShell()
  const modules = options['modules'] ?? ''
  const choose = (pair: string) => change({ ...options, modules: pair })
  return (
    <>
      <fieldset class="tiles">
        <legend>{say('new.modules')}</legend>
        {MODULES.map(module => (
          <label key={module} class="tile">
            <input
              type="checkbox"
              checked={modules.includes(module)}
              onChange={() => choose(withModule(modules, module))}
            />
            <span>
              <b>
                {module} · {say(`first-class.module.${module}`)}
              </b>
              <small>{say(`first-class.module.${module}.what`)}</small>
              <LessonLink game="first-class" lesson={module} />
            </span>
            <OptionPicture album={album} draw={opened => cardOf(opened, CARDS[module])} />
          </label>
        ))}
      </fieldset>
      <div class="row path">
        <span class="hint">{say('new.path')}</span>
        {PATH.map(pair => (
          <Button key={pair} class="button small" aria-pressed={modules === pair} onClick={() => choose(pair)}>
            {pair.replace(',', ' + ')}
          </Button>
        ))}
      </div>
    </>
  )
}

const cardOf = ({ faces, say }: OpenAlbum, id: string) =>
  faces
    .all(say)
    .find(face => face.id === id)
    ?.draw?.()

import { MODULES } from '@roundhouse/first-class/base/cards/card'
import type { OptionsProps } from '../game.ts'
import { Button } from '../shell/Button.tsx'
import { useShell } from '../shell/context.ts'
import { LessonLink } from '../shell/new-game/LessonLink.tsx'
import { PATH, withModule } from './modules.ts'

/** Two of six modules, each with what it brings; and the pairs that are good to try one after the other. */
export function Options({ options, change }: OptionsProps) {
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

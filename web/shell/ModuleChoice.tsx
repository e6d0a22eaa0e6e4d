import { MODULES } from '@roundhouse/first-class/base/card'
import { SUGGESTED_PATH } from '@roundhouse/first-class/suggested'
import type { Wishes } from '@roundhouse/table/games'
import { useShell } from './context.ts'
import { withModule } from './wished.ts'

interface ModuleChoiceProps {
  readonly wishes: Wishes
  readonly change: (wishes: Wishes) => void
}

/** Two of six modules, each with what it brings; and the pairs that are good to try one after the other. */
export function ModuleChoice({ wishes, change }: ModuleChoiceProps) {
  const { say } = useShell()
  const modules = wishes['modules'] ?? ''
  const choose = (pair: string) => change({ ...wishes, modules: pair })
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
            </span>
          </label>
        ))}
      </fieldset>
      <div class="row path">
        <span class="hint">{say('new.path')}</span>
        {SUGGESTED_PATH.map(String).map(pair => (
          <button
            key={pair}
            type="button"
            class="button small"
            aria-pressed={modules === pair}
            onClick={() => choose(pair)}
          >
            {pair.replace(',', ' + ')}
          </button>
        ))}
      </div>
    </>
  )
}

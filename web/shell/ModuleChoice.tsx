import type { GameOptions } from '@roundhouse/kernel/manifest'
import { useShell } from './context.ts'
import { MODULE_PATH, withModule } from './wished.ts'

const MODULES = ['A', 'B', 'C', 'D', 'E', 'F']

interface ModuleChoiceProps {
  readonly options: GameOptions
  readonly change: (options: GameOptions) => void
}

/** Two of six modules, each with what it brings; and the pairs that are good to try one after the other. */
export function ModuleChoice({ options, change }: ModuleChoiceProps) {
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
                {module} · {say(`module.${module}`)}
              </b>
              <small>{say(`module.${module}.what`)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <div class="row path">
        <span class="hint">{say('new.path')}</span>
        {MODULE_PATH.map(pair => (
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

import { Link } from '../../shell/Button.tsx'
import { MenuButton } from '../../table/menu/MenuButton.tsx'
import { SpeedButton } from '../../table/menu/SpeedButton.tsx'
import { Slot } from '../../table/slots.tsx'
import { useStableTableModel } from '../model/table-model.ts'

/** The phases by their numbers (NB-1.1), and in which of them somebody has something to decide. */
const PHASES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
const NOW = { auction: 3, track: 5, trains: 6, takeovers: 9, over: 11 } as const

/** Turn and phase, the way home, and the menu. */
export function Head() {
  const { view, rules, say } = useStableTableModel()
  const now = NOW[view.phase]
  return (
    <header class="head">
      <Link class="button home-link" to={{ page: 'home' }} aria-label={say('app.home')} title={say('app.home')}>
        ⌂
      </Link>
      <h1>{say('nuremberg.title')}</h1>
      <p class="turn" title={say('nuremberg.turn.long', { turn: view.turn, turns: rules.turns })}>
        {say('nuremberg.turn', { turn: view.turn, turns: rules.turns })}
        <span class="pips" aria-hidden="true">
          {Array.from({ length: rules.turns }, (_, n) => (
            <i key={n} class={n + 1 < view.turn ? 'done' : n + 1 === view.turn ? 'now' : ''} />
          ))}
        </span>
      </p>
      <ol class="phases" aria-label={say('nuremberg.phases')}>
        {PHASES.map(phase => (
          <li
            key={phase}
            class={phase < now ? 'done' : phase === now ? 'now' : ''}
            aria-current={phase === now ? 'step' : undefined}
          >
            <b>{phase}</b> <span>{say(`nuremberg.phase.${phase}`)}</span>
          </li>
        ))}
      </ol>
      <Slot of="Head" />
      <div class="controls">
        <SpeedButton class="button" />
        <MenuButton class="button" />
      </div>
    </header>
  )
}

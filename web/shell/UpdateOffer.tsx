import { registerSW } from 'virtual:pwa-register'
import { useEffect, useState } from 'preact/hooks'
import { Button } from './Button.tsx'
import { useShell } from './context.ts'

/** A newer version is offered, not forced. */
export function UpdateOffer() {
  const { say } = useShell()
  const take = useUpdate()
  if (take === null) return null
  return (
    <div class="offer" role="status">
      {say('app.update')}
      <Button class="button" onClick={take}>
        {say('app.take-update')}
      </Button>
    </div>
  )
}

/** A newer version lies ready: taking it reloads the page. `null`: there is none. */
function useUpdate(): (() => void) | null {
  const [take, setTake] = useState<(() => void) | null>(null)
  useEffect(() => {
    const update = registerSW({ onNeedRefresh: () => setTake(() => () => void update(true)) })
  }, [])
  return take
}

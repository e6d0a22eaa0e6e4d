import { useShell } from './context.ts'
import { useUpdate } from './useUpdate.ts'

/** A newer version is offered, not forced. */
export function UpdateOffer() {
  const { say } = useShell()
  const take = useUpdate()
  if (take === null) return null
  return (
    <div class="offer" role="status">
      {say('app.update')}
      <button type="button" class="button" onClick={take}>
        {say('app.take-update')}
      </button>
    </div>
  )
}

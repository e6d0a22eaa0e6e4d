import { useState } from 'preact/hooks'
import { ServerError } from '../online/server.ts'
import { Button } from '../shell/Button.tsx'
import { callAwaited } from './server.ts'
import { NoticesWords, useNoticesSay } from './words.tsx'

interface CallButtonProps {
  readonly table: string
  /** Who is waited for. */
  readonly name: string
}

/** Tells somebody who is away that the others wait. */
export const CallButton = (props: CallButtonProps) => (
  <NoticesWords isPart>
    <Call {...props} />
  </NoticesWords>
)

function Call({ table, name }: CallButtonProps) {
  const say = useNoticesSay()
  const [told, setTold] = useState<string | null>(null)
  const call = async () => {
    try {
      await callAwaited(table)
      setTold(say('notices.call.done', { name }))
    } catch (error) {
      const code = error instanceof ServerError ? error.code : ''
      if (code === 'called-already') setTold(say('notices.call.already', { name }))
      else setTold(code === 'nobody-away' ? say('notices.call.here', { name }) : say('notices.failed'))
    }
  }
  return (
    <Button class="button" disabled={told !== null} onClick={() => void call()}>
      {say('notices.call', { name })} <small role="status">{told}</small>
    </Button>
  )
}

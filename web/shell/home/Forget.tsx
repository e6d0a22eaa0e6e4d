import { useState } from 'preact/hooks'
import { forgetRecord } from '../../saving/store.ts'
import { Button } from '../Button.tsx'
import { useShell } from '../context.ts'

interface ForgetProps {
  readonly id: IDBValidKey
  readonly describedBy: string
  readonly look: () => void
}

/** A game is gone for good, so it is asked twice. */
export function Forget({ id, describedBy, look }: ForgetProps) {
  const { say } = useShell()
  const [isAsked, setAsked] = useState(false)
  const press = () => (isAsked ? void forgetRecord(id).then(look) : setAsked(true))
  return (
    <Button
      class={isAsked ? 'button sure' : 'button quiet'}
      aria-describedby={describedBy}
      onBlur={() => setAsked(false)}
      onClick={press}
    >
      {say(isAsked ? 'home.forget-sure' : 'home.forget')}
    </Button>
  )
}

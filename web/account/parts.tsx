import type { ComponentChildren, TargetedInputEvent } from 'preact'
import { useId, useState } from 'preact/hooks'
import { ServerError } from '../online/server.ts'
import { Button } from '../shell/Button.tsx'
import { troubleWords, useAccountSay } from './words.tsx'

/** What is under way, and what became of it. */
export interface Errand {
  readonly isBusy: boolean
  readonly told: string | null
  readonly isTrouble: boolean
  /** Does something; what is wrong with it is said where it was asked for. */
  act(work: () => Promise<string | null | void>): Promise<void>
}

/** `onTrouble` may take care of it: then nothing is said. */
export function useErrand(onTrouble: (error: unknown) => boolean = () => false): Errand {
  const say = useAccountSay()
  const [isBusy, setBusy] = useState(false)
  const [told, tell] = useState<string | null>(null)
  const [isTrouble, setTrouble] = useState(false)
  const act: Errand['act'] = async work => {
    setBusy(true)
    setTrouble(false)
    tell(null)
    try {
      tell((await work()) ?? null)
    } catch (error) {
      const isCared = onTrouble(error)
      setTrouble(!isCared)
      tell(isCared ? null : troubleWords(say, error))
    }
    setBusy(false)
  }
  return { isBusy, told, isTrouble, act }
}

/** What needs a proof asks for one instead of failing. */
export const useOwnErrand = (prove: () => void) =>
  useErrand(error => {
    const isAsked = error instanceof ServerError && error.code === 'prove-it'
    if (isAsked) prove()
    return isAsked
  })

/** What became of the last thing that was asked for here. */
export const Told = ({ of: { told, isTrouble } }: { of: Errand }) => (
  <p role={isTrouble ? 'alert' : 'status'} class={isTrouble ? 'wrong' : 'hint'}>
    {told}
  </p>
)

interface FieldProps {
  readonly label: string
  readonly value: string
  readonly change: (value: string) => void
  readonly isSecret?: boolean
  /** What a browser may fill in. */
  readonly complete: 'username' | 'current-password' | 'new-password' | 'one-time-code' | 'email' | 'off'
  readonly hint?: string
  readonly most?: number
}

/** A line to be typed, with what it is above it and what it may be below. */
export function Field({ label, value, change, isSecret = false, complete, hint, most = 200 }: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const line = {
    id,
    ...(hint !== undefined && { 'aria-describedby': hintId }),
    value,
    maxLength: most,
    autocomplete: complete,
    autocapitalize: 'none',
    spellcheck: false,
    onInput: (event: TargetedInputEvent<HTMLInputElement>) => change(event.currentTarget.value),
  } as const
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {isSecret ? <input type="password" {...line} /> : <input {...line} />}
      {hint !== undefined && <small id={hintId}>{hint}</small>}
    </div>
  )
}

/** A password that is chosen now, with what it has to be. */
export function NewPassword(props: Pick<FieldProps, 'label' | 'value' | 'change'>) {
  const say = useAccountSay()
  return <Field {...props} isSecret complete="new-password" hint={say('account.password.hint')} />
}

interface FormProps {
  readonly errand: Errand
  readonly send: () => void
  readonly button: string
  readonly isMain?: boolean
  readonly children?: ComponentChildren
}

/** Fields and the one button that sends them, also by Enter. */
export function Form({ errand, send, button, isMain = false, children }: FormProps) {
  return (
    <form
      class="account-form"
      onSubmit={event => {
        event.preventDefault()
        send()
      }}
    >
      {children}
      <Button type="submit" class={isMain ? 'button main' : 'button'} disabled={errand.isBusy}>
        {button}
      </Button>
    </form>
  )
}

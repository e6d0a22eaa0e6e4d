import type { PushSubscriptionText } from '@roundhouse/wire/notices'
import { useEffect, useState } from 'preact/hooks'
import { Button } from '../shell/Button.tsx'
import { canPush, ownSubscription, subscribe, unsubscribe } from './push.ts'
import { addDevice, removeDevice } from './server.ts'
import { PaceChoice, type WayProps } from './way.tsx'
import { useNoticesSay } from './words.tsx'

/** Notifications of the browser itself, also while the page is closed. */
export function PushWay({ state, settings, act, choose }: WayProps) {
  const say = useNoticesSay()
  const [own, setOwn] = useState<PushSubscriptionText | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  useEffect(() => {
    ownSubscription().then(setOwn, () => {})
  }, [])
  const busily = async (work: () => Promise<string | null>) => {
    setBusy(true)
    setTrouble(await work().catch(() => say('notices.push.unable')))
    setBusy(false)
  }
  const turnOn = async () => {
    const made = await subscribe(state.pushKey)
    if (made === null) return say(Notification.permission === 'denied' ? 'notices.push.denied' : 'notices.push.unable')
    if ((await act(addDevice(made))) !== null) return say('notices.failed')
    setOwn(made)
    await choose({ push: settings.push === 'off' ? 'at-once' : settings.push })
    return null
  }
  const turnOff = async () => {
    await unsubscribe()
    if (own !== null && (await act(removeDevice(own.endpoint))) !== null) return say('notices.failed')
    setOwn(null)
    return null
  }
  return (
    <>
      <h2>{say('notices.push')}</h2>
      {!canPush() && <p class="hint">{say('notices.push.unable')}</p>}
      {own !== null && <p class="hint">{say('notices.push.here')}</p>}
      {canPush() && (
        <Button
          class={own === null ? 'button main' : 'button'}
          disabled={isBusy}
          onClick={() => void busily(own === null ? turnOn : turnOff)}
        >
          {say(own === null ? 'notices.push.on' : 'notices.push.off')}
        </Button>
      )}
      <p role="alert" class="wrong">
        {trouble}
      </p>
      <p class="hint">{say('notices.push.devices', { n: state.devices })}</p>
      {state.devices > 0 && <PaceChoice channel="push" settings={settings} choose={choose} />}
    </>
  )
}

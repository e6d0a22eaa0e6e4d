import { NOTICE_CHANNELS } from '@roundhouse/wire/notices'
import { useState } from 'preact/hooks'
import { Button } from '../shell/Button.tsx'
import { tryNotices } from './server.ts'
import { useNoticesSay } from './words.tsx'

/** Whether anything arrives. */
export function Trial() {
  const say = useNoticesSay()
  const [isBusy, setBusy] = useState(false)
  const [told, setTold] = useState<readonly string[]>([])
  const send = async () => {
    setBusy(true)
    setTold([])
    try {
      const results = await tryNotices()
      const lines = NOTICE_CHANNELS.flatMap(channel => {
        const result = results[channel]
        if (result === undefined) return []
        return [say('notices.tried', { channel: say(`notices.${channel}`), result: say(`notices.tried.${result}`) })]
      })
      setTold(lines.length === 0 ? [say('notices.tried.nowhere')] : lines)
    } catch {
      setTold([say('notices.failed')])
    }
    setBusy(false)
  }
  return (
    <div class="notices-trial">
      <Button class="button" disabled={isBusy} onClick={() => void send()}>
        {say('notices.try')}
      </Button>
      <div role="status">
        {told.map(line => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  )
}

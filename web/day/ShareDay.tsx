import { DAY_PLAYERS } from '@roundhouse/table/day'
import { useState } from 'preact/hooks'
import type { Say } from '../messages/say.ts'
import { Button } from '../shell/Button.tsx'
import { useShell } from '../shell/context.ts'
import { writeRoute } from '../shell/route.ts'
import { dayWords } from './day-words.ts'
import { type DayScore, daysInRow, daysUntil, type OwnDays } from './own-days.ts'
import { type SharedDay, sharedPicture, sharedText } from './share.ts'

interface ShareDayProps {
  readonly day: string
  readonly score: DayScore
  readonly days: OwnDays
  readonly game: string
  readonly setup: string
  readonly say: Say
}

/** As many days as a card shows. */
const SHARED_DAYS = 7

/** A card of a day to share, as text and as a picture: nothing on it tells what was dealt. */
export function ShareDay({ day, score, days, game, setup, say }: ShareDayProps) {
  const { say: ofShell } = useShell()
  const [isCopied, setCopied] = useState(false)
  const shared: SharedDay = {
    ...{ game, setup },
    title: `${ofShell('home.day')}, ${dayWords(day, say.language, 'long')}`,
    result: say('day.result', { ...score, players: DAY_PLAYERS }),
    row: say('day.streak', { n: daysInRow(days, day) }),
    link: new URL(writeRoute({ page: 'day', day }), location.href).href,
    places: daysUntil(day, SHARED_DAYS).map(each => days[each]?.place ?? null),
  }
  const copy = async () => {
    const isDone = await navigator.clipboard.writeText(sharedText(shared)).then(
      () => true,
      // Some browsers let no page copy that is not in front.
      () => false,
    )
    if (!isDone) return
    setCopied(true)
    setTimeout(() => setCopied(false), 3000)
  }
  return (
    <>
      {navigator.clipboard !== undefined && (
        <Button class="button" onClick={() => void copy()}>
          {isCopied ? ofShell('replay.copied') : say('day.copy')}
        </Button>
      )}
      <span role="status" class="unseen">
        {isCopied && ofShell('replay.copied')}
      </span>
      <Button class="button" onClick={() => void savePicture(day, shared)}>
        {say('day.picture')}
      </Button>
    </>
  )
}

/** By whatever the device has for sharing pictures, or else as a file. */
async function savePicture(day: string, shared: SharedDay): Promise<void> {
  const name = `roundhouse-${day}.png`
  const file = new File([await sharedPicture(shared)], name, { type: 'image/png' })
  if (navigator.canShare?.({ files: [file] })) return navigator.share({ files: [file] }).catch(() => {})
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

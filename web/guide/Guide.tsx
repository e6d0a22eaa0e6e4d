import type { Snapshot } from '@roundhouse/table/snapshot'
import { useEffect, useState } from 'preact/hooks'
import type { CoachState } from '../coach/useCoach.ts'
import type { TableClient } from '../match/table-remote.ts'
import { learnSay } from '../messages/catalogues.ts'
import { Button } from '../shell/Button.tsx'
import { Dialog } from '../shell/Dialog.tsx'
import { useCatalogueSay } from '../shell/useCatalogueSay.ts'
import { CLEAR, type GameGuide, isToBeCompared, momentAt } from './guide.ts'
import { addTold, stopGuide, toldIn } from './guided-games.ts'
import './guide.css'

interface GuideProps {
  readonly guide: GameGuide
  readonly table: TableClient
  readonly snapshot: Snapshot
  readonly coach: CoachState | null
}

/** Beside the table of a guided game: it speaks up at the few decisions that matter, until it is switched off. */
export function Guide({ guide, table, snapshot, coach }: GuideProps) {
  const { id, played } = snapshot
  const [told, setTold] = useState(() => toldIn(id))
  /** One thing at a decision is enough. */
  const [toldAt, setToldAt] = useState<number | null>(null)
  const clearAt = useClearPlan(guide, table, snapshot, told)
  if (told === null || toldAt === played || snapshot.waiting !== 'person') return null
  const moment = momentAt(guide, snapshot, told) ?? (clearAt === played ? CLEAR : null)
  if (moment === null) return null
  const close = () => {
    addTold(id, moment)
    setTold(toldIn(id))
    setToldAt(played)
  }
  const stop = () => {
    stopGuide(id)
    setTold(null)
  }
  const key = moment === CLEAR ? `guide.${CLEAR}` : `guide.${snapshot.game}.${moment}`
  return <GuideSheet key={key} message={key} close={close} stop={stop} ask={coach?.ask} />
}

/** After how many moves one plan stood out; plans are compared where a turn begins, while the player thinks. */
function useClearPlan(guide: GameGuide, { remote }: TableClient, snapshot: Snapshot, told: readonly string[] | null) {
  const [clearAt, setClearAt] = useState<number | null>(null)
  const { played, waiting } = snapshot
  useEffect(() => {
    if (told === null || waiting !== 'person' || !isToBeCompared(guide, snapshot, told)) return
    void remote.advise().then(advice => advice.length === 1 && setClearAt(played))
  }, [guide, played, waiting])
  return clearAt
}

interface GuideSheetProps {
  readonly message: string
  readonly close: () => void
  readonly stop: () => void
  readonly ask: (() => void) | undefined
}

function GuideSheet({ message, close, stop, ask }: GuideSheetProps) {
  const words = useCatalogueSay(learnSay)
  if (words === null) return null
  return (
    <Dialog class="sheet guide" aria-labelledby="guide" onClosed={close}>
      {leave => (
        <>
          <h2 id="guide">{words('learn.guided')}</h2>
          <p>{words.find(message)}</p>
          <div class="row">
            <Button class="button main" autoFocus onClick={leave}>
              {words('learn.try')}
            </Button>
            {ask && (
              <Button
                class="button"
                onClick={() => {
                  leave()
                  ask()
                }}
              >
                {words('guide.moves')}
              </Button>
            )}
            <Button class="button quiet" onClick={stop}>
              {words('guide.stop')}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}

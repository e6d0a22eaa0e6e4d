import type { Advice } from '@roundhouse/bots/coach/advice'
import { DEFAULT_LEVEL } from '@roundhouse/bots/play/level'
import type { Seat } from '@roundhouse/kernel/game'
import type { Chair } from '@roundhouse/table/chairs'
import type { ReplayInfo } from '@roundhouse/table/replay'
import { useEffect, useState } from 'preact/hooks'
import { useGame } from '../game-context.ts'
import { branchFrom } from '../match/client.ts'
import type { Say } from '../messages/say.ts'
import { Button } from '../shell/Button.tsx'
import { useShell } from '../shell/context.ts'
import { Dialog } from '../shell/Dialog.tsx'
import { LevelChoice } from '../shell/new-game/LevelChoice.tsx'
import { useLevels } from '../shell/new-game/useLevels.ts'
import { go } from '../shell/route.ts'
import { SeatSign } from '../shell/SeatSign.tsx'
import { usualViewer } from './useReplay.ts'
import '../shell/form.css'

interface GoOnProps {
  readonly replay: ReplayInfo
  readonly place: number
  /** The record up to a moment. */
  readonly cut: (place: number) => Promise<string>
  /** Whose move it is there. */
  readonly toMove: Seat | null
  /** What would have been better there: the game goes on with it. */
  readonly better: Advice | null
  /** There is little room. */
  readonly isShort: boolean
  /** The words of the review. */
  readonly tell: Say
}

/** From any moment but the last, the game can be played on by anyone who looks at it; there it is said why not. */
export function GoOn(props: GoOnProps) {
  const { say } = useShell()
  const { better, isShort, tell } = props
  const [isAsking, setAsking] = useState(false)
  const isOver = props.toMove === null
  useEffect(() => setAsking(false), [isOver])
  return (
    <>
      <Button
        class="button main on"
        data-go-on
        aria-disabled={isOver ? true : undefined}
        onClick={() => setAsking(true)}
      >
        {better === null ? say('replay.go-on') : tell(isShort ? 'review.play-b' : 'review.play-with-b')}
      </Button>
      <span role="status" class="why-over">
        {isAsking && isOver && say('replay.go-on.over')}
      </span>
      {isAsking && !isOver && <Question {...props} close={() => setAsking(false)} />}
    </>
  )
}

/** As whom, and against which bots; what that seat could not see is dealt again. What was better is played by who decided there. */
function Question({ replay, place, cut, toMove, better, tell, close }: GoOnProps & { close: () => void }) {
  const { say } = useShell()
  const [chosen, setSeat] = useState(() => seatToTake(replay, toMove!))
  const [isBetter, setBetter] = useState(better !== null)
  const seat = isBetter ? toMove! : chosen
  const [level, setLevel] = useState(() => levelIn(replay))
  const levels = useLevels(replay.game)
  const { signs } = useGame(replay.game)
  const start = async () => {
    const plan = isBetter ? better!.moves : []
    go({ page: 'table', id: await branchFrom(await cut(place), seat, seated(replay, seat, level), plan) })
  }
  return (
    <Dialog data-game={replay.game} aria-labelledby="go-on" onClosed={close}>
      {shut => (
        <>
          <h2 id="go-on">{say('replay.go-on')}</h2>
          <p>{say('replay.go-on.what')}</p>
          {better !== null && (
            <label class="pick">
              <input type="checkbox" checked={isBetter} onChange={() => setBetter(!isBetter)} />
              {tell('review.begin-with-b')}
            </label>
          )}
          {!isBetter && (
            <fieldset class="choice">
              <legend>{say('replay.go-on.as')}</legend>
              {replay.chairs.map(({ name }, each) => (
                <label key={each} class="pick">
                  <input type="radio" name="seat" checked={each === seat} onChange={() => setSeat(each)} />
                  <SeatSign seat={each} signs={signs} />
                  {name}
                </label>
              ))}
            </fieldset>
          )}
          <LevelChoice label={say('replay.go-on.against')} levels={levels} level={level} change={setLevel} />
          <div class="row">
            <Button class="button main" onClick={() => void start()}>
              {say('replay.go-on.begin')}
            </Button>
            <Button class="button" onClick={shut}>
              {say('replay.go-on.stay')}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}

/** The person of a game against bots sits down again; else the player to move. */
function seatToTake(replay: ReplayInfo, toMove: Seat): Seat {
  const viewer = usualViewer(replay)
  return viewer === 'watcher' ? toMove : viewer
}

const levelIn = ({ chairs }: ReplayInfo): string =>
  chairs.flatMap(chair => (chair.is === 'bot' ? [chair.level] : []))[0] ?? DEFAULT_LEVEL

const seated = ({ chairs }: ReplayInfo, person: Seat, level: string): Chair[] =>
  chairs.map(({ name }, seat) => (seat === person ? { is: 'person', name } : { is: 'bot', level, name }))

import type { Line } from '@roundhouse/kernel/story'
import { type Fact, factsIn } from '@roundhouse/table/plain/facts'
import { lineWords, reasonWords } from '@roundhouse/table/plain/words'
import type { Snapshot } from '@roundhouse/table/snapshot'
import type { FunctionComponent, RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { useGame } from '../../game-context.ts'
import { plainSay } from '../../messages/catalogues.ts'
import type { Say } from '../../messages/say.ts'
import { Link } from '../../shell/Button.tsx'
import { useShell } from '../../shell/context.ts'
import { SeatSign } from '../../shell/SeatSign.tsx'
import { useCatalogueSay } from '../../shell/useCatalogueSay.ts'
import { BotTurn } from '../BotTurn.tsx'
import { useTableContext } from '../context.ts'
import { useCommands } from '../keys/useCommands.ts'
import type { TableProps } from '../props.ts'
import { usePanel } from '../room.ts'
import { Slot, StatusSlot } from '../slots.tsx'
import { RuleOf } from '../why/RuleOf.tsx'
import { FactList } from './FactList.tsx'
import { Moves } from './Moves.tsx'
import type { PlainWords } from './words.ts'
import './plain.css'
import { Scroller } from '../../shell/Scroller.tsx'

/** A table for any game: what is seen, whose move it is, every legal move and what happened, in lists. */
export const plainTable =
  (words: PlainWords): FunctionComponent<TableProps> =>
  props => <PlainTable {...props} words={words} />

type PlainTableProps = TableProps & { readonly words: PlainWords }

function PlainTable({ snapshot, play, undo, askWhy, reason = null, words }: PlainTableProps) {
  const { say: ofGame } = useShell()
  const say = useCatalogueSay(plainSay)
  const decide = useRef<HTMLElement>(null)
  useFocusOn(decide, snapshot.played)
  const guest = usePanel()
  if (say === null) return null
  const names = snapshot.chairs.map(({ name }) => name)
  const inWords = (text: string): string => words.describeMove?.(ofGame, text, snapshot) ?? text
  const because = reason && (words.describeReason?.(ofGame, reason, snapshot) ?? reasonWords(reason, names))
  return (
    <div class="plain-table">
      <Head snapshot={snapshot} say={say} />
      <section ref={decide} class="plain-decide" aria-labelledby="plain-moves" tabIndex={-1}>
        <h2 id="plain-moves">{say('plain.moves')}</h2>
        <Undo snapshot={snapshot} undo={undo} />
        <p role="alert" class="plain-reason">
          {because !== null && say('plain.refused', { reason: because })}
        </p>
        <RuleOf game={snapshot.game} reason={reason} />
        <Slot of="Panel" />
        {guest}
        {snapshot.waiting === 'bot' && <BotTurn button="button" />}
        {snapshot.waiting === 'person' && (
          <Moves
            key={snapshot.played}
            moves={snapshot.moves.map(text => ({ text, words: inWords(text) }))}
            lossesOf={text => words.losses?.(ofGame, text, snapshot) ?? []}
            play={play}
            askWhy={askWhy}
            say={say}
          />
        )}
      </section>
      <Panel name="plain-position" title={say('plain.position')}>
        <FactList facts={words.describeView?.(ofGame, snapshot) ?? factsOfView(snapshot, say)} />
      </Panel>
      <Panel name="plain-log" title={say('plain.log')}>
        <Slot of="Log" />
        <Log
          snapshot={snapshot}
          say={say}
          wordsOf={line => words.describeLine?.(ofGame, line, snapshot) ?? lineWords(line, names)}
        />
      </Panel>
    </div>
  )
}

/** The button that was pressed goes with its move: anyone who plays by keys stays among the moves. */
function useFocusOn(place: RefObject<HTMLElement | null>, played: number): void {
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [played])
}

const factsOfView = ({ view }: Snapshot, say: Say): readonly Fact[] =>
  factsIn(view, { none: say('plain.none'), yes: say('plain.yes'), no: say('plain.no') })

const Panel = ({ name, title, children }: { name: string; title: string; children: preact.ComponentChildren }) => (
  <Scroller role="region" class={name} aria-labelledby={name}>
    <h2 id={name}>{title}</h2>
    {children}
  </Scroller>
)

/** What is played, whose move it is, and the points; above a replay or a lesson its title stands already. */
function Head({ snapshot, say }: { snapshot: Snapshot; say: Say }) {
  const { say: ofShell } = useShell()
  const { about, signs } = useGame(snapshot.game)
  const isPlayed = useTableContext() !== null
  return (
    <header class="plain-head" data-game={snapshot.game}>
      {isPlayed && (
        <>
          <Link class="button quiet" to={{ page: 'home' }}>
            {ofShell('app.home')}
          </Link>
          <h1>{about.title(ofShell)}</h1>
        </>
      )}
      <Slot of="Head" />
      <p role="status">{statusOf(snapshot, ofShell, say)}</p>
      <ol class="plain-players" aria-label={say('plain.players')}>
        {snapshot.chairs.map(({ name }, seat) => (
          <li key={seat} aria-current={snapshot.toMove === seat ? true : undefined}>
            <SeatSign seat={seat} signs={signs} /> {name}{' '}
            <b>{say('plain.points', { points: snapshot.points[seat]! })}</b> <StatusSlot seat={seat} />
          </li>
        ))}
      </ol>
    </header>
  )
}

function statusOf({ result, waiting, toMove, chairs }: Snapshot, ofShell: Say, say: Say): string {
  if (result !== null) {
    const names = result.winners.map(seat => chairs[seat]!.name)
    return say('plain.won', { count: names.length, names: say.list(names) })
  }
  if (waiting === 'person') return ofShell('table.your-turn')
  if (toMove === null) return ''
  const { name } = chairs[toMove]!
  return waiting === 'bot' ? ofShell('table.waiting-bot', { name }) : say('plain.to-move', { name })
}

function Undo({ snapshot: { back }, undo }: Pick<TableProps, 'snapshot' | 'undo'>) {
  const { say } = useShell()
  useCommands({
    undo: back.step ? () => undo(false) : undefined,
    'undo-turn': back.turn ? () => undo(true) : undefined,
  })
  if (!back.step) return null
  return (
    <div class="row">
      {(['step', 'turn'] as const)
        .filter(what => back[what])
        .map(what => (
          <button key={what} type="button" class="button" data-undo={what} onClick={() => undo(what === 'turn')}>
            {say(`table.undo-${what}`)}
          </button>
        ))}
    </div>
  )
}

interface LogProps {
  readonly snapshot: Snapshot
  readonly say: Say
  readonly wordsOf: (line: Line) => string
}

/** The newest first; what is new since the reader's last turn is marked. */
function Log({ snapshot: { story, newsFrom }, say, wordsOf }: LogProps) {
  if (story.length === 0) return <p class="hint">{say('plain.nothing-yet')}</p>
  return (
    <ol class="plain-lines" reversed>
      {story
        .map((line, place) => (
          <li key={place} class={place >= newsFrom ? 'is-new' : ''}>
            {wordsOf(line)}
          </li>
        ))
        .reverse()}
    </ol>
  )
}

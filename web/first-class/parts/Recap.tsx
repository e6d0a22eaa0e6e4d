import type { StoryLine } from '@roundhouse/first-class/base/story'
import { cardWords } from '@roundhouse/first-class/words/cards'
import { lineWords } from '@roundhouse/first-class/words/story'
import { seatIn } from '@roundhouse/kernel/story'
import type { ComponentChildren } from 'preact'
import { Button } from '../../shell/Button.tsx'
import type { RecapState } from '../../table/recap/useRecap.ts'
import { TalkSlot } from '../../table/slots.tsx'
import { light } from '../choosing/light.ts'
import { useLook } from '../choosing/looking.tsx'
import { TOOLBOX_FRAME, thingOf } from '../choosing/things.ts'
import { FrameChip } from '../drawing/effects.tsx'
import { Icon } from '../drawing/Icon.tsx'
import { Mark } from '../marks.tsx'
import { placeOfLine } from '../model/log-places.ts'
import { memo } from '../model/memo.ts'
import { RESULTS, type RecapItem, recapOf, startOfNews } from '../model/recap.ts'
import { useTableModel } from '../model/table-model.ts'
import { useNewsRecap } from '../model/useNewsRecap.ts'
import { RecapNote } from './RecapNote.tsx'

const MOST_SHOWN = 6

/** What happened since the own last turn, in a line, or told piece by piece; the log has all of it. */
function SinceOwnTurn() {
  const { snapshot, say, open } = useTableModel()
  const { news, recap, shown } = useNewsRecap({ snapshot })
  return (
    <footer class="recap">
      <b>{say('first-class.table.since')}</b>
      <Turns news={news} />
      {shown !== undefined && <RecapNote line={shown} />}
      <TalkSlot button="table-button" />
      {news.length > 0 && <RecapButton recap={recap} />}
      <button type="button" class="table-button" onClick={() => open({ is: 'log' })}>
        <Icon name="menu" size={1.2} />
        {say('first-class.table.log')}
      </button>
    </footer>
  )
}

function Turns({ news }: { news: readonly StoryLine[] }) {
  const { voice } = useTableModel()
  return (
    <ol>
      {recapOf(news)
        .slice(-MOST_SHOWN)
        .map((turn, i) => (
          <li key={i} aria-label={turn.card === null ? undefined : cardWords(voice, turn.card)}>
            <RecalledTurn turn={turn} />
          </li>
        ))}
    </ol>
  )
}

/** Begins to tell what happened, or skips the rest of it. */
export function RecapButton({ recap: { at, toggle } }: { recap: RecapState }) {
  const { say } = useTableModel()
  return (
    <button type="button" class="table-button" data-recap onClick={toggle}>
      <Icon name={at === null ? 'play' : 'skip'} size={1} />
      {say(at === null ? 'first-class.table.tell' : 'first-class.table.skip')}
    </button>
  )
}

export const Recap = memo(SinceOwnTurn, ({ snapshot }) => [snapshot.story.length, snapshot.newsFrom])

/** More than these results of a turn are not told in a line. */
const MOST_RESULTS = 2

function RecalledTurn({ turn: { seat, how, card, points, results } }: { turn: RecapItem }) {
  const { say } = useTableModel()
  const told = RESULTS.filter(result => results[result] > 0).slice(0, MOST_RESULTS)
  return (
    <>
      <Mark seat={seat} size={1.1} />
      {how === 'tile' && <Icon name="flag" size={1.4} color="var(--accent)" />}
      {how === 'scoring' && <Icon name="points" size={1.4} color="var(--accent)" />}
      {card !== null && <CardInShort id={card} isDeclined={how === 'declined'} />}
      {told.length > 0 && (
        <span class="results">
          {told.map(result => say(`first-class.recap.${result}`, { n: results[result] })).join(', ')}
        </span>
      )}
      {points > 0 && <em>+{points}</em>}
    </>
  )
}

/** Kinds of cards that are known by an icon, most by one of their name. */
const BY_ICON = [
  'route',
  'contract',
  'celebrity',
  'postcard',
  'destroy',
  'guest',
  'switch',
  'storage',
  'factory',
] as const

/** A card by what it pays, or by its kind; declined, it paid an upgrade of choice. */
function CardInShort({ id, isDeclined }: { id: string; isDeclined: boolean }): ComponentChildren {
  const { rules } = useTableModel()
  const face = rules.printed.faces.find(each => each.id === id)
  if (isDeclined || face === undefined)
    return (
      <span class="declined">
        ✕ <FrameChip frame={TOOLBOX_FRAME} size={1.7} />
      </span>
    )
  const kind = BY_ICON.find(each => each === face.kind)
  if (kind === undefined) return <FrameChip frame={face.frame} size={1.7} />
  return <Icon name={kind === 'guest' ? 'passenger' : kind} size={1.6} color="var(--ink)" />
}

/** On a large screen all of it lies beside the table. */
export const LogBeside = memo(
  () => {
    const { say } = useTableModel()
    return (
      <aside class="log-beside panel" aria-label={say('first-class.table.log')}>
        <h2>{say('first-class.table.log')}</h2>
        <Log />
      </aside>
    )
  },
  ({ snapshot }) => [snapshot.story.length, snapshot.newsFrom],
)

/** Every move in words, the newest first. */
export function Log() {
  const { snapshot, say } = useTableModel()
  const { story, newsFrom, viewer } = snapshot
  const news = startOfNews(story, newsFrom, viewer)
  return (
    <div class="log">
      <h3>{say('first-class.table.news')}</h3>
      <LogLines lines={story.slice(news)} />
      <h3>{say('first-class.table.before')}</h3>
      <LogLines lines={story.slice(0, news)} />
    </div>
  )
}

const LogLines = ({ lines }: { lines: readonly StoryLine[] }) => (
  <ol>
    {lines.toReversed().map((line, i) => (
      <LogLine key={i} line={line} />
    ))}
  </ol>
)

/** A line is a button where it has a place or a card: pressed, it lays the log aside and shows them. */
function LogLine({ line }: { line: StoryLine }) {
  const { voice, open, rules, seat: own } = useTableModel()
  const seat = seatIn(line)
  const place = placeOfLine(line)
  const look = useLook()
  const card = 'card' in line.facts ? thingOf(rules, line.facts.card) : null
  const show = () => {
    look(card)
    open(card === null && seat !== null && seat !== own ? { is: 'board', seat } : null)
    if (place !== null) requestAnimationFrame(() => requestAnimationFrame(() => light(place)))
  }
  const body = (
    <>
      {typeof seat === 'number' ? <Mark seat={seat} size={1.1} /> : <span class="no-mark" />}
      <span>{lineWords(voice, line)}</span>
    </>
  )
  return (
    <li>
      {place === null && card === null ? (
        body
      ) : (
        <Button class="log-line" onClick={show}>
          {body}
        </Button>
      )}
    </li>
  )
}

import type { SavedGameHead } from '@roundhouse/table/saving/saved-game'
import type { WebGame } from '../../game.ts'
import { useGame } from '../../game-context.ts'
import type { Say } from '../../messages/say.ts'
import { download, fileOf } from '../../saving/files.ts'
import { Button, Link } from '../Button.tsx'
import { useShell } from '../context.ts'
import { namesFor, nameWords, withNames } from '../names.ts'
import { levelWords } from '../new-game/LevelChoice.tsx'
import { THE_END } from '../route.ts'
import { SeatSign } from '../SeatSign.tsx'
import { ago, dateOf } from './ago.ts'
import { Forget } from './Forget.tsx'

/** A game that waits, or is over: what was played, how far it is, when, who plays, and what can be done with it. */
export function SavedEntry({ saved, look }: { saved: SavedGameHead; look: () => void }) {
  const { say } = useShell()
  const { id, game, isOver } = saved
  const { about } = useGame(game)
  const name = `saved-${id}`
  return (
    <li class={game} data-game={game}>
      <h3 id={name}>{about.title(say)}</h3>
      <p>{[setupOf(saved, about, say), farOf(saved, about, say)].filter(Boolean).join(' · ')}</p>
      <p class="hint">
        <When time={saved.saved} />
      </p>
      {saved.branchedAt !== undefined && <p class="hint">{say('home.branched', { move: saved.branchedAt })}</p>}
      <Players saved={saved} />
      <div class="row">
        {isOver ? (
          <Link class="button" to={{ page: 'replay', id, place: THE_END }} aria-describedby={name}>
            {say('review.title')}
          </Link>
        ) : (
          <Link class="button main" to={{ page: 'table', id }} aria-describedby={name}>
            {say('home.continue')}
          </Link>
        )}
        <Button class="button quiet" aria-describedby={name} onClick={() => void handOut(id)}>
          {say('home.file')}
        </Button>
        <Forget id={id} describedBy={name} look={look} />
      </div>
    </li>
  )
}

const setupOf = ({ options }: SavedGameHead, about: WebGame['about'], say: Say): string =>
  about.setup?.(say, new Map(options)) ?? ''

function farOf({ stage, isOver, played }: SavedGameHead, about: WebGame['about'], say: Say): string {
  if (isOver) return say('home.over')
  if (stage === undefined) return say('home.moves', { moves: played })
  return about.stage(say, stage)
}

/** How long ago, and the day. */
function When({ time }: { time: number }) {
  const { language } = useShell().say
  const date = dateOf(time, language)
  const since = ago(time, language)
  return (
    <time dateTime={new Date(time).toISOString()}>
      {since}
      {since !== date && ` · ${date}`}
    </time>
  )
}

/** Who plays, bots with their level, and the points so far. */
function Players({ saved }: { saved: SavedGameHead }) {
  const { say } = useShell()
  const { game, chairs, points } = withNames(saved, namesFor(saved.chairs, nameWords(say)))
  const { signs } = useGame(game)
  return (
    <ul class="players">
      {chairs.map((chair, seat) => (
        <li key={seat}>
          <SeatSign seat={seat} signs={signs} size={0.9} /> {chair.name}
          {chair.is === 'bot' && <small> {levelWords(say, chair.level)}</small>} <b>{points[seat]}</b>
        </li>
      ))}
    </ul>
  )
}

/** All that a search looks through. */
export const savedWords = (saved: SavedGameHead, about: WebGame['about'], say: Say): string =>
  [
    about.title(say),
    setupOf(saved, about, say),
    farOf(saved, about, say),
    dateOf(saved.saved, say.language),
    ...saved.chairs.flatMap(chair => [chair.name, chair.is === 'bot' ? levelWords(say, chair.level) : '']),
  ].join(' ')

async function handOut(id: string): Promise<void> {
  const file = await fileOf(id)
  if (file !== null) download(file)
}

import type { Puzzle } from '@roundhouse/bots/puzzles/puzzle'
import type { GameName } from '@roundhouse/table/games'
import { useEffect, useState } from 'preact/hooks'
import { useGame } from '../game-context.ts'
import type { Say } from '../messages/say.ts'
import { Button, Link } from '../shell/Button.tsx'
import { useShell } from '../shell/context.ts'
import { writeRoute } from '../shell/route.ts'
import { useLoaded } from '../shell/useLoaded.ts'
import { GameWords } from '../table/GameWords.tsx'
import { keepFocus } from '../table/keys/keep-focus.ts'
import { useCommands } from '../table/keys/useCommands.ts'
import { Notice } from '../table/Notice.tsx'
import { useGameTable } from '../table/useGameTable.ts'
import './puzzles.css'
import type { WebPuzzles } from './puzzles.ts'
import { usePuzzle } from './usePuzzle.ts'
import { VerdictSheet } from './VerdictSheet.tsx'
import { themeWords } from './words.ts'

interface PuzzleTableProps {
  readonly game: GameName
  readonly puzzles: WebPuzzles
  /** In the list, from 0. */
  readonly place: number
  readonly isOfToday: boolean
  readonly words: Say
}

/** A puzzle at the game's own table: one turn is played, and then told how good it was. */
export function PuzzleTable({ game, puzzles, place, isOfToday, words }: PuzzleTableProps) {
  const { say } = useShell()
  const puzzle = puzzles.list[place]!
  const GameTable = useGameTable(game)
  const review = useLoaded(useGame(game).review ?? null)
  const { start, shown, reason, verdict, isSolution, play, undo, askWhy, again, show } = usePuzzle(puzzles, puzzle)
  const [isFolded, setFolded] = useState(false)
  useEffect(() => setFolded(false), [verdict])
  // A turn that is over has no table on which it could be taken back.
  useCommands(shown?.isDecided ? { undo: () => undo(false), 'undo-turn': () => undo(true) } : {})
  if (GameTable === null || review === null || start === null || shown === null)
    return <Notice text={say('app.loading')} />
  const { snapshot, isDecided } = shown
  return (
    <main class="table" onMouseDown={keepFocus}>
      <section class="puzzle-bar" aria-labelledby="puzzle-title">
        <PuzzleTitle game={game} puzzle={puzzle} place={place} isOfToday={isOfToday} words={words} />
        <p class="puzzle-task">{words(isDecided ? 'puzzles.turn-over' : 'puzzles.task')}</p>
        <div class="row">
          <Button class="button" disabled={snapshot.played === 0 && !isSolution} onClick={again}>
            {words('puzzles.again')}
          </Button>
          <Button class="button" disabled={isSolution} onClick={show}>
            {words('puzzles.solution')}
          </Button>
          <Link
            class={verdict !== null && (isSolution || verdict.rank === 'best') ? 'button main' : 'button'}
            to={{ page: 'puzzles', game, number: ((place + 1) % puzzles.list.length) + 1 }}
          >
            {words('puzzles.next')}
          </Link>
        </div>
      </section>
      <GameWords game={game}>
        {verdict !== null && (
          <VerdictSheet
            {...{ verdict, isSolution, review, words, isFolded }}
            start={start.snapshot}
            fold={() => setFolded(!isFolded)}
          />
        )}
        <GameTable key={puzzle.id} snapshot={snapshot} play={play} undo={undo} askWhy={askWhy} reason={reason} />
      </GameWords>
    </main>
  )
}

type TitleProps = Omit<PuzzleTableProps, 'puzzles'> & { readonly puzzle: Puzzle }

function PuzzleTitle({ game, puzzle, place, isOfToday, words }: TitleProps) {
  const { say } = useShell()
  return (
    <h1 id="puzzle-title">
      <a class="button quiet" href={writeRoute({ page: 'puzzles', game, number: null })}>
        ‹ {say('home.puzzles')}
      </a>{' '}
      <span>
        {isOfToday ? say('home.puzzle-of-day') : words('puzzles.number', { number: place + 1 })}
        <small>
          {' '}
          · {themeWords(words, game, puzzle.themes[0]!)} · {words(`puzzles.difficulty.${puzzle.difficulty}`)}
        </small>
      </span>
    </h1>
  )
}

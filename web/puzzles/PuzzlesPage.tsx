import { placeOfDay } from '@roundhouse/bots/puzzles/day'
import type { GameName } from '@roundhouse/table/games'
import { useGame } from '../game-context.ts'
import { puzzlesSay } from '../messages/catalogues.ts'
import { useShell } from '../shell/context.ts'
import { useCatalogueSay } from '../shell/useCatalogueSay.ts'
import { useLoaded } from '../shell/useLoaded.ts'
import { Notice } from '../table/Notice.tsx'
import { PuzzleList } from './PuzzleList.tsx'
import { PuzzleTable } from './PuzzleTable.tsx'

interface PuzzlesPageProps {
  readonly game: GameName
  /** From 1; `null`: all of them. */
  readonly number: number | 'today' | null
}

/** Positions in which one turn is clearly best: all of a game, or one of them at its table. */
export function PuzzlesPage({ game, number }: PuzzlesPageProps) {
  const { say } = useShell()
  const puzzles = useLoaded(useGame(game).puzzles ?? null)
  const words = useCatalogueSay(puzzlesSay)
  if (puzzles === null || words === null) return <Notice text={say('app.loading')} />
  const { length } = puzzles.list
  if (number === null) return <PuzzleList game={game} list={puzzles.list} words={words} />
  const place = number === 'today' ? placeOfDay(new Date(), length) : Math.min(number, length) - 1
  return <PuzzleTable game={game} puzzles={puzzles} place={place} isOfToday={number === 'today'} words={words} />
}

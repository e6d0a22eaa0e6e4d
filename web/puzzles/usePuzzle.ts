import type { Puzzle } from '@roundhouse/bots/puzzles/puzzle'
import type { PuzzleVerdict } from '@roundhouse/bots/puzzles/verdict'
import type { Reason } from '@roundhouse/kernel/game'
import { type Remote, wrap } from 'comlink'
import { useEffect, useRef, useState } from 'preact/hooks'
import { useShell } from '../shell/context.ts'
import { botNamed } from '../shell/new-game/suggestions.ts'
import { useDurations } from '../table/motion/speed.ts'
import type { WebPuzzles } from './puzzles.ts'
import type { PuzzleState, RoomServer } from './room-server.ts'
import { keepSolved } from './solved.ts'

/** At most as many as these sit around a table with the one who solves a puzzle. */
const OTHERS = [1, 2, 3].map(seat => botNamed(seat).name)

/** A puzzle is played in a worker, as at every table. */
export function usePuzzle(puzzles: WebPuzzles, puzzle: Puzzle) {
  const { say } = useShell()
  const { botMove } = useDurations()
  const room = useRoom(puzzles)
  const [start, setStart] = useState<PuzzleState | null>(null)
  const [shown, setShown] = useState<PuzzleState | null>(null)
  const [reason, setReason] = useState<Reason | null>(null)
  const [verdict, setVerdict] = useState<PuzzleVerdict | null>(null)
  const [isSolution, setSolution] = useState(false)
  /** Counts whatever is begun: a solution that is being shown stops when something else is. */
  const begun = useRef(0)

  const begin = async (): Promise<void> => {
    begun.current++
    setReason(null)
    setVerdict(null)
    setSolution(false)
    const opened = await room!.begin(puzzle, { you: say('new.you'), others: OTHERS })
    setStart(opened)
    setShown(opened)
  }
  useEffect(() => {
    if (room !== null) void begin()
  }, [room, puzzle])

  const judge = async (isOwn: boolean): Promise<void> => {
    const found = await room!.verdict()
    if (isOwn && found?.rank === 'best') keepSolved(puzzle.id)
    setVerdict(found)
  }

  const play = async (text: string): Promise<void> => {
    const played = await room!.play(text)
    setReason(played.answer.ok ? null : played.answer.reason)
    setShown(played.shown)
    if (played.shown.isDecided) await judge(true)
  }

  const undo = async (isWholeTurn: boolean): Promise<void> => {
    begun.current++
    setVerdict(null)
    setSolution(false)
    setShown(await room!.undo(isWholeTurn))
  }

  /** Plays the best turn before the reader's eyes, move by move. */
  const show = async (): Promise<void> => {
    await begin()
    setSolution(true)
    const own = begun.current
    for (const text of puzzle.plans[0]!.moves) {
      await new Promise(resolve => setTimeout(resolve, botMove))
      if (begun.current !== own) return
      setShown((await room!.play(text)).shown)
    }
    await judge(false)
  }

  return {
    /** As it was, and as it is now; `null` until this puzzle is on the table. */
    start: start?.id === puzzle.id ? start : null,
    shown: shown?.id === puzzle.id ? shown : null,
    reason,
    verdict,
    /** The best turn is being shown, or was. */
    isSolution,
    play: (text: string) => void play(text),
    undo: (isWholeTurn: boolean) => void undo(isWholeTurn),
    askWhy: (text: string) => void room?.why(text).then(setReason),
    again: () => void begin(),
    show: () => void show(),
  }
}

type RemoteRoom = Pick<Remote<RoomServer>, 'begin' | 'play' | 'undo' | 'why' | 'verdict'>

function useRoom({ newRoom }: WebPuzzles): RemoteRoom | null {
  const [room, setRoom] = useState<RemoteRoom | null>(null)
  useEffect(() => {
    const worker = newRoom()
    const { begin, play, undo, why, verdict } = wrap<RoomServer>(worker)
    setRoom({ begin, play, undo, why, verdict })
    return () => worker.terminate()
  }, [newRoom])
  return room
}

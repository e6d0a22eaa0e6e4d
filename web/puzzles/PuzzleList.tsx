import { placeOfDay } from '@roundhouse/bots/puzzles/day'
import { DIFFICULTIES, type Puzzle } from '@roundhouse/bots/puzzles/puzzle'
import type { GameName } from '@roundhouse/table/games'
import { useState } from 'preact/hooks'
import { useGame } from '../game-context.ts'
import type { Say } from '../messages/say.ts'
import { Link } from '../shell/Button.tsx'
import { useShell } from '../shell/context.ts'
import { PageHead } from '../shell/PageHead.tsx'
import '../shell/form.css'
import './puzzles.css'
import { solvedPuzzles } from './solved.ts'
import { themeWords } from './words.ts'

interface PuzzleListProps {
  readonly game: GameName
  readonly list: readonly Puzzle[]
  readonly words: Say
}

/** All puzzles of a game by difficulty, with what they are about and which have been solved here. */
export function PuzzleList({ game, list, words }: PuzzleListProps) {
  const { say } = useShell()
  const { about } = useGame(game)
  const [theme, setTheme] = useState('')
  const solved = solvedPuzzles()
  const numbered = list.map((puzzle, place) => ({ puzzle, number: place + 1 }))
  const wanted = numbered.filter(({ puzzle }) => theme === '' || puzzle.themes.includes(theme))
  const next = wanted.find(({ puzzle }) => !solved.has(puzzle.id))
  return (
    <main class="form puzzle-list">
      <PageHead title={`${say('home.puzzles')} · ${about.title(say)}`} />
      <p>{words('puzzles.what')}</p>
      <div class="row">
        <Link class="button main" to={{ page: 'puzzles', game, number: 'today' }}>
          {say('home.puzzle-of-day')}
          {solved.has(list[placeOfDay(new Date(), list.length)]!.id) && <Tick words={words} />}
        </Link>
        {next && (
          <Link class="button" to={{ page: 'puzzles', game, number: next.number }}>
            {words('puzzles.next-unsolved')}
          </Link>
        )}
        <label class="row">
          {words('puzzles.theme')}
          <select value={theme} onChange={event => setTheme(event.currentTarget.value)}>
            <option value="">{words('puzzles.all-themes')}</option>
            {themesIn(list).map(each => (
              <option key={each} value={each}>
                {themeWords(words, game, each)}
              </option>
            ))}
          </select>
        </label>
        <span class="hint" role="status">
          {words('puzzles.solved-of', {
            solved: wanted.filter(({ puzzle }) => solved.has(puzzle.id)).length,
            all: wanted.length,
          })}
        </span>
      </div>
      {DIFFICULTIES.map(difficulty => {
        const those = wanted.filter(({ puzzle }) => puzzle.difficulty === difficulty)
        return (
          those.length > 0 && (
            <section key={difficulty} class="card" aria-labelledby={`difficulty-${difficulty}`}>
              <h2 id={`difficulty-${difficulty}`}>{words(`puzzles.difficulty.${difficulty}`)}</h2>
              <ul class="puzzle-tiles">
                {those.map(({ puzzle, number }) => (
                  <li key={puzzle.id}>
                    <Link class="puzzle-tile" to={{ page: 'puzzles', game, number }}>
                      <b>{number}</b>
                      <span>{themeWords(words, game, puzzle.themes[0]!)}</span>
                      {solved.has(puzzle.id) && <Tick words={words} />}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )
        )
      })}
    </main>
  )
}

const Tick = ({ words }: { words: Say }) => (
  <span class="puzzle-tick">
    <span aria-hidden="true">✓</span>
    <span class="unseen">{words('puzzles.solved')}</span>
  </span>
)

const themesIn = (list: readonly Puzzle[]): string[] => [...new Set(list.flatMap(({ themes }) => themes))].sort()

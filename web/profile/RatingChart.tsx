import { FIRST_SHOWN, type Profile } from '@roundhouse/wire/profile'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { useGames } from '../game-context.ts'
import type { Say } from '../messages/say.ts'
import { useShell } from '../shell/context.ts'
import { type CourseRoom, drawCourses } from './course.ts'

const HEIGHT = 260
/** The room that a name needs beside the end of a line, and each of its letters; where there is little, it stands below. */
const NAME_GAP = 18
const LETTER = 6.8
const NO_NAME = 16
const WIDE = 520

/** Strength over time, for eyes; the sentences below say where each line has come to. */
export function RatingChart({ ratings, say }: Pick<Profile, 'ratings'> & { readonly say: Say }) {
  const place = useRef<HTMLDivElement>(null)
  const width = useWidth(place)
  const titleOf = useTitles()
  const shown = ratings.filter(({ course }) => course.length > 0)
  const longest = Math.max(0, ...shown.map(({ game }) => titleOf(game).length))
  const room = useMemo((): CourseRoom => {
    const right = width >= WIDE ? NAME_GAP + LETTER * longest : NO_NAME
    return { width, height: HEIGHT, left: 48, right, top: 12, bottom: 28 }
  }, [width, longest])
  return (
    <div ref={place} class="rating-chart">
      {width > 0 && shown.length > 0 && <Drawing ratings={shown} room={room} />}
      <ul>
        {ratings.map(rating => (
          <RatingWords key={rating.game} rating={rating} course={shown.indexOf(rating)} say={say} />
        ))}
      </ul>
    </div>
  )
}

function useTitles(): (game: string) => string {
  const { say } = useShell()
  const games = useGames()
  return game => games[game as keyof typeof games]?.about.title(say) ?? game
}

function useWidth(place: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => setWidth(Math.floor(entry!.contentRect.width)))
    if (place.current !== null) watch.observe(place.current)
    return () => watch.disconnect()
  }, [])
  return width
}

function Drawing({ ratings, room }: Pick<Profile, 'ratings'> & { readonly room: CourseRoom }) {
  const titleOf = useTitles()
  const { courses, points, games: counts } = useMemo(() => drawCourses(ratings, room), [ratings, room])
  const right = room.width - room.right
  return (
    <svg width={room.width} height={room.height} aria-hidden="true">
      <g class="grid">
        {points.map(({ value, y }) => (
          <g key={value}>
            <line x1={room.left} x2={right} y1={y} y2={y} />
            <text x={room.left - 6} y={y + 5} text-anchor="end">
              {value}
            </text>
          </g>
        ))}
        {counts.map(({ value, x }) => (
          <text key={value} x={x} y={room.height - 6} text-anchor="middle">
            {value}
          </text>
        ))}
      </g>
      {courses.map(({ game, line, band, end }, n) => (
        <g key={game} class={`course course-${n + 1}`}>
          <path class="band" d={band} />
          <path class="line" d={line} />
          <circle cx={end.x} cy={end.y} r="6" />
          {room.right !== NO_NAME && (
            <text x={end.x + 12} y={end.y + 5}>
              {titleOf(game)}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}

interface RatingWordsProps {
  readonly rating: Profile['ratings'][number]
  /** Which line of the drawing is meant; -1: it has none. */
  readonly course: number
  readonly say: Say
}

function RatingWords({ rating, course, say }: RatingWordsProps) {
  const title = useTitles()(rating.game)
  const { games: count, points, doubt } = rating
  return (
    <li>
      {course >= 0 && (
        <svg class="course-sign" viewBox="0 0 32 12" aria-hidden="true">
          <g class={`course course-${course + 1}`}>
            <path class="line" d="M0 6H32" />
          </g>
        </svg>
      )}
      {points === null || doubt === null ? (
        <>
          {title} <b>{say('profile.new')}</b> <small>{say('profile.far', { n: count, all: FIRST_SHOWN })}</small>
        </>
      ) : (
        say('profile.course', { game: title, points, games: count, doubt })
      )}
    </li>
  )
}

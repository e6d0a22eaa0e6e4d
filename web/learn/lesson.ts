/** One step of a lesson: a small real position, and what is to be played in it. */
export interface LessonStep {
  /** What its words are called: `learn.first-class.cars` explains it, `learn.first-class.cars.do` says what to do. */
  readonly name: string
  /** As in `docs/positions.md`; who learns has the first seat. */
  readonly position: string
  /** Move by move, the beginnings that are asked for: any move that begins so will do. */
  readonly goals: readonly (readonly string[])[]
  /** Where to read more. */
  readonly rule: string
}

/** Something to learn in a few minutes. */
export interface Lesson {
  readonly name: string
  readonly steps: readonly LessonStep[]
}

/** The lesson of every game that comes first: all that a first game needs. */
export const BASICS = 'basics'

/** What a lesson other than the basics is called, and what it is about. */
export interface LessonAbout {
  readonly title: string
  readonly what: string
}

/** How a game is learnt. */
export interface Lessons {
  /** The basics first. */
  readonly lessons: readonly Lesson[]
  /** A worker that can open the positions of the steps: it calls `teach`. */
  readonly newTeacher: () => Worker
}

/**
 * Reads lessons. Behind `==` stands the name of a lesson, then what all its positions begin with, then its steps; a lesson
 * may be begun anew with another beginning. A step has its name and its rule behind `#`, its goals behind `>`, several ways
 * to reach one with `|` between them, and the rest of its position.
 */
export function readLessons(text: string): Lesson[] {
  const lessons = new Map<string, LessonStep[]>()
  for (const part of text.split(/^== /m).slice(1)) {
    const [name = ''] = part.split('\n', 1)
    const steps = lessons.get(name) ?? []
    lessons.set(name, [...steps, ...readSteps(part.slice(name.length + 1))])
  }
  return [...lessons].map(([name, steps]) => ({ name, steps }))
}

function readSteps(text: string): LessonStep[] {
  const [header = '', ...steps] = text.split(/^# /m)
  const isGoal = (line: string) => line.startsWith('>')
  return steps.map(step => {
    const [title = '', ...lines] = step.trim().split('\n')
    const [name = '', rule = ''] = title.split(' ')
    const goals = lines.filter(isGoal).map(line =>
      line
        .slice(1)
        .split('|')
        .map(goal => goal.trim()),
    )
    return { name, rule, goals, position: `${header}${lines.filter(line => !isGoal(line)).join('\n')}\n` }
  })
}

/** What was played is on the way: the goals that are left, or `null` if it is legal but not what was asked for. */
export function after(goals: LessonStep['goals'], text: string): LessonStep['goals'] | null {
  const [next, ...rest] = goals
  return next?.some(beginning => text.startsWith(beginning)) ? rest : null
}

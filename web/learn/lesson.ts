/** One step of a lesson: a small real position, and what is to be played in it. */
export interface LessonStep {
  /** What its words are called: `learn.first-class.cars`. */
  readonly name: string
  /** As in `docs/positions.md`; who learns has the first seat. */
  readonly position: string
  /** Move by move, the beginnings that are asked for: any move that begins so will do. */
  readonly goals: readonly (readonly string[])[]
  /** Where to read more. */
  readonly rule: string
}

/**
 * Reads the steps of a lesson: the lines that all positions begin with, then for each step its name and its rule behind
 * `#`, its goals behind `>`, several ways to reach one with `|` between them, and the rest of its position.
 */
export function readSteps(text: string): LessonStep[] {
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

/** How a game is learnt. */
export interface Lessons {
  readonly steps: readonly LessonStep[]
  /** A worker that can open the positions of the steps: it calls `teach`. */
  readonly newTeacher: () => Worker
}

/** What was played is on the way: the goals that are left, or `null` if it is legal but not what was asked for. */
export function after(goals: LessonStep['goals'], text: string): LessonStep['goals'] | null {
  const [next, ...rest] = goals
  return next?.some(beginning => text.startsWith(beginning)) ? rest : null
}

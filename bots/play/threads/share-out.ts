import type { Thread } from './thread.ts'

/** Threads take tasks in turns until none is left; who is free takes the next. */
export async function shareOut<Task, Answer>(
  threads: readonly Thread<Task, Answer>[],
  tasks: readonly Task[],
  onAnswer: (answer: Answer, task: Task) => void,
): Promise<void> {
  let next = 0
  const work = async (thread: Thread<Task, Answer>): Promise<void> => {
    while (next < tasks.length) {
      const task = tasks[next++]!
      onAnswer(await thread.ask(task), task)
    }
  }
  await Promise.all(threads.map(work))
}

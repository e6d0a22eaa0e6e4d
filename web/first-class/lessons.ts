import { type Lessons, readSteps } from '../learn/lesson.ts'
import text from './lessons.txt?raw'

/** From the first car to the first scoring. */
export const lessons: Lessons = {
  steps: readSteps(text),
  newTeacher: () => new Worker(new URL('./learn-worker.ts', import.meta.url), { type: 'module' }),
}

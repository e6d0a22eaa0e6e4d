import { type Lessons, readSteps } from '../learn/lesson.ts'
import text from './lessons.txt?raw'

/** One turn, phase by phase. */
export const lessons: Lessons = {
  steps: readSteps(text),
  newTeacher: () => new Worker(new URL('./learn-worker.ts', import.meta.url), { type: 'module' }),
}

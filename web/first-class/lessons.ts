import { type Lessons, readLessons } from '../learn/lesson.ts'
import text from './lessons.txt?raw'

/** From the first secret card to the final count, and each module. */
export const lessons: Lessons = {
  lessons: readLessons(text),
  newTeacher: () => new Worker(new URL('./learn-worker.ts', import.meta.url), { type: 'module' }),
}

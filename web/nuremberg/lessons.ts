import { type Lessons, readLessons } from '../learn/lesson.ts'
import text from './lessons.txt?raw'

/** A turn phase by phase to the final count; the second map and the rules of 2009. */
export const lessons: Lessons = {
  lessons: readLessons(text),
  newTeacher: () => new Worker(new URL('./learn-worker.ts', import.meta.url), { type: 'module' }),
}

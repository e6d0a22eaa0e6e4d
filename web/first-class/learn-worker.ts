import { teach } from '../learn/teacher.ts'
import { openPosition } from './position.ts'

teach(openPosition)

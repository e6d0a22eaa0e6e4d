import { firstClass } from './playthroughs/first-class.ts'
import { nuremberg } from './playthroughs/nuremberg.ts'
import { record } from './playthroughs/recording.ts'

const RECORDINGS = [firstClass, nuremberg]

/** Which game, and which of its numbered sets; without a number the newest, without a game all of them. */
const [game, set] = process.argv.slice(2)

const chosen = RECORDINGS.filter(recording => game === undefined || recording.game === game)
if (chosen.length === 0)
  throw new Error(`There is no game "${game}"; there are ${RECORDINGS.map(each => each.game).join(', ')}`)
for (const recording of chosen) record(recording, set === undefined ? undefined : Number(set))

import { firstClassGames } from './playthroughs/first-class.ts'
import { nurembergGames } from './playthroughs/nuremberg.ts'
import { type Recording, record } from './playthroughs/recording.ts'

/** Which game, and which of its standard sets; without a number the newest. */
const [game, set] = process.argv.slice(2)

const RECORDINGS: Readonly<Record<string, (set?: number) => Recording>> = {
  'first-class': firstClassGames,
  nuremberg: nurembergGames,
}

const recording = RECORDINGS[game ?? '']
if (recording === undefined) throw new Error(`Which game? There are ${Object.keys(RECORDINGS).join(', ')}`)
record(recording(set === undefined ? undefined : Number(set)))

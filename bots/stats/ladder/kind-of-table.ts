import { botGameNamed } from '../../games.ts'
import type { Contest } from './contest.ts'

/** Any dice do: what kind of a table it is does not depend on the deal. */
const SEED = [0, 0, 0, 0] as const

/** Of what kind a table is: those for which chances are calibrated apart. */
export function kindOfTable({ game, players }: Pick<Contest, 'game' | 'players'>, name: string): string {
  const { definition, tables, knowledge } = botGameNamed(game)
  const { options } = tables(players).find(table => table.name === name)!
  const opened = definition.open(options)
  const { moments, tables: kinds, partsAt } = knowledge.calibration
  const [part] = partsAt(opened, opened.begin(SEED))
  return kinds[Math.floor(part!.place / moments.length)]!
}

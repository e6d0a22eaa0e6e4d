import type { Rules } from '../base/table.ts'
import { type AreaLine, type BorderLine, FORMAT, type MapFile } from '../maps/definition.ts'
import { standardTables } from '../maps/standard.ts'
import { rulesFor } from '../rules.ts'

/** Areas by name and what is special about each; borders as `A-B`, with a river between them `A~B`. */
interface Sketch {
  readonly areas: Readonly<Record<string, Omit<AreaLine, 'name' | 'at' | 'terrain'> & Partial<AreaLine>>>
  readonly borders: string
  readonly closed?: string
  readonly startOnly?: readonly string[]
  readonly lineBonus?: MapFile['lineBonus']
}

/** A map of a few areas, drawn in one line: where they lie makes no difference to the rules. */
const smallMap = ({ areas, borders, closed = '', startOnly = [], lineBonus }: Sketch): MapFile => ({
  format: FORMAT,
  name: 'Small',
  grey: 'beer',
  yellow: 'mail',
  areas: Object.entries(areas).map(([name, line], column) => ({ terrain: 'plain', ...line, name, at: [0, column] })),
  borders: pairsIn(borders),
  closed: pairsIn(closed).map(([one, other]) => [one, other]),
  startOnly,
  ...(lineBonus === undefined ? {} : { lineBonus }),
})

const pairsIn = (text: string): BorderLine[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map(pair => {
      const [one, other] = pair.split(/[-~]/)
      return pair.includes('~') ? [one!, other!, 'river'] : [one!, other!]
    })

/** The rules on such a map. */
export const rulesOnSmall = (sketch: Sketch, players = 2): Rules =>
  rulesFor(players, smallMap(sketch), standardTables(1), false)

import type { RulePicture } from '../../rules/album.ts'
import text from './pictures.txt?raw'

/** A piece of the map or another part of the table. */
export interface Picture extends RulePicture {
  readonly draws: 'map' | 'auction' | 'players' | 'trains'
  /** The areas that are to be seen; none: the whole map. */
  readonly around: readonly string[]
  /** The line that is about to be sold, as the move is written. */
  readonly line?: string
}

/** Behind `#` the rule and what is drawn, behind `>` what else is said of the picture; the rest is its position. */
function readPicture(block: string): Picture {
  const [title = '', ...lines] = block.trim().split('\n')
  const [rule = '', draws] = title.split(' ') as [string, Picture['draws']]
  const said = (key: string) => lines.find(line => line.startsWith(`> ${key} `))?.slice(key.length + 3)
  const position = `${lines.filter(line => !line.startsWith('>')).join('\n')}\n`
  const line = said('line')
  return { rule, draws, position, around: said('around')?.split(', ') ?? [], ...(line === undefined ? {} : { line }) }
}

/** Rule by rule, as in the book. */
export const PICTURES: readonly Picture[] = text.split(/^# /m).slice(1).map(readPicture)

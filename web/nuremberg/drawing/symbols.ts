import { h } from 'preact'
import { SeatShape } from '../../shell/SeatSign.tsx'
import { markupOf } from '../../table/memo/markup.ts'
import { signs } from '../signs.ts'
import symbols from './symbols.svg?raw'

/** A piece as it is drawn: its box, and its shapes as markup. */
export interface PieceSymbol {
  readonly viewBox: string
  readonly markup: string
}

const SYMBOL = /<symbol id="nb-([^"]+)" viewBox="([^"]+)"[^>]*>(.*?)<\/symbol>/gs

const drawn = [...symbols.matchAll(SYMBOL)].map(([, name, viewBox, markup]): [string, PieceSymbol] => [
  name!,
  { viewBox: viewBox!, markup: markup!.replaceAll(/\n\s*/g, '') },
])

const seats = signs.shapes.map((_, seat): [string, PieceSymbol] => [
  `seat-${seat}`,
  { viewBox: '-10 -10 20 20', markup: markupOf(h(SeatShape, { seat, signs })) },
])

const known = new Map([...drawn, ...seats])

/** Pieces by their names, for drawings of their own: a symbol that is referred to costs a browser twice as much. */
export function symbolOf(name: string): PieceSymbol {
  const symbol = known.get(name)
  if (symbol === undefined) throw new Error(`No piece is drawn as "${name}"`)
  return symbol
}

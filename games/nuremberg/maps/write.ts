import { type AreaLine, type MapFile, pawnsOf } from './definition.ts'
import { AREA_ORDER, FILE_ORDER } from './shape.ts'

/** The file on one line, and always the same line for the same map: a record can hold it. */
export const writeMap = (map: MapFile): string => JSON.stringify(tidy(map))

/** A file may leave out what it has none of. */
type WritableMap = Omit<MapFile, 'closed' | 'startOnly'> & Partial<MapFile>

/** Fields in their order, nothing left out that a map always has, and without what goes without saying. */
export const tidy = ({ closed = [], startOnly = [], areas, ...map }: WritableMap): MapFile =>
  inOrder<MapFile>({ ...map, areas: areas.map(tidyArea), closed, startOnly }, FILE_ORDER)

function tidyArea({ pawns, ...area }: AreaLine): AreaLine {
  const isUsual = pawns === undefined || pawns === pawnsOf(area)
  return inOrder<AreaLine>(isUsual ? area : { ...area, pawns }, AREA_ORDER)
}

const inOrder = <T extends object>(value: T, fields: readonly (keyof T)[]): T =>
  Object.fromEntries(fields.filter(field => Object.hasOwn(value, field)).map(field => [field, value[field]])) as T

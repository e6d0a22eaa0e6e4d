import { standardMap } from '../standard.ts'

/** Something of a map file that a test may spoil as it likes. */
export type Loose = { [field: string]: unknown }

export interface LooseFile extends Loose {
  areas: Loose[]
  borders: unknown[][]
  closed: unknown[]
  startOnly: unknown[]
}

/** A standard map, for a test to change. */
export const fileOf = (name: string): LooseFile => structuredClone(standardMap(1, name)) as unknown as LooseFile

/**
 * Five areas in two rows, as small as a map can be:
 *
 *     Ahorn (red city) - Buche (village) - Dorn (yellow goods)
 *             Eiche (hop field) - Föhre (green start)
 */
export const smallFile = (): LooseFile => ({
  format: 'roundhouse-map 1',
  name: 'Five areas',
  grey: 'beer',
  yellow: 'mail',
  areas: [
    { name: 'Ahorn', at: [0, 0], terrain: 'plain', station: 'city', company: 'red' },
    { name: 'Buche', at: [0, 1], terrain: 'valley', station: 'village' },
    { name: 'Dorn', at: [0, 2], terrain: 'plain', goods: 'yellow' },
    { name: 'Eiche', at: [1, 0], terrain: 'hopfield', goods: 'grey' },
    { name: 'Föhre', at: [1, 1], terrain: 'plain', station: 'start', company: 'green' },
  ],
  borders: [
    ['Ahorn', 'Buche'],
    ['Ahorn', 'Eiche', 'river'],
    ['Buche', 'Dorn'],
    ['Buche', 'Eiche'],
    ['Buche', 'Föhre'],
    ['Dorn', 'Föhre', 'river'],
    ['Eiche', 'Föhre'],
  ],
  closed: [['Dorn', 'Föhre']],
  startOnly: ['Föhre'],
  lineBonus: { from: 'Ahorn', to: ['Buche'] },
})

/** The line of an area, for a test to change. */
export const areaOf = (file: LooseFile, name: string): Loose => file.areas.find(area => area['name'] === name)!

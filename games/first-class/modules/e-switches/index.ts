import type { Module } from '../../base/table.ts'
import { mechanicCard, mechanicsWork } from './mechanics.ts'
import { mechanicComplaints } from './referee.ts'
import { scoreSwitches, switchCard } from './switches.ts'

export const switchesAndMechanics: Module = {
  letter: 'E',
  name: 'Switches and mechanics',
  kinds: [switchCard, mechanicCard],

  carsChanged: mechanicsWork,
  scoring: scoreSwitches,
  complaints: mechanicComplaints,
}

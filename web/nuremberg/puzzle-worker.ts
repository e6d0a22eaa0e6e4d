import { rules } from '@roundhouse/bots/nuremberg/puzzles/rules'
import { manifest } from '@roundhouse/nuremberg/manifest'
import { servePuzzles } from '../puzzles/room-server.ts'

servePuzzles('nuremberg', manifest, rules)

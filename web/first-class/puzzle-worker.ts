import { rules } from '@roundhouse/bots/first-class/puzzles/rules'
import { manifest } from '@roundhouse/first-class/manifest'
import { servePuzzles } from '../puzzles/room-server.ts'

servePuzzles('first-class', manifest, rules)

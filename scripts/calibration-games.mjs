// Plays the games again with which the calibration of chances with module C is tested.
import { register } from 'tsx/esm/api'

register()
await import('./playthroughs/calibration-games.ts')

// Records the games in games/*/playthroughs again: all of them, or `node scripts/playthroughs.mjs nuremberg`, or of one set `... 1`.
import { register } from 'tsx/esm/api'

register()
await import('./playthroughs.ts')

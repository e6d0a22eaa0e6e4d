// Records the games in games/*/playthroughs anew: `node scripts/playthroughs.mjs nuremberg`, or with a set `... 1`.
import { register } from 'tsx/esm/api'

register()
await import('./playthroughs.ts')

// Records the games in games/first-class/playthroughs anew: `node scripts/playthroughs.mjs`.
import { register } from 'tsx/esm/api'

register()
await import('./playthroughs.ts')

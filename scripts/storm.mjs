// Runs simulated worlds in which tables elsewhere are played through every trouble: `npm run storm -- --worlds 1000`.
// docs/storm.md says what holds in them. The tests do a share of it.
import { ready } from './ready.mjs'

await ready()
const { register } = await import('tsx/esm/api')
register()
await import('../web/online/testing/storm/main.ts')

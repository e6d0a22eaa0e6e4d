// Builds the page and photographs its main screens into docs/screens: `npm run screenshots`.
import { ready } from './ready.mjs'

await ready()
const { register } = await import('tsx/esm/api')
register()
await import('../web/tools/screens/main.ts')

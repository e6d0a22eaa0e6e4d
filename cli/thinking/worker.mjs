// A thread does not inherit what makes TypeScript run, so it is set up once more.
import { register } from 'tsx/esm/api'

register()
await import('./worker.ts')

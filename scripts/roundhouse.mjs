// Gets the checkout ready, then becomes the command line: one process, so there is nothing to leave behind.
import { ready } from './ready.mjs'

await ready()
await import('../cli/bin/roundhouse.mjs')

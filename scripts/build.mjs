// Makes a checkout ready to serve: the dependencies, the page and the programs. A server that starts after that writes
// nothing beside its data, so that its code can belong to somebody else (docs/hosting.md).
import { bundled } from '../cli/bundle/bundle.mjs'
import { buildPage } from './page.mjs'
import { ready } from './ready.mjs'

await ready()
await buildPage()
for (const program of ['cli/main.ts', 'server/bots/thread.ts']) bundled(new URL(`../${program}`, import.meta.url))

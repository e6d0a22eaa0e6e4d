import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Workers that share their code with the page and with each other. Vite builds each worker as a world of its own, with
 * the rules once more in every one; here a worker is another way into the same build, so that the rules are fetched
 * once, and kept once for journeys without a network.
 */
export const workersOfOneBuild = (workers: Set<string>): Plugin => ({
  name: 'workers-of-one-build',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    const shared = code.replaceAll(/new Worker\(\s*new URL\('([^']+)', import\.meta\.url\)/g, (_, path: string) => {
      const begin = resolve(dirname(id), path)
      workers.add(begin)
      const worker = this.emitFile({ type: 'chunk', id: begin })
      return `new Worker(import.meta.ROLLUP_FILE_URL_${worker}`
    })
    return shared === code ? null : shared
  },
})

/** What is fetched ahead is written into the page's head, which workers do not have: only the page's own parts do so. */
export const preloadedByThePage = (_: string, parts: string[], { hostId }: { hostId: string }): string[] =>
  /(^|\/)(index|first-page)\b/.test(hostId) ? parts : []

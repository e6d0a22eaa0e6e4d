import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** The order of the layers, as the page's first style sheet says it. */
const ORDER = /@layer [^;{]+;/.exec(readFileSync(new URL('./shell/styles.css', import.meta.url), 'utf8'))![0]

/**
 * Every style sheet says the order of the layers first. A browser ranks layers as it meets them, and which file it meets
 * first is up to how the build has divided them.
 */
export const layersInOrder = (): Plugin => ({
  name: 'layers-in-order',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('.css') && !id.includes('node_modules') && !code.includes(ORDER) ? `${ORDER}\n${code}` : null,
})

import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

/** The sources of the other packages are TypeScript, taken as they are. */
const from = (name: string, folder: string) => ({
  find: new RegExp(`^${name}/(.+)$`),
  replacement: fileURLToPath(new URL(`../${folder}/$1.ts`, import.meta.url)),
})

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  resolve: {
    alias: [
      from('@roundhouse/kernel', 'kernel'),
      from('@roundhouse/first-class', 'games/first-class'),
      from('@roundhouse/nuremberg', 'games/nuremberg'),
      from('@roundhouse/bots', 'bots'),
    ],
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  build: { outDir: 'dist', target: 'es2023', emptyOutDir: true },
})

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { compiledAhead } from './compile-ahead.ts'
import { fetchedAhead, firstParts } from './first-parts.ts'
import { leanFonts } from './fonts.ts'
import { layersInOrder } from './layers.ts'
import { packedAhead } from './pack-ahead.ts'
import { preloadedByThePage, workersOfOneBuild } from './workers.ts'

const manifestIn = (folder: string): { readonly name: string; readonly workspaces?: readonly string[] } =>
  JSON.parse(readFileSync(new URL(`../${folder}/package.json`, import.meta.url), 'utf8'))

/** The sources of our packages are TypeScript, taken as they are. */
const alias = manifestIn('.').workspaces!.map(folder => ({
  find: new RegExp(`^${manifestIn(folder).name}/(.+)$`),
  replacement: fileURLToPath(new URL(`../${folder}/$1.ts`, import.meta.url)),
}))

const fileOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url))
const MAIN = fileOf('main.tsx')
const PAGE = fileOf('page.tsx')

/** The files with which workers begin, as the build meets them. */
const workers = new Set<string>()

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  resolve: { alias },
  plugins: [
    leanFonts(),
    layersInOrder(),
    workersOfOneBuild(workers),
    fetchedAhead(PAGE),
    packedAhead(),
    VitePWA({
      // A new version is offered, never forced: a running game is not torn from under its players.
      registerType: 'prompt',
      injectRegister: false,
      workbox: {
        globPatterns: ['**/*.{html,js,css,json,svg,png,woff2}'],
        maximumFileSizeToCacheInBytes: 4_000_000,
        // Shows notifications, also while the page is closed.
        importScripts: ['push-worker.js'],
      },
      manifest: {
        name: 'Roundhouse',
        short_name: 'Roundhouse',
        description: 'Two railway board games, completely and exactly',
        display: 'standalone',
        background_color: '#0a1324',
        theme_color: '#0a1324',
        icons: [
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
          // Drawn to be cut to any shape: what matters stays within the middle.
          { src: 'icon-maskable.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
          { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
    }),
  ],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    target: 'es2023',
    emptyOutDir: true,
    rolldownOptions: {
      output: { postBanner: compiledAhead, codeSplitting: { groups: firstParts(MAIN, PAGE, workers) } },
    },
    modulePreload: { resolveDependencies: preloadedByThePage },
  },
})

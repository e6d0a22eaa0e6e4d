import type { Plugin } from 'vite'

/**
 * Of the typefaces only what a reader may need. Letters beyond those of our languages, as names have them, are fetched
 * when they are met; those of Vietnamese are left out, and so are files for browsers that cannot run the page anyway.
 */
export const leanFonts = (): Plugin => ({
  name: 'lean-fonts',
  enforce: 'pre',
  transform: (code, id) =>
    /@fontsource\/.+\.css$/.test(id)
      ? code
          .replaceAll(/\/\* \S+-vietnamese-\S+ \*\/\s*@font-face \{[^}]*\}/g, '')
          .replaceAll(/,\s*url\([^)]+\.woff\) format\('woff'\)/g, '')
      : null,
})

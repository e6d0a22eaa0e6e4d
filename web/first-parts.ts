import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

/* What everybody needs who comes in, and how it is divided into files. */

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** The modules that come with one, itself first: all that it imports, and what those do. */
function allOf(modules: Modules, begin: string): ReadonlySet<string> {
  const met = new Set([begin])
  for (const id of met) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) met.add(next)
  return met
}

/** What home says in a language, of whatever game. */
const FIRST_WORDS = /\/words\/(?:about|levels|page)\/([\w-]+)\.json$/

/**
 * The files: the few things that are needed to ask for words, what workers use too, what only the page does, and the words of each
 * language. Left to itself the build divides all that into some thirty, by which of the other pages need which part of it:
 * most of them smaller than what it takes to ask for them.
 */
export function firstParts(main: string, page: string, workers: ReadonlySet<string>) {
  const known = new Map<string, ReadonlySet<string>>()
  const isIn = (begin: string, id: string, modules: Modules): boolean => {
    const all = known.get(begin) ?? allOf(modules, begin)
    known.set(begin, all)
    return all.has(id)
  }
  const isOfWorkers = (id: string, modules: Modules): boolean => [...workers].some(worker => isIn(worker, id, modules))
  // A group takes with its modules what they import, unless one before it has taken that. Styles are no part of what workers use:
  // the build would have a worker fetch them.
  return [
    (id: string, modules: Modules) => (id !== main && !id.endsWith('.css') && isIn(main, id, modules) ? 'first' : null),
    (id: string, modules: Modules) => (isIn(page, id, modules) && isOfWorkers(id, modules) ? 'first-rules' : null),
    (id: string, modules: Modules) => (isIn(page, id, modules) ? 'first-page' : null),
    (id: string) => FIRST_WORDS.exec(id)?.[1]?.replace(/^/, 'first-words-') ?? null,
  ].map(name => ({ name }))
}

/** The page's head asks for the page itself at once, not only when the first file has come. */
export const fetchedAhead = (page: string): Plugin => ({
  name: 'fetched-ahead',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) =>
      tagsOf(bundle as Rolldown.OutputBundle, page).filter(({ attrs }) => !html.includes(`"${attrs.href}"`)),
  },
})

type LinkTag = HtmlTagDescriptor & { readonly attrs: { readonly href: string } }

function tagsOf(bundle: Rolldown.OutputBundle, page: string): LinkTag[] {
  const chunks = Object.values(bundle).filter((part): part is Rolldown.OutputChunk => part.type === 'chunk')
  const begin = chunks.find(({ moduleIds }) => moduleIds.includes(page))
  if (begin === undefined) return []
  const all = [begin, ...chunks.filter(({ fileName }) => begin.imports.includes(fileName))]
  const styles = all.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
  const tag = (rel: string, file: string): LinkTag => ({
    tag: 'link',
    attrs: { rel, crossorigin: true, href: `./${file}` },
    injectTo: 'head',
  })
  return [
    ...all.map(({ fileName }) => tag('modulepreload', fileName)),
    ...styles.map(style => tag('stylesheet', style)),
  ]
}

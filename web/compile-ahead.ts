/** Browsers that know it compile all functions of a file while it is fetched, in another thread; others skip a comment. */
const HINT = '//# allFunctionsCalledOnLoad'

interface Part {
  readonly isEntry: boolean
  readonly moduleIds: readonly string[]
}

/**
 * Parts of the page that come later, such as tables: what they draw is compiled before the first tap, not with it. The first
 * file is left as it is, since most of it is not needed to be at home.
 */
export const compiledAhead = ({ isEntry, moduleIds }: Part): string =>
  !isEntry && moduleIds.some(id => id.endsWith('.tsx')) ? HINT : ''

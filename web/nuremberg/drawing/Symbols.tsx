import symbols from './symbols.svg?raw'

/** All pieces once, unseen: the table takes them from there. */
export const Symbols = () => <div class="symbols" aria-hidden="true" dangerouslySetInnerHTML={{ __html: symbols }} />

/** The signs of the companies. */
export const STAR = 'M0-6L1.6-1.9 5.9-1.7 2.5 1 3.7 5.2 0 2.8-3.7 5.2-2.5 1-5.9-1.7-1.6-1.9Z'
export const LEAF = 'M0-6.4C4.8-3.6 5.2 1.6 0 6.2C-5.2 1.6-4.8-3.6 0-6.4Z'

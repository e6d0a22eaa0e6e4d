import symbols from './symbols.svg?raw'

/** All pieces once, unseen: the table takes them from there. */
export const Symbols = () => <div class="symbols" aria-hidden="true" dangerouslySetInnerHTML={{ __html: symbols }} />

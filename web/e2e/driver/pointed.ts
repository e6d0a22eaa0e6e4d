/** What can be pointed at on a table, best first: what was begun to be chosen is finished. */
export const POINTED = {
  'first-class': [
    '.leaving [data-sure]',
    '.decision:has(.chosen) .buttons .is-main',
    '.chosen .choices .choice',
    '.target.is-open',
    '.big-choices .table-button',
    '.buttons .table-button[data-main]',
    '.buttons .table-button.is-main',
  ],
  nuremberg: [
    '.decision [data-sure]',
    '.decision button.go:not([aria-disabled])',
    'button.space.can',
    'button.box.can',
    '.hit.can',
    '.piece-mark',
    'button.train.can',
    '.acts button[data-move]',
  ],
} satisfies Readonly<Record<string, readonly string[]>>

/** A game with a table of its own, at which tests know what to point at. */
export type DrawnGame = keyof typeof POINTED

export const DRAWN_GAMES = Object.keys(POINTED) as readonly DrawnGame[]

/** What one looks at while others think. */
export const LOOKED_AT: Readonly<Record<DrawnGame, string>> = {
  'first-class': '.rival-name',
  nuremberg: '.zoom button',
}

/** What lies side by side on a table, however large the screen is. */
export const PARTS: Readonly<Record<DrawnGame, string>> = {
  'first-class': '.head, .offer-rows, .market, .rivals, .rival-lines, .board, .decision',
  nuremberg: '.head, .map-place, .panel, .decision',
}

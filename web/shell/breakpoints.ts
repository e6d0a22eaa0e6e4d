/** The widths at which the page changes; `styles.test.ts` holds all styles to them. */
export const BREAKPOINTS = { wide: '60rem', phone: '47.5rem', small: '30rem' } as const

/** The folder where games save themselves: `saves` below where one stands, or what ROUNDHOUSE_SAVES names. */
export const SAVES = process.env['ROUNDHOUSE_SAVES'] || 'saves'

/** The one table of a world. */
export const TABLE = 'stormTab1es2'

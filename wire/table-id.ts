/** What tables are called: 12 letters and digits, without those that look alike (0 and O, I and l). */
export const TABLE_ID = '^[1-9A-HJ-NP-Za-km-z]{12}$'

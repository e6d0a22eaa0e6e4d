/** What turns one piece of plain data into another (`differenceOf`, `patch`). */
export type Difference = unknown

/** All files below a folder, besides what tools keep for themselves. */
export function filesIn(folder: string): string[]

/** Files that came up between two looks. */
export function newFiles(before: readonly string[], after: readonly string[]): string[]

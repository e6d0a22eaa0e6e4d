/** Raised when a page written for the one before could not go on. A page needs the number alone, and not what it stands for. */
export const WIRE = 2

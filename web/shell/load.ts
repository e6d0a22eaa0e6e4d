/** Fetches a part of the page when it is first needed. */
export type Load<Part> = () => Promise<Part>

/** Highlights parts of the table; the answer ends it. They are marked where they are, and not drawn again. */
export function light(parts: readonly HTMLElement[]): () => void {
  for (const part of parts) part.dataset['lit'] = ''
  return () => {
    for (const part of parts) delete part.dataset['lit']
  }
}

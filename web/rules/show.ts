/** Brings a rule, a chapter or a card into sight, and the reader's ears to it. */
export function show(id: string): void {
  const found = document.getElementById(id)
  found?.scrollIntoView({ block: 'center' })
  found?.focus({ preventScroll: true })
}

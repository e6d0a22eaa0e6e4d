/**
 * A short hash of plain data: enough to notice that a log no longer leads where it led. 53 bits, made of two that are
 * mixed from the signs of its JSON as FNV-1a does.
 */
export function stateHash(state: unknown): string {
  const text = JSON.stringify(state)
  let one = 0x811c9dc5
  let other = 0x9dc5811c
  for (let n = 0; n < text.length; n++) {
    const sign = text.charCodeAt(n)
    one = Math.imul(one ^ sign, 0x01000193)
    other = Math.imul(other ^ sign, 0x85ebca6b)
  }
  const high = (other ^ (other >>> 15)) & 0x1fffff
  const low = (one ^ (one >>> 13)) >>> 0
  return (high * 0x1_0000_0000 + low).toString(36)
}

/** With one byte for their length, and with two more. */
const SHORT = 125
const MEDIUM = 0xffff

/** A whole text in one frame, and that two bytes with its length follow (RFC 6455, 5.2). */
const TEXT = 0x81
const TWO_BYTES = 126

/**
 * A message as a server lays it on a WebSocket that compresses nothing: a head of a few bytes and the text, as a string of which every
 * sign is a byte. So it is handed to the system as it is, where the library writes two pieces. `null`: the library has to, for signs of
 * several bytes and for long texts.
 */
export function textFrame(text: string): string | null {
  const { length } = text
  if (length > MEDIUM || Buffer.byteLength(text) !== length) return null
  const head =
    length <= SHORT
      ? String.fromCharCode(TEXT, length)
      : String.fromCharCode(TEXT, TWO_BYTES, length >> 8, length & 0xff)
  return head + text
}

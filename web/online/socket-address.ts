/** The socket is beside the page, wherever that is. */
export function socketAddress(): string {
  const address = new URL('api/socket', document.baseURI)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  address.hash = ''
  return address.href
}

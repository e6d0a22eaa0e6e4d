import type { LineSupport, Socket, SocketEvents } from './line.ts'

/* The network and the time as a browser has them, for pages and workers. */

/** Runs something so many milliseconds later; answers how to call it off. */
export const after = (milliseconds: number, run: () => void): (() => void) => {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}

export function socketBeside(page: string, table: string | null): string {
  const address = new URL('api/socket', page)
  if (table !== null) address.searchParams.set('table', table)
  return address.href.replace(/^http/, 'ws')
}

function connect(address: string, { onOpen, onText, onClosed }: SocketEvents): Socket {
  const socket = new WebSocket(address)
  socket.onopen = onOpen
  socket.onmessage = ({ data }) => onText(String(data))
  socket.onclose = ({ code }) => onClosed(code)
  return { send: text => socket.send(text), close: () => socket.close() }
}

/**
 * A line to the socket beside a page, wherever that is. One for a table names it, so that a proxy in front of several nodes can
 * send all who look at it to the same one.
 */
export const lineBeside = (page: string, table: string | null = null): LineSupport => ({
  connect: events => connect(socketBeside(page, table), events),
  now: Date.now,
  wake: after,
  random: Math.random,
  isOnline: () => navigator.onLine,
})

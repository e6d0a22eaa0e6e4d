import type { LineSupport, Socket, SocketEvents } from './line.ts'

/* The network and the time as a browser has them, for pages and workers. */

/** Runs something so many milliseconds later; answers how to call it off. */
export const after = (milliseconds: number, run: () => void): (() => void) => {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}

function connect(address: string, { onOpen, onText, onClosed }: SocketEvents): Socket {
  const socket = new WebSocket(address)
  socket.onopen = onOpen
  socket.onmessage = ({ data }) => onText(String(data))
  socket.onclose = ({ code }) => onClosed(code)
  return { send: text => socket.send(text), close: () => socket.close() }
}

/** A line to the socket beside a page, wherever that is. */
export const lineBeside = (page: string): LineSupport => ({
  connect: events => connect(new URL('api/socket', page).href.replace(/^http/, 'ws'), events),
  now: Date.now,
  wake: after,
  random: Math.random,
  isOnline: () => navigator.onLine,
})
